/**
 * Chance that is the same in every run with the same seed (mulberry32).
 * @param {number} seed
 */
export function createChance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number between both, both included. @param {number} least @param {number} most */
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    /** True so often, from 0 to 1. @param {number} often */
    happens: (often) => next() < often,
    /** @template T @param {readonly T[]} some @returns {T} */
    oneOf: (some) => /** @type {T} */ (some[Math.floor(next() * some.length)]),
  };
}

/** @typedef {ReturnType<typeof createChance>} Chance */
