import type { Knex } from 'knex';

/** The table of what managers and editors changed. */
export const AUDIT = 'booking_audit';
/** As much as a row keeps of who it was, and of what it was called. */
const LONGEST_NAME = 120;
const LONGEST_LABEL = 200;

/** One change that matters. */
export interface AuditEntry {
  /** Email address of who did it; `system`, `guest` or `stripe` when it was nobody of the business. */
  by: string;
  /** What was done, such as `blocked`, `freed`, `replied`, `updated`. */
  action: string;
  /** What was changed: `nights`, or the uid of a content type. */
  subject: string;
  /** The apartment's public id, a reference, or a documentId. */
  subjectId: string;
  /** As managers know it. */
  label: string;
  /** What changed, as JSON: spans, fields with before and after. */
  details: Record<string, unknown>;
}

/** Writes a change into the audit trail, with the change itself or not at all. */
export const recordChange = (trx: Knex.Transaction, entry: AuditEntry, now: Date): Promise<void> =>
  recordChanges(trx, [entry], now);

/**
 * Writes changes that are made together, in their order.
 * @param entries at most 4,000: SQLite takes 32,766 values in a statement, of which each has seven
 */
export async function recordChanges(
  trx: Knex.Transaction,
  entries: readonly AuditEntry[],
  now: Date,
): Promise<void> {
  const rows = entries.map(({ by, action, subject, subjectId, label, details }) => ({
    at: now.getTime(),
    by: by.slice(0, LONGEST_NAME),
    action,
    subject,
    subject_id: subjectId,
    label: label.slice(0, LONGEST_LABEL),
    details: JSON.stringify(details),
  }));
  if (rows.length > 0) await trx(AUDIT).insert(rows);
}
