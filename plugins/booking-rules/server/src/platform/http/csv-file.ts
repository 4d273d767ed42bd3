import type { Context } from 'koa';

/** The text of a CSV file that browsers save under a name. */
export function csvFile(ctx: Context, name: string, csv: string): string {
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${name}.csv"`);
  // A mark that tells spreadsheets the text is UTF-8.
  return `\uFEFF${csv}`;
}
