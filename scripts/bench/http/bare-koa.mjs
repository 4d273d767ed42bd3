import Koa from 'koa';
import { answerBench } from './worker.mjs';

/**
 * What the bare Koa answers to every request from now on: the very bytes that the product sent.
 * @typedef {{ status: number, headers: Record<string, string>, body: Uint8Array }} Answer
 */

/** @type {{ status: number, headers: Record<string, string>, body: Buffer }} */
let answer = { status: 404, headers: {}, body: Buffer.alloc(0) };

const app = new Koa();
app.use((ctx) => {
  ctx.status = answer.status;
  ctx.set(answer.headers);
  ctx.body = answer.body;
});
const server = app.listen(0, '127.0.0.1');
/** @type {Promise<string>} */
const listening = new Promise((resolve) => {
  server.once('listening', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
  });
});

/** Takes the next answer; says where it is given, and the seconds of CPU that this process has used so far. */
answerBench(async (/** @type {Answer | null} */ next) => {
  if (next) answer = { ...next, body: Buffer.from(next.body) };
  const { user, system } = process.cpuUsage();
  return { url: await listening, cpu: (user + system) / 1e6 };
});
