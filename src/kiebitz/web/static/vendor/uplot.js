// What the page uses of uPlot.
export { default as Plot } from "./uPlot.esm.js";
