import { setFlagsFromString } from 'node:v8';

/** By how much of what is in use the heap may grow before V8 looks for garbage. */
const GROWING_PERCENT = 30;

/**
 * Has V8 collect garbage before it takes much more memory. By itself it lets the heap of a server double or more, and
 * never gives that back while there is little to do: what a start or the reports of the morning leave behind stays.
 * Called once everything is loaded: while the heap is filled for the first time, there is little garbage to find.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}
