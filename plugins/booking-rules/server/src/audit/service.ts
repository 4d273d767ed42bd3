import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditQuery, AuditRow, AuditTrail, FieldChange } from '../../../contracts/audit';
import { addDays } from '../../../shared/domain/stay';
import { localInstant } from '../../../shared/domain/local-day';
import { toldWords } from '../../../shared/format/choice-labels';
import { inTransaction } from '../platform/transaction';
import { AUDIT } from '../records/audit-trail';
import { UIDS } from '../records/documents';
import { HISTORY } from '../records/reservations/reservation-history';

const COLUMNS = [
  'id',
  'at',
  'by',
  'action',
  'subject',
  'subject_id',
  'label',
  'details',
  'from_state',
  'to_state',
  'why',
];

/** Label of each field, by the uid of its content type. */
type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface ContentTypes {
  findConfiguration(model: { uid: string }): Promise<{
    metadatas: Record<string, { edit?: { label?: string } }>;
  }>;
}

/** A row of either table, in one shape. */
interface StoredChange {
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

/** The audit trail: who changed what. */
export const createAudit = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of the trail, newest first: what was written down, and the history of every reservation. */
  list: (query: AuditQuery): Promise<AuditTrail> => listChanges(strapi, query),

  /** Whether somebody of the business ever published a document, or took it back; asked within what changes it. */
  wasPublished: (documentId: string): Promise<boolean> =>
    inTransaction(strapi, async (trx) => {
      const told = trx<{ id: number }>(AUDIT)
        .where('subject_id', documentId)
        .whereIn('action', ['published', 'unpublished']);
      return (await told.first('id')) !== undefined;
    }),
});

async function listChanges(strapi: Core.Strapi, query: AuditQuery): Promise<AuditTrail> {
  const { page, pageSize } = query;
  const knex = strapi.db.connection;
  const both = () =>
    changes(knex, query)
      .unionAll([transitions(knex, query)])
      .as('trail');
  const counted = (await knex(both()).count({ total: '*' }).first()) as { total: number | string };
  const total = Number(counted.total);
  const rows = (await knex(both())
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('*')) as StoredChange[];
  const labels = await labelsOf(strapi, [...new Set(rows.map(({ subject }) => subject))]);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return {
    data: rows.map((row) => auditRowOf(row, labels)),
    meta: { pagination: { page, pageSize, pageCount, total }, ...(await choices(knex)) },
  };
}

function changes(knex: Knex, query: AuditQuery): Knex.QueryBuilder {
  const asked = knex(AUDIT).where((where) => narrow(where, query));
  if (query.subject !== undefined) void asked.where('subject', query.subject);
  if (query.subjectId !== undefined) void asked.where('subject_id', query.subjectId);
  const empty = ['from_state', 'to_state', 'why'].map((name) =>
    knex.raw('cast(null as varchar(300)) as ??', [name]),
  );
  return asked.select([...COLUMNS.slice(0, 8), ...empty]);
}

function transitions(knex: Knex, query: AuditQuery): Knex.QueryBuilder {
  const asked = knex(HISTORY).where((where) => narrow(where, query));
  if (query.subject !== undefined && query.subject !== UIDS.reservation) void asked.whereRaw('1 = 0');
  if (query.subjectId !== undefined) void asked.where('reference', query.subjectId);
  return asked.select([
    'id',
    'at',
    'by',
    knex.raw(`'moved' as action`),
    knex.raw('? as subject', [UIDS.reservation]),
    { subject_id: 'reference' },
    { label: 'reference' },
    knex.raw(`'{}' as details`),
    'from_state',
    'to_state',
    'why',
  ]);
}

/** By whom and when, which both tables keep alike. */
function narrow(where: Knex.QueryBuilder, { by, from, to }: AuditQuery): void {
  if (by !== undefined) void where.where('by', by);
  if (from !== undefined) void where.where('at', '>=', localInstant(from, '00:00').getTime());
  if (to !== undefined) void where.where('at', '<', localInstant(addDays(to, 1), '00:00').getTime());
}

async function choices(knex: Knex): Promise<Pick<AuditTrail['meta'], 'people' | 'subjects'>> {
  const people = [...(await distinct(knex, AUDIT, 'by')), ...(await distinct(knex, HISTORY, 'by'))];
  const subjects = [...(await distinct(knex, AUDIT, 'subject')), UIDS.reservation];
  return { people: [...new Set(people)].sort(), subjects: [...new Set(subjects)].sort() };
}

async function distinct(knex: Knex, table: string, column: string): Promise<string[]> {
  const rows: Record<string, string>[] = await knex(table).distinct(column);
  return rows.flatMap((row) => row[column] ?? []);
}

/** A row as managers read it. */
function auditRowOf(row: StoredChange, labels: Labels): AuditRow {
  const { changes = [], ...details } = detailsOf(row);
  return {
    key: `${row.to_state === null ? 'change' : 'move'}-${row.id}`,
    at: new Date(Number(row.at)).toISOString(),
    by: row.by,
    action: actionOf(row),
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

const ENTERED: Readonly<Record<string, string>> = {
  held: 'held',
  confirmed: 'confirmed',
  completed: 'completed',
  expired: 'let expire the',
  cancelled: 'cancelled',
  'no-show': 'recorded a no-show of the',
};

/** What was done, as a verb; what exactly a change of a reservation was says its reason. */
function actionOf({ action, from_state: from, to_state: to }: StoredChange): string {
  if (to === null) return action;
  if (from === null) return 'made';
  return from === to ? 'changed' : (ENTERED[to] ?? action);
}

function detailsOf(row: StoredChange): { changes?: FieldChange[]; [more: string]: unknown } {
  if (row.to_state === null) return JSON.parse(row.details) as { changes?: FieldChange[] };
  const state = { field: 'state', before: row.from_state, after: row.to_state };
  return {
    changes: row.from_state === row.to_state ? [] : [state],
    ...(row.why !== null && { why: row.why }),
  };
}

/** The labels under which fields are edited, in the language of whoever reads. */
async function labelsOf(strapi: Core.Strapi, subjects: readonly string[]): Promise<Labels> {
  const service = strapi.plugin('content-manager').service<ContentTypes>('content-types');
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const uid of subjects.filter((subject) => subject in strapi.contentTypes)) {
    const { metadatas } = await service.findConfiguration({ uid });
    const pairs = Object.entries(metadatas).flatMap(([field, { edit }]): [string, string][] =>
      edit?.label === undefined ? [] : [[field, toldWords(edit.label)]],
    );
    labels.set(uid, new Map(pairs));
  }
  return labels;
}
