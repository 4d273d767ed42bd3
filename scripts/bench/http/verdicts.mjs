/**
 * @typedef {import('./figures.mjs').Figures} Figures
 * @typedef {object} Outcome what the bench has found out
 * @property {number} startSeconds
 * @property {number} idleBytes
 * @property {{ name: string, product: Figures, bare: Figures, ratio: number }[]} cases
 * @property {import('./crowd.mjs').Crowd[]} crowds
 *
 * @typedef {{ sentence: string, met: boolean }} Verdict
 */

const LEAST_RATIO = 0.7;
const LEAST_RESULTS = 500;
/** The speed of a bare Koa on the machine for which requests per second were named. */
const REFERENCE_SPEED = 12_000;
const LEAST_QUOTES = 1_000;
/** Milliseconds for a page in memory, while somebody else has 50 searches under way. */
const MOST_BESIDE = 100;
const MOST_IDLE = 350;
const MOST_SECONDS = 4;
const MEGABYTE = 1_000_000;

/**
 * Holds what was measured to the targets, a sentence each.
 * @param {Outcome} outcome
 * @returns {Verdict[]}
 */
export function verdictsOf({ startSeconds, idleBytes, cases, crowds }) {
  const speed = cases.find(({ name }) => name.startsWith('home'))?.bare.perSecond ?? 0;
  const results = cases.find(({ name }) => name.startsWith('results'));
  const quotes = cases.find(({ name }) => name === 'POST /api/quotes');
  const share = speed / REFERENCE_SPEED;
  const here = `${whole(speed)}/s of a bare Koa here against ${whole(REFERENCE_SPEED)}/s`;
  const pages = cases
    .filter(({ name }) => name.endsWith('cached'))
    .map(({ name, ratio }) =>
      atLeast(
        `${name}: ${percent(ratio)} of a bare Koa, at least ${percent(LEAST_RATIO)}`,
        ratio,
        LEAST_RATIO,
      ),
    );
  const perSecond = (
    /** @type {string} */ what,
    /** @type {Figures} */ figures,
    /** @type {number} */ least,
  ) =>
    atLeast(
      `${what}: ${whole(figures.perSecond)}/s, at least ${whole(least * share)}/s (${whole(least)}/s × ${here})`,
      figures.perSecond,
      least * share,
    );
  return [
    ...pages,
    ...(results ? [perSecond('results with dates', results.product, LEAST_RESULTS)] : []),
    ...(quotes ? [perSecond('quotes', quotes.product, LEAST_QUOTES)] : []),
    ...crowds.map(({ name, pages }) =>
      atMost(
        `pages in memory beside 50 at once of ${name}: p99 ${whole(pages.p99)} ms, at most ${MOST_BESIDE} ms`,
        pages.p99,
        MOST_BESIDE,
      ),
    ),
    atMost(
      `idle memory: ${whole(idleBytes / MEGABYTE)} MB, at most ${MOST_IDLE} MB`,
      idleBytes / MEGABYTE,
      MOST_IDLE,
    ),
    atMost(
      `second start to first page: ${startSeconds.toFixed(1)} s, at most ${MOST_SECONDS} s`,
      startSeconds,
      MOST_SECONDS,
    ),
  ];
}

/** @param {string} sentence @param {number} measured @param {number} least */
const atLeast = (sentence, measured, least) => verdict(sentence, measured >= least, 1 - measured / least);

/** @param {string} sentence @param {number} measured @param {number} most */
const atMost = (sentence, measured, most) => verdict(sentence, measured <= most, measured / most - 1);

/** @param {string} sentence @param {boolean} met @param {number} by @returns {Verdict} */
function verdict(sentence, met, by) {
  return { sentence: met ? `met     ${sentence}` : `missed  ${sentence}; missed by ${percent(by)}`, met };
}

const whole = (/** @type {number} */ number) => Math.round(number).toLocaleString('en').replace(/,/g, ' ');
const percent = (/** @type {number} */ share) => `${Math.round(share * 100)}%`;
