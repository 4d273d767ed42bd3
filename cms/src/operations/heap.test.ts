import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { keepHeapSmall } from './heap';

const MEGABYTE = 1_000_000;
const KEPT = 40;

/** Keeps so many megabytes, replaces them several times over, and says how much the heap came to hold of them. */
function mostHeld(): number {
  const began = getHeapStatistics().used_heap_size;
  const kept: number[][] = [];
  let most = 0;
  for (let turn = 0; turn < 12 * KEPT; turn += 1) {
    kept[turn % KEPT] = new Array<number>(MEGABYTE / 8).fill(turn);
    most = Math.max(most, getHeapStatistics().used_heap_size - began);
  }
  return most / MEGABYTE;
}

afterAll(() => setFlagsFromString('--heap-growing-percent=0'));

test('garbage is collected before it takes as much again as what is in use', () => {
  const usual = mostHeld();
  keepHeapSmall();
  const small = mostHeld();
  expect(small).toBeLessThan(usual / 2);
});
