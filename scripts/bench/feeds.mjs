import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../steps/problem.mjs';
import { readPages } from './rounds.mjs';

/**
 * @typedef {import('./load.mjs').LoadResult} LoadResult
 *
 * @typedef {object} FeedRounds
 * @property {number} feeds
 * @property {number} first seconds of CPU for the round in which every night is new
 * @property {number} usual the same for one in which none is
 * @property {LoadResult} beside pages in memory, while all feeds are fetched
 */

/** Each apartment is sold by these. */
const CHANNELS = ['airbnb', 'booking-com', 'vrbo'];
/** A round begins within a quarter of a minute, and goes on after a pause where it takes long. */
const LONGEST_ROUND_MS = 240_000;
/** What is due was fetched longer ago than this, and what was fetched in this round was not. */
const RECENT_SECONDS = 3_600;
const STEP_MS = 500;
const READING_SECONDS = 8;

/**
 * Connects three calendars to each apartment, has all of them fetched twice, and once more while guests read.
 * @param {object} setting
 * @param {import('./product.mjs').Product} setting.product
 * @param {import('./worker.mjs').Worker} setting.readers
 * @param {import('./worker.mjs').Worker} setting.channel
 * @param {(task: object) => Promise<unknown>} setting.inDatabase
 * @param {readonly import('./cases.mjs').Case[]} cases
 * @param {(label: string) => void} relabel
 * @returns {Promise<FeedRounds>}
 */
export async function measureFeeds({ product, readers, channel, inDatabase }, cases, relabel) {
  const ask = async () => /** @type {{ url: string, served: number }} */ (await channel.ask(null));

  /** Makes all feeds due, and waits until the first of them is fetched. */
  async function begin() {
    const { url, served } = await ask();
    const { cpu } = await product.vitals();
    const feeds = /** @type {number} */ (await inDatabase({ feeds: { url, channels: CHANNELS } }));
    await until(async () => (await ask()).served > served);
    return { feeds, served, cpu };
  }

  /** Waits until all are written down; the seconds of CPU since they were made due. */
  async function end(/** @type {{ feeds: number, served: number, cpu: number }} */ { feeds, served, cpu }) {
    await until(async () => (await product.vitals()).oldestFeed < RECENT_SECONDS);
    const fetched = (await ask()).served - served;
    if (fetched !== feeds) throw new Problem(`${feeds} feeds were due, and ${fetched} were fetched.`);
    return (await product.vitals()).cpu - cpu;
  }

  relabel('Calendar feeds: a round of new ones');
  const first = await begin();
  const firstCpu = await end(first);
  relabel('Calendar feeds: a round of known ones');
  const usualCpu = await end(await begin());
  relabel('Calendar feeds: readers beside a round');
  const round = await begin();
  const beside = await readPages({ product, readers }, cases, READING_SECONDS, 'beside calendar feeds');
  await end(round);
  return { feeds: first.feeds, first: firstCpu, usual: usualCpu, beside };
}

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  const limit = performance.now() + LONGEST_ROUND_MS;
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Problem('A round of calendar feeds did not end.');
    await pause(STEP_MS);
  }
}
