/** A field that was changed, as its values read; null is empty. Long texts are cut to where they differ. */
export interface FieldChange {
  /** Name of the field in its content type. */
  field: string;
  before: string | null;
  after: string | null;
}

/** Query of `GET /booking-rules/audit`. */
export interface AuditQuery {
  /** `nights`, or the uid of a content type. */
  subject?: string | undefined;
  /** What it was done to: a public id, a reference, or a documentId. */
  subjectId?: string | undefined;
  by?: string | undefined;
  /** Days in Dubai, both included. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  pageSize: number;
}

/** A row of the audit trail. */
export interface AuditRow {
  key: string;
  /** Instant, ISO 8601 in UTC. */
  at: string;
  /** E-mail address; `system`, `guest` or `stripe` when nobody of the house. */
  by: string;
  /** What was done: `created`, `updated`, `deleted`, `published`, `unpublished`, `blocked`, `freed`, `moved` … */
  action: string;
  subject: string;
  subjectId: string;
  label: string;
  /** The fields that changed, with the label under which managers edit them. */
  changes: (FieldChange & { label: string })[];
  /** Whatever else was written down with it. */
  details: Record<string, unknown>;
}

/** `meta` of the answer beside its pagination: what can be filtered by. */
export interface AuditChoices {
  people: string[];
  subjects: string[];
}
