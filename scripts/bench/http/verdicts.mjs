/**
 * @typedef {import('./figures.mjs').Figures} Figures
 * @typedef {object} Outcome what the bench has found out
 * @property {number} startSeconds
 * @property {number} idleBytes
 * @property {{ name: string, product: Figures, bare: Figures, ratio: number }[]} cases
 *
 * @typedef {{ sentence: string, met: boolean }} Verdict
 */

const LEAST_RATIO = 0.7;
const LEAST_RESULTS = 500;
/** The speed of a bare Koa on the machine for which requests per second were named. */
const REFERENCE_SPEED = 12_000;
const LEAST_QUOTES = 1_000;
const MOST_IDLE = 350;
const MOST_SECONDS = 4;
const MEGABYTE = 1_000_000;

/**
 * Holds what was measured to the targets, a sentence each.
 * @param {Outcome} outcome
 * @returns {Verdict[]}
 */
export function verdictsOf({ startSeconds, idleBytes, cases }) {
  const speed = cases.find(({ name }) => name.startsWith('home'))?.bare.perSecond ?? 0;
  const results = cases.find(({ name }) => name.startsWith('results'));
  const quotes = cases.find(({ name }) => name === 'POST /api/quotes');
  const share = speed / REFERENCE_SPEED;
  const here = `${whole(speed)}/s of a bare Koa here against ${whole(REFERENCE_SPEED)}/s`;
  const pages = cases
    .filter(({ name }) => name.endsWith('cached'))
    .map(({ name, ratio }) =>
      verdict(
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
    verdict(
      `${what}: ${whole(figures.perSecond)}/s, at least ${whole(least * share)}/s (${whole(least)}/s × ${here})`,
      figures.perSecond,
      least * share,
    );
  return [
    ...pages,
    ...(results ? [perSecond('results with dates', results.product, LEAST_RESULTS)] : []),
    ...(quotes ? [perSecond('quotes', quotes.product, LEAST_QUOTES)] : []),
    verdict(
      `idle memory: ${whole(idleBytes / MEGABYTE)} MB, at most ${MOST_IDLE} MB`,
      MOST_IDLE,
      idleBytes / MEGABYTE,
    ),
    verdict(
      `second start to first page: ${startSeconds.toFixed(1)} s, at most ${MOST_SECONDS} s`,
      MOST_SECONDS,
      startSeconds,
    ),
  ];
}

/**
 * @param {string} sentence
 * @param {number} large met when it is not smaller than the other
 * @param {number} small
 * @returns {Verdict}
 */
function verdict(sentence, large, small) {
  if (large >= small) return { sentence: `met     ${sentence}`, met: true };
  return { sentence: `missed  ${sentence}; missed by ${percent(1 - large / small)}`, met: false };
}

const whole = (/** @type {number} */ number) => Math.round(number).toLocaleString('en').replace(/,/g, ' ');
const percent = (/** @type {number} */ share) => `${Math.round(share * 100)}%`;
