import { constants } from 'node:zlib';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

/** Quick ones, since this is done anew for every asker; what is kept in memory or built is compressed well, once. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 1;
/** The window, as a power of two: what is sent is seldom larger, and each answer on its way takes so much memory. */
const BROTLI_WINDOW = 18;
/** Bytes below which an answer fits into one packet anyway. */
const THRESHOLD = 1_024;

/**
 * Compresses what nobody has compressed yet: pages with dates, the API, exports. Strapi's own middleware, at a place
 * that Strapi's list of middlewares does not reach. Secrets are never sent beside words of somebody else's choice
 * without a token in the request, which no other site can add, so the length of an answer tells nobody anything.
 */
export function compressResponses(strapi: Core.Strapi): Middleware {
  const options = {
    threshold: THRESHOLD,
    br: {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
    },
    gzip: { level: GZIP_LEVEL },
    deflate: false,
  };
  return strapi.middleware('strapi::compression')(options, { strapi }) as Middleware;
}
