import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type {
  Entry,
  EntryDraft,
  EntryKind,
  EntryRule,
  MoneyMethod,
} from '../../../shared/domain/folio/entry';
import { localInstant } from '../../../shared/domain/local-day';
import type { BookEntry } from '../../../shared/reports/month-end';
import { nextMonth } from '../../../shared/reports/performance';
import { ROOM_KINDS, type RoomEntry } from '../../../shared/reports/room-amounts';
import { ENTRIES } from './sums';

/** Rows of one insert: SQLite takes at most 32,766 values in a statement. */
const AT_ONCE = 500;
/** References that are read at once. */
const READ_AT_ONCE = 5_000;
/** Longest texts that the table keeps. */
const LONGEST = { by: 120, text: 300 };

/** An entry as the table holds it. Instants in milliseconds, which PostgreSQL hands out as text. */
interface EntryRow {
  id: number;
  reference: string;
  at: number | string;
  by: string;
  kind: EntryKind;
  label: string;
  amount: number;
  night: string | null;
  rule: string | null;
  rule_terms: string | null;
  tax_included: number;
  reason: string | null;
  reverses: number | null;
  method: MoneyMethod | null;
  day: string | null;
  money_reference: string | null;
  provider_id: string | null;
}

/** Drafts of one reservation with who writes them and when. */
export interface Writing {
  reference: string;
  drafts: readonly EntryDraft[];
  by: string;
  at: Date;
}

/** Appends entries: the only way in which a folio changes. */
export async function appendEntries(trx: Knex.Transaction, writings: readonly Writing[]): Promise<void> {
  for (const insert of insertsOfEntries(trx, writings)) await insert;
}

/** The same as inserts, which have to be awaited in this order. */
export function insertsOfEntries(trx: Knex.Transaction, writings: readonly Writing[]): Knex.QueryBuilder[] {
  const rows = writings.flatMap(({ drafts, ...writing }) => drafts.map((draft) => rowOf(draft, writing)));
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, chunk) =>
    trx(ENTRIES).insert(rows.slice(chunk * AT_ONCE, (chunk + 1) * AT_ONCE)),
  );
}

/** The entries of a reservation, first to last. */
export async function entriesOf(db: Knex | Knex.Transaction, reference: string): Promise<Entry[]> {
  const rows: EntryRow[] = await db<EntryRow>(ENTRIES).where({ reference }).orderBy('id').select('*');
  return rows.map(entryOfRow);
}

/** The same of several reservations, or some of them. */
export async function entriesByReference(
  db: Knex | Knex.Transaction,
  references: readonly string[],
  where: Partial<Pick<EntryRow, 'kind'>> = {},
): Promise<Map<string, Entry[]>> {
  const found = new Map<string, Entry[]>(references.map((reference) => [reference, []]));
  for (let index = 0; index < references.length; index += AT_ONCE) {
    const some = references.slice(index, index + AT_ONCE);
    const rows: EntryRow[] = await db<EntryRow>(ENTRIES)
      .where(where)
      .whereIn('reference', some)
      .orderBy('id')
      .select('*');
    for (const row of rows) found.get(row.reference)?.push(entryOfRow(row));
  }
  return found;
}

/** The columns that books read; the others are long, and a month has many entries. */
const BOOKED = [
  ...[
    'id',
    'reference',
    'at',
    'kind',
    'label',
    'amount',
    'night',
    'rule',
    'rule_terms',
    'tax_included',
    'reverses',
  ],
  ...['method', 'day', 'money_reference', 'provider_id'],
] as const;

const ROOM_COLUMNS = ['id', 'reference', 'at', 'kind', 'amount', 'night', 'reverses'] as const;

/** The entries of several reservations, first to last, as far as books read them. */
export async function bookEntriesOf(
  db: Knex,
  references: readonly string[],
): Promise<Map<string, BookEntry[]>> {
  const found = new Map<string, BookEntry[]>(references.map((reference) => [reference, []]));
  const terms = new Map<string, EntryRule>();
  for (let index = 0; index < references.length; index += READ_AT_ONCE) {
    const some = references.slice(index, index + READ_AT_ONCE);
    const rows: EntryRow[] = await db(ENTRIES).whereIn('reference', some).orderBy('id').select(BOOKED);
    for (const row of rows) found.get(row.reference)?.push(bookEntryOfRow(row, terms));
  }
  return found;
}

