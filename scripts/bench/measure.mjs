import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * @typedef {object} Latencies in milliseconds
 * @property {number} p50
 * @property {number} p95
 * @property {number} p99
 * @property {number} worst
 * @property {number} perSecond
 */

/**
 * Asks one question after the other and takes the time of each.
 * @template Q
 * @param {readonly Q[]} questions
 * @param {(question: Q) => unknown} ask
 * @returns {Promise<Latencies>}
 */
export async function measure(questions, ask) {
  /** @type {number[]} */
  const times = [];
  const began = performance.now();
  for (const question of questions) {
    const start = performance.now();
    await ask(question);
    times.push(performance.now() - start);
  }
  const seconds = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1), perSecond: questions.length / seconds };
}

/**
 * Does work and says how long it took, and how long it kept everything else waiting at most.
 * @param {() => Promise<unknown>} work
 */
export async function watchPauses(work) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  delay.disable();
  return { seconds, longest: delay.max / 1e6, p99: delay.percentile(99) / 1e6 };
}

/** @param {string} name @param {Latencies} latencies */
export function lineOf(name, { p50, p95, p99, worst, perSecond }) {
  const cells = [p50, p95, p99, worst].map((ms) => `${ms.toFixed(ms < 10 ? 2 : 1)} ms`.padStart(11));
  return `${name.padEnd(34)}${cells.join('')}${perSecond.toFixed(0).padStart(9)}/s`;
}

export const HEADING = `${''.padEnd(34)}${['p50', 'p95', 'p99', 'worst'].map((name) => name.padStart(11)).join('')}${'searches'.padStart(11)}`;
