import { request as open } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Problem } from '../../steps/problem.mjs';

/** Headers that belong to a connection and not to an answer; Node's server sets them by itself. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/**
 * What the product sends to a request, byte for byte, for the bare Koa to send as well.
 * @param {string} url
 * @param {import('./load.mjs').Request} request
 * @param {number} expected status
 * @returns {Promise<import('./bare-koa.mjs').Answer>}
 */
export async function sampleAnswer(url, { path, method, headers, body }, expected) {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve, reject) => {
    open(url + path, { method, headers }, resolve)
      .once('error', reject)
      .end(body);
  });
  const bytes = await buffer(response);
  if (response.statusCode !== expected) {
    throw new Problem(
      `${method} ${path} was answered with ${response.statusCode}: ${bytes.toString().slice(0, 500)}`,
    );
  }
  const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
  return {
    status: expected,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: bytes,
  };
}
