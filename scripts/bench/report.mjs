/**
 * A round of a case: its result, and what it cost the answering process.
 * @typedef {import('./load.mjs').LoadResult & { cpu: number }} Round `cpu` in seconds
 *
 * @typedef {object} Figures medians of rounds
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} cpu milliseconds for each request
 * @property {Record<string, number>} statuses of all rounds together
 *
 * @typedef {{ name: string, product: Figures, bare: Figures, ratio: number }} Measured
 * @typedef {import('./rounds.mjs').Crowd} Crowd
 * @typedef {import('./feeds.mjs').FeedRounds} FeedRounds
 * @typedef {{ startSeconds: number, idleBytes: number, cases: Measured[], crowds: Crowd[], feeds: FeedRounds }} Outcome
 * @typedef {{ sentence: string, met: boolean }} Verdict
 */

const LEAST_RATIO = 0.7;
const LEAST_RESULTS = 500;
const LEAST_QUOTES = 1_000;
/** The speed of a bare Koa on the machine for which the targets in requests per second were set. */
const REFERENCE_SPEED = 12_000;
/** Milliseconds for a page in memory while somebody else is running 50 searches. */
const MOST_BESIDE = 100;
/** Seconds of CPU for fetching every calendar feed once. */
const MOST_ROUND = 60;
const MOST_IDLE = 350;
const MOST_SECONDS = 4;

/** @param {ArrayLike<number>} sorted smallest first @param {number} share from 0 to 1 */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle one, or the mean of the two in the middle. @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** @param {readonly Round[]} rounds @returns {Figures} */
export function figuresOf(rounds) {
  /** @type {Record<string, number>} */
  const statuses = {};
  for (const [status, count] of rounds.flatMap((round) => Object.entries(round.statuses))) {
    statuses[status] = (statuses[status] ?? 0) + count;
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

/** Rows of a table: the figures of a case, the product's and below them the bare Koa's. @param {Measured} measured */
export function rowsOf({ name, product, bare, ratio }) {
  const row = (
    /** @type {Figures} */ { perSecond, p50, p99, cpu, statuses },
    /** @type {number} */ share,
  ) => ({
    'requests/s': Math.round(perSecond),
    ...Object.fromEntries(
      Object.entries({ p50, p99, 'CPU/request': cpu }).map(([figure, ms]) => [figure, `${ms.toFixed(2)} ms`]),
    ),
    'of bare Koa': percent(share),
    answers: answersOf(statuses).join(', '),
  });
  return { [name]: row(product, ratio), [`${name}: bare Koa`]: row(bare, 1) };
}

/** @param {Record<string, number>} statuses */
const answersOf = (statuses) => Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);

/**
 * Compares the measurements with the targets, a sentence each.
 * @param {Outcome} outcome
 * @returns {Verdict[]}
 */
export function verdictsOf({ startSeconds, idleBytes, cases, crowds, feeds }) {
  const caseOf = (/** @type {string} */ start) => cases.find(({ name }) => name.startsWith(start));
  const speed = caseOf('home')?.bare.perSecond ?? 0;
  const here = `${whole(speed)}/s of a bare Koa here against ${whole(REFERENCE_SPEED)}/s`;
  /** @param {string} what @param {Measured | undefined} measured @param {number} least */
  const perSecond = (what, measured, least) => {
    if (!measured) return [];
    const scaled = (least * speed) / REFERENCE_SPEED;
    const reached = measured.product.perSecond;
    const text = `${what}: ${whole(reached)}/s, at least ${whole(scaled)}/s (${whole(least)}/s × ${here})`;
    return [verdict(text, 1 - reached / scaled)];
  };
  const cached = cases.filter(({ name }) => name.endsWith('cached'));
  const megabytes = idleBytes / 1e6;
  return [
    ...cached.map(({ name, ratio }) => {
      const text = `${name}: ${percent(ratio)} of a bare Koa, at least ${percent(LEAST_RATIO)}`;
      return verdict(text, 1 - ratio / LEAST_RATIO);
    }),
    ...perSecond('results with dates', caseOf('results'), LEAST_RESULTS),
    ...perSecond('quotes', caseOf('POST /api/quotes'), LEAST_QUOTES),
    ...crowds.map(({ name, pages, searches }) => {
      const others = `searches: ${answersOf(searches.statuses).join(', ')}, p99 ${whole(searches.p99)} ms`;
      const text = `pages in memory beside 50 at once of ${name}: ${waits(pages)} (${others})`;
      return verdict(text, pages.p99 / MOST_BESIDE - 1);
    }),
    verdict(
      `a round of ${feeds.feeds} calendar feeds: ${feeds.first.toFixed(1)} s of CPU when every night is new, at most ${MOST_ROUND} s (${feeds.usual.toFixed(1)} s when none is)`,
      feeds.first / MOST_ROUND - 1,
    ),
    verdict(
      `pages in memory beside such a round: ${waits(feeds.beside)}`,
      feeds.beside.p99 / MOST_BESIDE - 1,
    ),
    verdict(`idle memory: ${whole(megabytes)} MB, at most ${MOST_IDLE} MB`, megabytes / MOST_IDLE - 1),
    verdict(
      `second start to first page: ${startSeconds.toFixed(1)} s, at most ${MOST_SECONDS} s`,
      startSeconds / MOST_SECONDS - 1,
    ),
  ];
}

/** @param {string} sentence @param {number} by how far it is missed, as a share; at most 0 when it is met @returns {Verdict} */
function verdict(sentence, by) {
  const met = by <= 0;
  return { sentence: met ? `met     ${sentence}` : `missed  ${sentence}; missed by ${percent(by)}`, met };
}

const waits = (/** @type {{ p50: number, p99: number }} */ { p50, p99 }) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${whole(p99)} ms, at most ${MOST_BESIDE} ms`;
const whole = (/** @type {number} */ number) => Math.round(number).toLocaleString('en').replace(/,/g, ' ');
const percent = (/** @type {number} */ share) => `${Math.round(share * 100)}%`;
