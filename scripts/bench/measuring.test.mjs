import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inRoot } from '../steps/paths.mjs';
import { startWorker } from './worker.mjs';

/** @typedef {import('./load.mjs').LoadResult} LoadResult */

describe('the load generator and the bare Koa, each in a process of its own', () => {
  const bare = startWorker(inRoot('scripts/bench/bare-koa.mjs'));
  const load = startWorker(inRoot('scripts/bench/load.mjs'));
  let url = '';
  before(async () => {
    const answer = { status: 201, headers: { 'x-test': 'yes' }, body: Buffer.from('the same bytes') };
    ({ url } = /** @type {{ url: string }} */ (await bare.ask(answer)));
  });
  after(() => Promise.all([bare.stop(), load.stop()]));

  const requests = Array.from({ length: 7 }, (_, index) => ({
    method: 'POST',
    path: `/${index}`,
    headers: { 'content-type': 'text/plain' },
    body: String(index),
  }));

  it('sends the bytes it was given', async () => {
    const response = await fetch(url);
    assert.equal(response.status, 201);
    assert.equal(response.headers.get('x-test'), 'yes');
    assert.equal(await response.text(), 'the same bytes');
  });

  it('sends what can be sent but once just once', async () => {
    const result = /** @type {LoadResult} */ (
      await load.ask({ url, requests, connections: 3, seconds: null })
    );
    assert.deepEqual(result.statuses, { 201: 7 });
    assert.equal(result.count, 7);
    assert.equal(result.failures, 0);
  });

  it('goes on for as long as it is told', async () => {
    const result = /** @type {LoadResult} */ (await load.ask({ url, requests, connections: 3, seconds: 1 }));
    assert.ok(result.count > 7);
    assert.ok(result.p50 > 0 && result.p50 <= result.p99);
    assert.equal(result.statuses[201], result.count);
    const { cpu } = /** @type {{ cpu: number }} */ (await bare.ask(null));
    assert.ok(cpu > 0);
  });
});
