import type { AuditRow, FieldChange } from '../../../shared/contracts/audit';
import type { Labels } from './field-labels';

/** A row of either table, in one shape. */
export interface StoredChange {
  id: number;
  at: number | string;
  by: string;
  action: string;
  subject: string;
  subject_id: string;
  label: string;
  details: string;
  from_state: string | null;
  to_state: string | null;
  why: string | null;
}

/** A row as managers read it. */
export function auditRowOf(row: StoredChange, labels: Labels): AuditRow {
  const { changes = [], ...details } = detailsOf(row);
  return {
    key: `${row.to_state === null ? 'change' : 'move'}-${row.id}`,
    at: new Date(Number(row.at)).toISOString(),
    by: row.by,
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    label: row.label,
    changes: changes.map((change) => ({
      ...change,
      label: labels.get(row.subject)?.get(change.field) ?? change.field,
    })),
    details,
  };
}

function detailsOf(row: StoredChange): { changes?: FieldChange[]; [more: string]: unknown } {
  if (row.to_state === null) return JSON.parse(row.details) as { changes?: FieldChange[] };
  const state = { field: 'state', before: row.from_state, after: row.to_state };
  return {
    changes: row.from_state === row.to_state ? [] : [state],
    ...(row.why !== null && { why: row.why }),
  };
}
