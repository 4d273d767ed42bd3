import type { Context } from 'koa';

/** Answers with a CSV file to download. */
export function sendCsv(ctx: Context, name: string, csv: string): void {
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}.csv"`);
  // A mark that tells spreadsheets the text is UTF-8.
  ctx.body = `\uFEFF${csv}`;
}
