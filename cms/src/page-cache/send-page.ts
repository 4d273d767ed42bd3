import type { Context } from 'koa';
import { ENCODINGS, type Encoding, type KeptPage } from './kept-page';

/** Sends a page as it lies in memory, or says that the asker has it already. */
export function sendPage(ctx: Context, page: Pick<KeptPage, 'etag' | 'answers'>, status = 200): void {
  const { res } = ctx;
  const encoding: Encoding = ENCODINGS.find((known) => ctx.acceptsEncodings(known) === known) ?? 'identity';
  const { headers, body } = page.answers[encoding];
  // Nothing that comes after has anything to add, and Koa would measure and set all of it again.
  ctx.respond = false;
  if (status === 200 && hasIt(ctx.get('If-None-Match'), page.etag)) {
    const {
      'Content-Length': _length,
      'Content-Encoding': _encoding,
      'Content-Type': _type,
      ...rest
    } = headers;
    res.writeHead(304, rest).end();
    return;
  }
  res.writeHead(status, headers).end(ctx.method === 'HEAD' ? undefined : body);
}

/** Whether one of the tags that somebody has names the page (RFC 9110, weak comparison). */
function hasIt(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === '') return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}
