// What the page uses of preact, its hooks and htm, in one place.
import htm from "./htm.module.js";
import { h } from "./preact.module.js";

export { createContext, render } from "./preact.module.js";
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./hooks.module.js";

export const html = htm.bind(h);