/**
 * What tells the nights of several reservations, first to last.
 * @param writtenBy nothing that was written later
 */
export async function roomEntriesOf(
  db: Knex,
  references: readonly string[],
  writtenBy?: Date,
): Promise<Map<string, RoomEntry[]>> {
  const found = new Map<string, RoomEntry[]>(references.map((reference) => [reference, []]));
  for (let index = 0; index < references.length; index += READ_AT_ONCE) {
    const query = db(ENTRIES)
      .whereIn('reference', references.slice(index, index + READ_AT_ONCE))
      .whereIn('kind', ROOM_KINDS)
      .orderBy('id')
      .select(ROOM_COLUMNS);
    if (writtenBy) void query.where('at', '<=', writtenBy.getTime());
    const rows = (await query) as Pick<EntryRow, (typeof ROOM_COLUMNS)[number]>[];
    for (const { at, reference, ...entry } of rows)
      found.get(reference)?.push({ ...entry, at: new Date(Number(at)) });
  }
  return found;
}

/**
 * The references of folios that a month concerns: with a night or with money in it, or written to in it.
 * @param month `2027-01`
 * @param among these alone
 */
export async function referencesOfMonth(
  db: Knex,
  month: string,
  among?: readonly string[],
): Promise<string[]> {
  const [first, end] = [`${month}-01`, nextMonth(month)];
  const [from, to] = [first, end].map((day) => localInstant(day, '00:00').getTime());
  const within = (column: string, least: unknown, below: unknown) => {
    const query = db<EntryRow>(ENTRIES)
      .where(column, '>=', least as never)
      .andWhere(column, '<', below as never)
      .select('reference');
    return among ? query.whereIn('reference', [...among]) : query;
  };
  const rows: { reference: string }[] = await within('night', first, end).union([
    within('day', first, end),
    within('at', from, to),
  ]);
  return rows.map(({ reference }) => reference);
}

/** The entries of a reservation outside of any transaction, for who reads its page. */
export function readFolio(strapi: Core.Strapi, reference: string): Promise<Entry[]> {
  return entriesOf(strapi.db.connection, reference);
}

function rowOf(draft: EntryDraft, { reference, by, at }: Omit<Writing, 'drafts'>): Omit<EntryRow, 'id'> {
  const { kind, label, amount, night, rule, taxIncluded, reason, reverses, money } = draft;
  const { rule: name = null, ...terms } = rule ?? {};
  return {
    reference,
    at: at.getTime(),
    by: by.slice(0, LONGEST.by),
    kind,
    label: label.slice(0, LONGEST.text),
    amount,
    night,
    rule: name,
    rule_terms: rule ? JSON.stringify(terms) : null,
    tax_included: taxIncluded,
    reason: reason?.slice(0, LONGEST.text) ?? null,
    reverses,
    method: money?.method ?? null,
    day: money?.day ?? null,
    money_reference: money?.reference ?? null,
    provider_id: money?.providerId ?? null,
  };
}

function entryOfRow(row: EntryRow): Entry {
  const { by, reason } = row;
  return { ...bookEntryOfRow(row, new Map()), by, reason };
}

/** @param rules that have been read before, by their text: most entries share theirs */
function bookEntryOfRow(row: EntryRow, rules: Map<string, EntryRule>): BookEntry {
  const { id, kind, label, amount, night, rule, rule_terms: terms, reverses, method, day } = row;
  return {
    ...{ id, kind, label, amount, night, reverses },
    at: new Date(Number(row.at)),
    rule: rule === null ? null : ruleOf(rule, terms ?? '{}', rules),
    taxIncluded: row.tax_included,
    money:
      method === null || day === null
        ? null
        : { method, day, reference: row.money_reference, providerId: row.provider_id },
  };
}

function ruleOf(rule: string, terms: string, rules: Map<string, EntryRule>): EntryRule {
  const text = `${rule} ${terms}`;
  const known = rules.get(text);
  if (known) return known;
  const read = { rule, ...(JSON.parse(terms) as object) } as EntryRule;
  rules.set(text, read);
  return read;
}
