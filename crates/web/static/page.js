// Starts the application: compiles the module of the page while it comes, telling how far that is,
// and lets the program show itself.
"use strict";

const address = (part) => document.querySelector(`meta[name=${part}]`).content;

const run = (place) =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = place;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

// The words of the first second, in the first language that the person and Marelle speak.
const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
document.documentElement.lang = wanted.find((name) => name === "fr" || name === "en") || "en";

// Tells how much of a module has come. A copy is counted, since browsers keep what they compile
// from the answer itself.
const follow = async (response, all) => {
  const bar = document.getElementById("progress");
  const parts = response.body.getReader();
  let come = 0;
  for (let part = await parts.read(); !part.done; part = await parts.read()) {
    come += part.value.byteLength;
    if (bar && all) bar.value = Math.min(100, (100 * come) / all);
  }
};

(async () => {
  // Who makes games gets the larger page, which can do everything; it is asked for by its address.
  const isMaking = /^#\/(make|edit)(\/|$)/.test(location.hash);
  const page = isMaking ? "marelle-maker" : "marelle-player";
  try {
    const all = Number(address(`${page}-bytes`));
    const module = fetch(address(`${page}-module`)).then((response) => {
      follow(response.clone(), all).catch(() => {});
      return response;
    });
    const compiled = WebAssembly.compileStreaming(module);
    await run(address(page));
    await wasm_bindgen({ module_or_path: await compiled });
    wasm_bindgen.start_app();
    performance.mark("started");
    document.getElementById("loading").remove();
  } catch (trouble) {
    console.error(trouble);
    const [told, coming] = ["trouble", "coming"].map((id) => document.getElementById(id));
    if (told) told.hidden = false;
    if (coming) coming.hidden = true;
    return;
  }
  if ("serviceWorker" in navigator) {
    // Without it everything works but for being offline.
    navigator.serviceWorker.register("/sw.js").catch((trouble) => console.warn(trouble));
  }
})();
