import type { ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { Settings } from '../../config/settings';
import { commonHeaders } from './headers';
import { errorBody, isApiPath } from './error-body';

/**
 * Puts the common headers on every answer, and answers addresses that are no path of this server or climb out of a
 * folder. An error that nobody else has caught is answered here, because Koa would take all headers off that answer.
 */
export function guardResponses(strapi: Core.Strapi) {
  const { publicUrl }: Settings = strapi.config.get('settings');
  const headers = Object.entries(commonHeaders(publicUrl));
  return async ({ req, res, path }: Context, next: Next): Promise<void> => {
    for (const [name, value] of headers) res.setHeader(name, value);
    // HTTP also knows `*` and, for proxies, whole addresses: this server is none, and has nothing to say about itself.
    if (!req.url?.startsWith('/')) {
      say(res, path, 400, 'Ask for an address on this server that begins with a slash.');
      return;
    }
    if (!staysInside(path)) {
      say(res, path, 404, 'There is nothing at this address.');
      return;
    }
    try {
      await next();
    } catch (error) {
      strapi.log.error(`${path} was not answered: ${error instanceof Error ? error.stack : String(error)}`);
      if (res.headersSent) res.destroy();
      else say(res, path, 500, 'Something went wrong on our side. Please try again in a moment.');
    }
  };
}

function say(res: ServerResponse, path: string, status: number, sentence: string): void {
  const isApi = isApiPath(path);
  const type = isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  res.end(isApi ? JSON.stringify(errorBody(status, { message: sentence })) : `${sentence}\n`);
}

/** False for a path that climbs (`/uploads/../`), encoded or not: no address of ours does. */
export function staysInside(path: string): boolean {
  if (!/\.\.|%|\\/.test(path)) return true;
  return !decoded(path).split(/[/\\]/).includes('..');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not encoded as it should be: only what stands there as it is can be meant.
    return path.replaceAll(/%2e/gi, '.').replaceAll(/%2f/gi, '/').replaceAll(/%5c/gi, '\\');
  }
}
