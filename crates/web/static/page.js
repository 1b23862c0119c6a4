// Starts the application: compiles the module once, and lets the program show itself.
"use strict";

(async () => {
  const place = document.querySelector("meta[name=marelle-wasm]").content;
  try {
    // The same bytes that the page announced; workers are handed the compiled module.
    const module = await WebAssembly.compileStreaming(fetch(place));
    await wasm_bindgen({ module_or_path: module });
    document.getElementById("loading").remove();
    wasm_bindgen.start_app();
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
