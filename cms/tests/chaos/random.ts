/** Chance that a seed repeats. */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number;
  /** One of a list; undefined when it is empty. */
  oneOf<T>(list: readonly T[]): T | undefined;
}

/** Mulberry32: 32 bits of state, good enough to choose what happens next. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, oneOf: (list) => list[below(list.length)] };
}
