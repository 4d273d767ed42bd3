import { plural } from 'booking-rules/shared/format/plural';
import type { Decision } from './plan/decision';
import type { Note } from './interpret/listing-draft';

type Outcome = Decision['outcome'];

/** What became of a row. */
export interface RowReport {
  row: number;
  outcome: Outcome;
  key: string | null;
  name: string | null;
  apartmentId: string | null;
  /** Whether guests can find it; null when the row made or changed nothing. */
  published: boolean | null;
  reasons: readonly string[];
  changes: { field: string; from: unknown; to: unknown }[];
  notes: readonly Note[];
  /** How many pictures were added to it, or would be. */
  pictures: number;
}

export interface ImportSummary {
  file: string;
  source: string;
  dryRun: boolean;
  totals: Record<Outcome, number>;
  /** How many of those created are not published. */
  drafts: number;
  /** About the file as a whole. */
  notes: string[];
}

/** A decision as a row of the report. */
export function rowReportOf(decision: Decision): RowReport {
  const { row, outcome, key, notes } = decision;
  const none = {
    ...{ row, outcome, key, notes, apartmentId: null, published: null, reasons: [], changes: [] },
    pictures: 0,
  };
  switch (decision.outcome) {
    case 'refused':
      return { ...none, name: decision.name, reasons: decision.reasons };
    case 'created':
      return {
        ...none,
        name: decision.draft.name,
        apartmentId: decision.apartmentId,
        published: decision.draft.publish,
      };
    case 'changed':
      return {
        ...none,
        name: decision.name,
        apartmentId: decision.apartmentId,
        published: decision.publish,
        changes: decision.changes,
      };
    case 'left alone':
      return { ...none, name: decision.name, apartmentId: decision.apartmentId };
  }
}

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
    // What would have been fixed is of no use in a row that has to be corrected anyway.
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
