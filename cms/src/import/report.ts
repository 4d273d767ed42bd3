import type { Decision } from './decision';
import type { Note } from './findings';

export type Outcome = Decision['outcome'];

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
  const none = { row, outcome, key, notes, apartmentId: null, published: null, reasons: [], changes: [] };
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
