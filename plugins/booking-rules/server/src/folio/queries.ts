import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type {
  Entry,
  EntryDraft,
  EntryKind,
  EntryRule,
  MoneyMethod,
} from '../../../shared/domain/folio/entry';
import { dubaiInstant } from '../../../shared/domain/stay';
import { nextMonth } from '../../../shared/reports/performance';

const ENTRIES = 'booking_folio_entries';
/** Rows of one insert: SQLite takes at most 32,766 values in a statement. */
const AT_ONCE = 500;
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
  const rows = writings.flatMap(({ drafts, ...writing }) => drafts.map((draft) => rowOf(draft, writing)));
  for (let index = 0; index < rows.length; index += AT_ONCE)
    await trx(ENTRIES).insert(rows.slice(index, index + AT_ONCE));
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
  where: Partial<Pick<EntryRow, 'rule'>> = {},
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

/**
 * The references of folios that a month concerns: with a night or with money in it, or written to in it.
 * @param month `2027-01`
 */
export async function referencesOfMonth(db: Knex, month: string): Promise<string[]> {
  const [first, end] = [`${month}-01`, nextMonth(month)];
  const [from, to] = [first, end].map((day) => dubaiInstant(day, '00:00').getTime());
  const within = (column: string, least: unknown, below: unknown) =>
    db<EntryRow>(ENTRIES)
      .where(column, '>=', least as never)
      .andWhere(column, '<', below as never)
      .select('reference');
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
  const { id, by, kind, label, amount, night, rule, reason, reverses, method, day } = row;
  return {
    ...{ id, by, kind, label, amount, night, reason, reverses },
    at: new Date(Number(row.at)),
    rule: rule === null ? null : ({ rule, ...(JSON.parse(row.rule_terms ?? '{}') as object) } as EntryRule),
    taxIncluded: row.tax_included,
    money:
      method === null || day === null
        ? null
        : { method, day, reference: row.money_reference, providerId: row.provider_id },
  };
}
