// Works away from the page. One message is the module, which the page fetched and compiled for all
// workers; every other one is a question: its number, its text and its parcels of bytes. Questions
// that come before the module wait for it.
"use strict";

importScripts("/assets/marelle-worker.js");

const early = [];
let isReady = false;

const answer = ([number, text, parcels]) => {
  try {
    self.postMessage([number, ...wasm_bindgen.run_errand(text, parcels)]);
  } catch (trouble) {
    console.error(trouble);
    self.postMessage([number, null, []]);
  }
};

self.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    wasm_bindgen.initSync({ module: data });
    isReady = true;
    early.splice(0).forEach(answer);
  } else if (isReady) {
    answer(data);
  } else {
    early.push(data);
  }
};
