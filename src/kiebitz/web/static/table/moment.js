/** @import { Sight } from "../types.js" */

/** Tells the moments of a table apart. @param {Sight} sight */
export const momentOf = (sight) => `${sight.deal}/${sight.moves}`;
