import type { ImportOutcome, ListingImport } from 'booking-rules/contracts/setup/listing-imports';

/** How far an import is. */
export const STATE_LABELS: Readonly<Record<ListingImport['state'], string>> = {
  uploaded: 'Not checked yet',
  checking: 'Dry run under way',
  checked: 'Ready to import',
  importing: 'Importing',
  imported: 'Imported',
  stopped: 'Stopped',
  failed: 'Failed',
};

/** What became of a row. */
export const OUTCOME_LABELS: Readonly<Record<ImportOutcome, string>> = {
  created: 'Created',
  changed: 'Changed',
  'left alone': 'Left alone',
  refused: 'Refused',
};

/** What a dry run says would become of it. */
export const PLANNED_LABELS: Readonly<Record<ImportOutcome, string>> = {
  created: 'To create',
  changed: 'To change',
  'left alone': 'Left alone',
  refused: 'Refused',
};

export const OUTCOMES: readonly ImportOutcome[] = ['created', 'changed', 'left alone', 'refused'];

/** `3 created, 1 refused`; what there is none of is left out. */
export function totalsInWords(totals: ListingImport['totals']): string {
  const told = OUTCOMES.filter((outcome) => totals[outcome] > 0).map(
    (outcome) => `${totals[outcome].toLocaleString('en')} ${outcome}`,
  );
  return told.join(', ');
}
