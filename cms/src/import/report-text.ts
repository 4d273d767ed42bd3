import { plural } from 'booking-rules/shared/format/plural';
import type { ImportSummary, RowReport } from './report';

const INDENT = '             ';
/** Longer values are shortened on the screen; the report file has them whole. */
const MOST_SHOWN = 70;

/** A row of the report for the screen: what became of it, and under it every reason, change and note. */
export function rowText(report: RowReport): string {
  const { row, outcome, key, name, apartmentId, published, reasons, changes, notes } = report;
  const state = published === false ? ', not published' : '';
  const subject = [
    apartmentId ?? (key === null ? null : `id ${key}`),
    name === null ? 'without a name' : `"${name}"`,
  ];
  const lines = [
    ...reasons.map((reason) => `why      ${reason}`),
    ...changes.map(({ field, from, to }) => `change   ${field}: ${shown(from)} → ${shown(to)}`),
    // What would have been mended is of no use in a row that has to be corrected anyway.
    ...(outcome === 'refused' ? [] : notes).map(
      ({ kind, field, text }) => `${kind.padEnd(8)} ${field}: ${text}`,
    ),
  ];
  const head = `Row ${String(row).padEnd(5)} ${outcome}${state}: ${subject.filter((part) => part !== null).join(' ')}`;
  return [head, ...lines.map((line) => INDENT + line)].join('\n');
}

/** The last lines: how many, and what concerns the file as a whole. */
export function summaryText({ totals, drafts, notes, dryRun }: ImportSummary): string {
  const created = `${totals.created} created${drafts === 0 ? '' : ` (${drafts} of them as drafts)`}`;
  const counts = [
    created,
    `${totals.changed} changed`,
    `${totals['left alone']} left alone`,
    `${totals.refused} refused`,
  ];
  const rows = Object.values(totals).reduce((sum, count) => sum + count, 0);
  const title = `${plural(rows, 'row')}: ${counts.join(', ')}.`;
  return [
    ...notes.map((note) => `Note: ${note}`),
    dryRun ? `${title} A dry run: nothing was written.` : title,
  ].join('\n');
}

function shown(value: unknown): string {
  const text = value === null || value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}
