/**
 * @param {ArrayLike<number>} sorted smallest first
 * @param {number} share from 0 to 1
 */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle one, or the mean of the two in the middle. @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/**
 * A round of a case: what came of it, and what it cost the process that answered.
 * @typedef {import('./load.mjs').LoadResult & { cpu: number }} Round `cpu` in seconds
 *
 * @typedef {object} Figures medians of rounds
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} cpu milliseconds for each request
 * @property {Record<string, number>} statuses of all rounds together
 */

/** @param {readonly Round[]} rounds @returns {Figures} */
export function figuresOf(rounds) {
  /** @type {Record<string, number>} */
  const statuses = {};
  for (const round of rounds) {
    for (const [status, count] of Object.entries(round.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
  }
  const of = (/** @type {(round: Round) => number} */ figure) => median(rounds.map(figure));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cpu: of(({ cpu, count }) => (cpu * 1_000) / Math.max(1, count)),
    statuses,
  };
}
