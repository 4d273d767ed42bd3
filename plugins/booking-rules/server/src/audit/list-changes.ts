import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditChoices, AuditQuery, AuditRow } from '../../../shared/contracts/audit';
import type { PagedEnvelope } from '../../../shared/contracts/envelope';
import { addDays, dubaiInstant } from '../../../shared/domain/stay';
import { UIDS } from '../records/documents';
import { auditRowOf, type StoredChange } from './audit-row';
import { labelsOf } from './field-labels';

const CHANGES = 'booking_audit';
const MOVES = 'booking_reservation_moves';
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

type Answer = PagedEnvelope<AuditRow> & { meta: AuditChoices };

/** A page of the audit trail, newest first: what was written down, and the history of every reservation. */
export async function listChanges(strapi: Core.Strapi, query: AuditQuery): Promise<Answer> {
  const { page, pageSize } = query;
  const knex = strapi.db.connection;
  const both = () =>
    changes(knex, query)
      .unionAll([moves(knex, query)])
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
  const asked = knex(CHANGES).where((where) => narrow(where, query));
  if (query.subject !== undefined) void asked.where('subject', query.subject);
  if (query.subjectId !== undefined) void asked.where('subject_id', query.subjectId);
  const empty = ['from_state', 'to_state', 'why'].map((name) =>
    knex.raw('cast(null as varchar(300)) as ??', [name]),
  );
  return asked.select([...COLUMNS.slice(0, 8), ...empty]);
}

function moves(knex: Knex, query: AuditQuery): Knex.QueryBuilder {
  const asked = knex(MOVES).where((where) => narrow(where, query));
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
  if (from !== undefined) void where.where('at', '>=', dubaiInstant(from, '00:00').getTime());
  if (to !== undefined) void where.where('at', '<', dubaiInstant(addDays(to, 1), '00:00').getTime());
}

async function choices(knex: Knex): Promise<AuditChoices> {
  const people = [...(await distinct(knex, CHANGES, 'by')), ...(await distinct(knex, MOVES, 'by'))];
  const subjects = [...(await distinct(knex, CHANGES, 'subject')), UIDS.reservation];
  return { people: [...new Set(people)].sort(), subjects: [...new Set(subjects)].sort() };
}

async function distinct(knex: Knex, table: string, column: string): Promise<string[]> {
  const rows: Record<string, string>[] = await knex(table).distinct(column);
  return rows.flatMap((row) => row[column] ?? []);
}
