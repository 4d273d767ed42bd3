import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';

/** Quick ones, since this is done anew for every asker; what is kept in memory or built is compressed well, once. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 1,
    // As a power of two: what is sent is seldom larger, and each answer on its way takes so much memory.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
const GZIP = { level: 1 };
/** Bytes below which an answer fits into one packet anyway. */
const THRESHOLD = 1_024;
const COMPRESSIBLE = ['text/*', 'json', '+json', 'xml', '+xml', 'javascript'];
/** Bytes up to which an answer is compressed in one go: about 1 ms. A stream takes several times as long to set up. */
const AT_ONCE = 512 * 1_024;

/**
 * Compresses what nobody has compressed yet: pages with dates, the API, exports. What is at hand whole is compressed
 * at once; the rest by Strapi's own middleware, at a place that Strapi's list of middlewares does not reach. Secrets are
 * never sent beside words of somebody else's choice without a token in the request, which no other site can add, so the
 * length of an answer tells nobody anything.
 */
export function compressResponses(strapi: Core.Strapi): Middleware {
  const options = { threshold: THRESHOLD, br: BROTLI, gzip: GZIP, deflate: false };
  const compressStreams = strapi.middleware('strapi::compression')(options, { strapi }) as Middleware;
  return async (ctx, next) => {
    await compressStreams(ctx, async () => {
      await next();
      compressWhole(ctx);
    });
  };
}

/** Compresses an answer that is at hand whole; leaves alone whatever it is not sure of. */
function compressWhole(ctx: Context): void {
  const { response, method, status } = ctx;
  if (method === 'HEAD' || status === 304 || ctx.res.headersSent || response.get('Content-Encoding') !== '')
    return;
  if (response.is(...COMPRESSIBLE) === false || /no-transform/.test(response.get('Cache-Control'))) return;
  const whole = wholeBody(ctx.body);
  if (whole === null || whole.length < THRESHOLD || whole.length > AT_ONCE) return;
  const encoding = (['br', 'gzip'] as const).find((one) => ctx.acceptsEncodings(one) === one);
  if (encoding === undefined) return;
  ctx.body = encoding === 'br' ? brotliCompressSync(whole, BROTLI) : gzipSync(whole, GZIP);
  ctx.set('Content-Encoding', encoding);
}

/** The bytes of a text, of bytes, or of an object that is sent as JSON; null of anything else. */
function wholeBody(body: unknown): Buffer | null {
  if (typeof body === 'string') return Buffer.from(body);
  if (Buffer.isBuffer(body)) return body;
  const isPlain = typeof body === 'object' && body !== null && !('pipe' in body) && !('getReader' in body);
  return isPlain && !(body instanceof Blob) ? Buffer.from(JSON.stringify(body)) : null;
}
