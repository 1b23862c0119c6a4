// Starts the application: compiles the module of the page, and lets the program show itself.
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

(async () => {
  // Who makes games gets the larger page, which can do everything; it is asked for by its address.
  const isMaking = /^#\/(make|edit)(\/|$)/.test(location.hash);
  const page = isMaking ? "marelle-maker" : "marelle-player";
  try {
    const compiled = WebAssembly.compileStreaming(fetch(address(`${page}-module`)));
    await run(address(page));
    await wasm_bindgen({ module_or_path: await compiled });
    wasm_bindgen.start_app();
    document.getElementById("loading").remove();
  } catch (trouble) {
    console.error(trouble);
    const told = document.getElementById("trouble");
    if (told) told.hidden = false;
    return;
  }
  if ("serviceWorker" in navigator) {
    // Without it everything works but for being offline.
    navigator.serviceWorker.register("/sw.js").catch((trouble) => console.warn(trouble));
  }
})();
