import { Readable } from 'node:stream';
import type { Context } from 'koa';

/** The text of a CSV file that browsers save under a name. */
export function csvFile(ctx: Context, name: string, csv: string): string {
  nameFile(ctx, name);
  return `${BYTE_ORDER_MARK}${csv}`;
}

/** The same of a long file, sent while it is written. Where that fails midway, the connection breaks: the file has no end. */
export function csvStream(ctx: Context, name: string, pieces: AsyncIterable<string>): Readable {
  nameFile(ctx, name);
  const stream = Readable.from(marked(pieces), { objectMode: false });
  // Koa answers an error only where nothing has been sent, and else would leave whoever downloads waiting.
  stream.once('error', () => {
    if (ctx.headerSent) ctx.res.destroy();
  });
  return stream;
}

async function* marked(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield* pieces;
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function nameFile(ctx: Context, name: string): void {
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}.csv"`);
}
