import type { Interpretation, ListingDraft, Note } from '../interpret/listing-draft';
import type { FieldChange, LastImport, StoredFields } from './merge-fields';

/** An apartment that an earlier import made. */
export interface ExistingListing {
  documentId: string;
  apartmentId: string;
  /** `modified` is published with changes that are not published yet. */
  state: 'draft' | 'published' | 'modified';
  fields: StoredFields;
}

/** What is stored already, as far as it decides what becomes of a row. */
export interface ExistingListings {
  /** Apartments of this source by key. */
  listings: ReadonlyMap<string, ExistingListing>;
  /** What this source last said, by key. */
  lastImports: ReadonlyMap<string, LastImport>;
  /** Every public id there is, with its import if it has one. */
  ids: ReadonlyMap<string, { source: string | null; key: string | null }>;
  /** Public ids of the apartments by permit number. */
  permits: ReadonlyMap<string, string>;
}

interface Decided {
  row: number;
  key: string;
  apartmentId: string;
  notes: readonly Note[];
}

/** What is to be done about a row. */
export type Decision =
  | (Decided & { outcome: 'created'; draft: ListingDraft })
  | (Decided & {
      outcome: 'changed';
      documentId: string;
      name: string;
      changes: FieldChange[];
      publish: boolean;
      remembered: LastImport;
    })
  /** Its notes are those of the comparison: what was said when the row came in is not said again. */
  | (Decided & { outcome: 'left alone'; name: string; remembered: LastImport | null })
  | {
      outcome: 'refused';
      row: number;
      key: string | null;
      name: string | null;
      reasons: readonly string[];
      notes: readonly Note[];
    };

export type Understood = Extract<Interpretation, { kind: 'listing' }>;

export function warning(field: string, text: string): Note {
  return { kind: 'warning', field, text };
}
