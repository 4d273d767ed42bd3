import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../steps/problem.mjs';
import { sampleAnswer } from './sample-answer.mjs';

const MAILING_STEP_MS = 500;
const LONGEST_MAILING_MS = 120_000;

/** @typedef {import('./cases.mjs').Case} Case */
/** @typedef {import('./figures.mjs').Round} Round */
/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {import('./load.mjs').LoadResult} LoadResult */
/** @typedef {ReturnType<typeof import('./worker.mjs').startWorker>} Worker */

/**
 * @typedef {object} Measured rounds of a case, of the product and of a bare Koa in turn
 * @property {Case} of
 * @property {Round[]} product
 * @property {Round[]} bare
 */

/**
 * Measures each case for a while, then each again, the product and a bare Koa that sends the same bytes one
 * after the other: what else the machine does meanwhile meets all of them alike.
 * @param {object} setting
 * @param {import('./product.mjs').Product} setting.product
 * @param {Worker} setting.bare
 * @param {Worker} setting.load
 * @param {readonly Case[]} cases
 * @param {{ rounds: number, seconds: number, connections: number }} options
 * @param {(label: string) => void} relabel
 * @returns {Promise<{ measured: Measured[], memory: number, booked: number }>} `memory` the most bytes seen after a
 *   round; `booked` how often a reservation was promised
 */
export async function measureCases(
  { product, bare, load },
  cases,
  { rounds, seconds, connections },
  relabel,
) {
  let memory = 0;
  let booked = 0;
  const send = async (/** @type {Case} */ { name, expected, once }, /** @type {Load} */ work) => {
    const result = /** @type {LoadResult} */ (await load.ask(work));
    const strange = Object.keys(result.statuses).filter((status) => !expected.includes(Number(status)));
    if (
      result.failures > 0 ||
      strange.length > 0 ||
      result.count === 0 ||
      (once && result.count !== work.requests.length)
    ) {
      const { count, failures, statuses } = result;
      throw new Problem(
        `${name}: ${count} answers, ${failures} failures, statuses ${JSON.stringify(statuses)}`,
      );
    }
    return result;
  };

  /** @type {(of: Case, work: Omit<Load, 'url'>) => Promise<Round>} */
  async function roundOfProduct(of, work) {
    const before = await product.vitals();
    const result = await send(of, { ...work, url: product.url });
    const after = await product.vitals();
    if (of.rendered && after.hits > before.hits)
      throw new Problem(`${of.name}: pages came from the page cache.`);
    memory = Math.max(memory, after.memory);
    if (of.once) booked += result.statuses[201] ?? 0;
    return { ...result, cpu: after.cpu - before.cpu };
  }

  /** @type {(of: Case, work: Omit<Load, 'url'>, answer: unknown) => Promise<Round>} */
  async function roundOfBare(of, work, answer) {
    const ask = async (/** @type {unknown} */ next) =>
      /** @type {{ url: string, cpu: number }} */ (await bare.ask(next));
    const before = await ask(answer);
    const result = await send(of, { ...work, url: before.url });
    return { ...result, cpu: (await ask(null)).cpu - before.cpu };
  }

  /** What reservations leave to be done afterwards is not what the next case is measured by. */
  async function untilMailed() {
    const limit = performance.now() + LONGEST_MAILING_MS;
    while ((await product.vitals()).mails > 0 && performance.now() < limit) await pause(MAILING_STEP_MS);
  }

  /** @type {Measured[]} */
  const measured = cases.map((of) => ({ of, product: [], bare: [] }));
  // The first round warms up, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { of, product: ofProduct, bare: ofBare } of measured) {
      relabel(`${round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`}: ${of.name}`);
      const requests = await of.requests(product.url);
      const duration = round === 0 ? 1 : seconds;
      const work = { requests, connections, seconds: of.once ? null : duration };
      const [sample] = requests;
      if (!sample) throw new Problem(`${of.name}: nothing to ask.`);
      // What can be sent but once has a key by which it is known again when the round sends it.
      const answer = await sampleAnswer(product.url, sample, of.expected[0] ?? 200);
      const first = await roundOfProduct(of, work);
      if (of.once) await untilMailed();
      const second = await roundOfBare(of, work, answer);
      if (round === 0) continue;
      ofProduct.push(first);
      ofBare.push(second);
    }
  }
  return { measured, memory, booked };
}
