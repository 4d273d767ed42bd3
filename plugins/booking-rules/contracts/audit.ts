import { z } from 'zod';
import { day, id, instant, pageFields, Pagination, text } from './fields';
import { route, type RouteTable } from './route';

/** Query of `GET /booking-rules/audit`. */
const AuditQuery = z
  .strictObject({
    subject: id.optional().describe('`nights`, or the uid of a content type.'),
    subjectId: id.optional().describe('What it was done to: a public id, a reference, or a documentId.'),
    by: text(120).optional(),
    from: day.optional().describe('Local days, both included.'),
    to: day.optional(),
    ...pageFields(200),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'must not be before from',
    path: ['to'],
  });
export type AuditQuery = z.output<typeof AuditQuery>;

/** A field that was changed, as its values read; null is empty. Long texts are cut to where they differ. */
const FieldChange = z.strictObject({
  field: z.string().describe('Name of the field in its content type.'),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof FieldChange>;

const AuditRow = z.strictObject({
  key: z.string(),
  at: instant,
  by: z.string().describe('Email address; `system`, `guest` or `stripe` when nobody of the staff.'),
  action: z.string().describe('Such as created, updated, deleted, published, blocked, freed, moved.'),
  subject: z.string(),
  subjectId: z.string(),
  label: z.string(),
  changes: z
    .array(FieldChange.extend({ label: z.string() }))
    .describe('The fields that changed, with the label under which managers edit them.'),
  details: z.record(z.string(), z.unknown()).describe('Whatever else was written down with it.'),
});
/** A row of the audit trail. */
export type AuditRow = z.infer<typeof AuditRow>;

const AuditTrail = z.strictObject({
  data: z.array(AuditRow),
  meta: z.strictObject({
    pagination: Pagination,
    people: z.array(z.string()).describe('Who can be filtered by.'),
    subjects: z.array(z.string()).describe('What can be filtered by.'),
  }),
});
/** A page of the audit trail, with what it can be filtered by. */
export type AuditTrail = z.infer<typeof AuditTrail>;

/** Who changed what. */
export const auditRoutes = {
  'GET /booking-rules/audit': route({
    summary: 'List who changed what, newest first, every change of a reservation among it',
    access: 'audit.read',
    handler: 'audit.find',
    query: AuditQuery,
    answer: AuditTrail,
  }),
} satisfies RouteTable;
