// The types of preact.js. What a template becomes cannot be known, so `html` promises no more than a node.
import type { VNode } from "preact";

export { Component, createContext, h, render } from "preact";
export { useCallback, useContext, useDebugValue, useEffect, useErrorBoundary, useImperativeHandle } from "preact/hooks";
export { useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
