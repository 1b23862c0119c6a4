// Thinks away from the page. The first message is the module that the page compiled, every
// other one a question: its number and its text. Messages come in order and starting the module
// waits for nothing, so no question can be too early.
"use strict";

importScripts("/assets/marelle.js");

self.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    wasm_bindgen.initSync({ module: data });
    return;
  }
  const [number, text] = data;
  try {
    self.postMessage([number, wasm_bindgen.worker_handle(text)]);
  } catch (trouble) {
    console.error(trouble);
    self.postMessage([number, null]);
  }
};
