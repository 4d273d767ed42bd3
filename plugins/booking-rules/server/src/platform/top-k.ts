/** Which of two comes first: negative for the first, never 0 for two that differ. */
export type Order = (a: number, b: number) => number;

/**
 * The first `most` of some numbers in an order, sorted. A page of a long list costs one look at each and the
 * sorting of the page.
 */
export function topK(numbers: Uint32Array, most: number, order: Order): Uint32Array {
  if (most >= numbers.length) return numbers.slice().sort(order);
  // A heap of the best so far, the worst of them on top.
  const heap = numbers.slice(0, most);
  for (let start = (most >>> 1) - 1; start >= 0; start -= 1) sink(heap, start, order);
  for (let index = most; index < numbers.length; index += 1) {
    const candidate = numbers[index] ?? 0;
    if (most === 0 || order(candidate, heap[0] ?? 0) > 0) continue;
    heap[0] = candidate;
    sink(heap, 0, order);
  }
  return heap.sort(order);
}

function sink(heap: Uint32Array, from: number, order: Order): void {
  const value = heap[from] ?? 0;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && order(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    if (order(heap[child] ?? 0, value) <= 0) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = value;
}
