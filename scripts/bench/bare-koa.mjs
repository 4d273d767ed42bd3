import { once } from 'node:events';
import Koa from 'koa';
import { answerBench } from './worker.mjs';

/**
 * What the bare Koa answers to every request from now on: exactly the bytes that the product sent.
 * @typedef {{ status: number, headers: Record<string, string>, body: Uint8Array }} Answer
 * @type {Answer}
 */
let answer = { status: 404, headers: {}, body: Buffer.alloc(0) };

const server = new Koa()
  .use((ctx) => {
    ctx.status = answer.status;
    ctx.set(answer.headers);
    ctx.body = answer.body;
  })
  .listen(0, '127.0.0.1');
const listening = once(server, 'listening');

/** Sets the next answer. Returns its address, and the seconds of CPU that this process has used so far. */
answerBench(async (/** @type {Answer | null} */ next) => {
  if (next) answer = { ...next, body: Buffer.from(next.body) };
  await listening;
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const { user, system } = process.cpuUsage();
  return { url: `http://127.0.0.1:${port}`, cpu: (user + system) / 1e6 };
});
