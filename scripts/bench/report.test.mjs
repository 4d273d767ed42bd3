import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { figuresOf, median, percentile, rowsOf, verdictsOf } from './report.mjs';

const round = (/** @type {number} */ perSecond) => ({
  perSecond,
  count: perSecond * 2,
  p50: 1,
  p99: 4,
  cpu: 1,
  statuses: { 200: perSecond * 2 },
  failures: 0,
});

describe('figures', () => {
  it('name the middle of the rounds', () => {
    assert.equal(median([9, 1, 5]), 5);
    assert.equal(median([9, 1, 5, 7]), 6);
    assert.equal(percentile([1, 2, 3, 4], 0.5), 3);
    const figures = figuresOf([round(100), round(300), round(200)]);
    assert.equal(figures.perSecond, 200);
    assert.equal(figures.cpu, 2.5);
    assert.deepEqual(figures.statuses, { 200: 1200 });
  });
});

const figures = (/** @type {number} */ perSecond) => figuresOf([round(perSecond)]);
const crowd = { name: 'GET /api/stays', searches: round(300), pages: { ...round(500), p99: 120 } };
const feeds = { feeds: 900, first: 66, usual: 12, beside: round(400) };
const outcome = {
  crowds: [crowd],
  feeds,
  startSeconds: 3,
  idleBytes: 300e6,
  cases: [
    { name: 'home, cached', product: figures(4_500), bare: figures(6_000), ratio: 0.75 },
    { name: 'apartment, cached', product: figures(3_000), bare: figures(6_000), ratio: 0.5 },
    { name: 'results with dates, rendered', product: figures(260), bare: figures(6_000), ratio: 0.04 },
    { name: 'POST /api/quotes', product: figures(400), bare: figures(6_000), ratio: 0.1 },
  ],
};

describe('verdicts', () => {
  it('hold requests per second to the speed of this machine', () => {
    const met = verdictsOf(outcome).map((verdict) => verdict.met);
    assert.deepEqual(met, [true, false, true, false, false, false, true, true, true]);
  });

  it('say by how much a target is missed', () => {
    const sentences = verdictsOf({ ...outcome, startSeconds: 5, idleBytes: 400e6 }).map(
      ({ sentence }) => sentence,
    );
    assert.match(sentences[1] ?? '', /^missed .*50% of a bare Koa.* missed by 29%$/);
    assert.match(sentences[3] ?? '', /at least 500\/s \(1 000\/s .* missed by 20%$/);
    assert.match(
      sentences[4] ?? '',
      /^missed .*beside 50.*p99 120 ms, at most 100 ms \(searches: 600 × 200, p99 4 ms\); missed by 20%$/,
    );
    assert.match(
      sentences[5] ?? '',
      /^missed .*900 calendar feeds: 66\.0 s of CPU .*, at most 60 s \(12\.0 s when none is\); missed by 10%$/,
    );
    assert.match(sentences[6] ?? '', /^met .*beside such a round: p50 1\.0 ms, p99 4 ms, at most 100 ms$/);
    assert.match(sentences[7] ?? '', /^missed .*400 MB, at most 350 MB; missed by 14%$/);
    assert.match(sentences[8] ?? '', /^missed .*5\.0 s, at most 4 s; missed by 25%$/);
  });
});

describe('the table', () => {
  it('shows the product above the bare Koa, and every kind of answer', () => {
    const product = figuresOf([{ ...round(100), statuses: { 201: 10, 409: 190 } }]);
    const rows = rowsOf({ name: 'one apartment', product, bare: figures(200), ratio: 0.5 });
    assert.deepEqual(Object.keys(rows), ['one apartment', 'one apartment: bare Koa']);
    assert.deepEqual(rows['one apartment'], {
      'requests/s': 100,
      p50: '1.00 ms',
      p99: '4.00 ms',
      'CPU/request': '5.00 ms',
      'of bare Koa': '50%',
      answers: '10 × 201, 190 × 409',
    });
    assert.equal(rows['one apartment: bare Koa']?.['requests/s'], 200);
  });
});
