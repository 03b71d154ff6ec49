// The types of preact.js. What a template becomes cannot be known, so `html` promises no more than a node.
import type { VNode } from "preact";

export { createContext, render } from "preact";
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
