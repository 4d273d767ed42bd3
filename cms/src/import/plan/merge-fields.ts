import type { ListingDraft } from '../interpret/listing-draft';

/** The fields of an apartment as they are stored, in the words of a draft. */
export type StoredFields = Omit<ListingDraft, 'publish'>;
export type FieldName = keyof StoredFields;

/** What an import last said, field by field; what it never said is absent. */
export type LastImport = Partial<ListingDraft>;

/**
 * What an apartment has of fields that imports before version 0.2 did not know, as long as nobody has touched it: not
 * an edit that a row would have to yield to.
 */
const NEVER_SAID: LastImport = { childrenWelcome: true, petsWelcome: false };

export interface FieldChange {
  field: FieldName;
  from: unknown;
  to: unknown;
}

/**
 * What a new row changes in an apartment. Only what its source has changed since the last import is written;
 * what somebody has edited here meanwhile is kept (a conflict); what the row leaves out stays.
 */
export function mergeFields(
  next: Readonly<Record<FieldName, unknown>>,
  last: LastImport,
  current: StoredFields,
): { changes: FieldChange[]; conflicts: FieldChange[]; remembered: LastImport } {
  const changes: FieldChange[] = [];
  const conflicts: FieldChange[] = [];
  const remembered: Record<string, unknown> = { ...last };
  for (const field of Object.keys(current) as FieldName[]) {
    const to = next[field];
    const from = current[field];
    const before = field in last ? last[field] : NEVER_SAID[field];
    if (to === null || isSame(to, before)) continue;
    const change = { field, from, to };
    if (!isSame(to, from) && !isSame(from, before)) {
      conflicts.push(change);
      continue;
    }
    remembered[field] = to;
    if (!isSame(to, from)) changes.push(change);
  }
  return { changes, conflicts, remembered };
}

/** The fields that changes put into place of others. */
export function changedFields(changes: readonly FieldChange[]): Partial<StoredFields> {
  return Object.fromEntries(changes.map(({ field, to }) => [field, to]));
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
