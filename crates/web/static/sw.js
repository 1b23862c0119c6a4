// Keeps the application for when there is no network. It begins once the page can be used: what
// the page opened with is at hand already, the modules of workers and of those who make games are
// fetched now, the rest when it is first used. Two lines are filled in when the application is built.
"use strict";

const VERSION = "";
const FILES = [];

const PREFIX = "marelle-";
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES);
    await self.skipWaiting();
  };
  event.waitUntil(fetchAll());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    // An open page of the version before may still ask for its parts.
    const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const older = ours.filter((name) => name !== CACHE).slice(0, -1);
    await Promise.all(older.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? "/" : request;
  const kept = (await cache.match(wanted)) ?? (await caches.match(wanted));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith("/assets/")) {
    await cache.put(request, response.clone());
  }
  return response;
};

// The games that others share on the server; none while it cannot be reached.
const SHARED = "/api/designs";
const none = () => new Response("[]", { headers: { "content-type": "application/json" } });

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method === "GET" && address.pathname === SHARED) {
    event.respondWith(fetch(request).catch(none));
    return;
  }
  const isPage = address.origin === self.location.origin && !address.pathname.startsWith("/api/");
  const isCheck = ["/health", "/ready", "/metrics"].includes(address.pathname);
  if (request.method === "GET" && isPage && !isCheck) event.respondWith(answer(request));
});
