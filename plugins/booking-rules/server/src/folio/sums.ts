import type { Knex } from 'knex';
import { sumsOfParts, type BookingSums, type FolioParts } from '../../../shared/domain/folio/booking-sums';
import { CHARGE_KINDS, ENDING_REASONS } from '../../../shared/domain/folio/entry';
import type { ReservationState } from '../../../shared/domain/reservation';
import type { MinorUnits } from '../../../shared/format/money';
import { ROOM_KINDS } from '../../../shared/reports/room-amounts';

/** The table of all entries of all folios. */
export const ENTRIES = 'booking_folio_entries';
/** References of one query: SQLite takes at most 32,766 values in a statement. */
const AT_ONCE = 5_000;

const names = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');
const CHARGES = names(CHARGE_KINDS);
const sumWhere = (condition: string): string => `coalesce(sum(case when ${condition} then amount end), 0)`;
const endedBy = (reasons: readonly string[]): string =>
  `-${sumWhere(`kind in (${CHARGES}) and reverses is not null and reason in (${names(reasons)})`)}`;

/** The parts of a folio, as `bookingSums` adds them up, in SQL over its entries. */
const PARTS = {
  charged: sumWhere(`kind in (${CHARGES})`),
  received: `-${sumWhere("kind = 'payment'")}`,
  refunded: sumWhere("kind = 'refund'"),
  asked: sumWhere("kind = 'refund-asked'"),
  expired: endedBy(ENDING_REASONS.expired),
  cancelled: endedBy(ENDING_REASONS.cancelled),
  noShow: endedBy(ENDING_REASONS['no-show']),
};

const EXTRAS = sumWhere("kind = 'extra'");
const DEPOSIT = sumWhere("kind in ('deposit-taken', 'deposit-kept', 'deposit-released')");
const CHARGED_AT = `max(case when kind in (${CHARGES}) then at end)`;

/** The parts of a folio as columns of a query that groups entries by reservation. */
const partColumns = (db: Knex | Knex.Transaction): Knex.Raw[] =>
  Object.entries(PARTS).map(([name, sum]) => db.raw(`${sum} as ??`, [name]));

/** Sums as a database tells them. */
type PartsRow = Record<keyof typeof PARTS, number | string>;

/** The parts of a folio without entries. */
export const NO_PARTS: FolioParts = partsOf(undefined);

/** The parts of a folio as a database tells them; nothing for a reservation without entries. */
function partsOf(row: PartsRow | undefined): FolioParts {
  const part = (name: keyof PartsRow): MinorUnits => Number(row?.[name] ?? 0);
  return {
    charged: part('charged'),
    received: part('received'),
    refunded: part('refunded'),
    asked: part('asked'),
    ended: { expired: part('expired'), cancelled: part('cancelled'), 'no-show': part('noShow') },
  };
}

/** Reservations with what their folios come to, summed by the database. */
export async function withSums<Of extends { reference: string; state: ReservationState }>(
  db: Knex | Knex.Transaction,
  reservations: readonly Of[],
): Promise<(Of & BookingSums)[]> {
  const known = new Map<string, PartsRow>();
  for (let index = 0; index < reservations.length; index += AT_ONCE) {
    const references = reservations.slice(index, index + AT_ONCE).map(({ reference }) => reference);
    const rows: ({ reference: string } & PartsRow)[] = await db(ENTRIES)
      .whereIn('reference', references)
      .groupBy('reference')
      .select('reference', ...partColumns(db));
    for (const row of rows) known.set(row.reference, row);
  }
  return reservations.map((reservation) => ({
    ...reservation,
    ...sumsOfParts(reservation.state, partsOf(known.get(reservation.reference))),
  }));
}

/** What all nights of reservations bring, by reference: after discounts and adjustments, without fees and taxes. */
export async function roomRevenueOf(
  db: Knex,
  references: readonly string[],
): Promise<Map<string, MinorUnits>> {
  const found = new Map<string, MinorUnits>();
  for (let index = 0; index < references.length; index += AT_ONCE) {
    const rows: { reference: string; revenue: number | string }[] = await db(ENTRIES)
      .whereIn('reference', references.slice(index, index + AT_ONCE))
      .whereIn('kind', ROOM_KINDS)
      .groupBy('reference')
      .select('reference')
      .sum({ revenue: 'amount' });
    for (const { reference, revenue } of rows) found.set(reference, Number(revenue));
  }
  return found;
}

/** What a folio comes to, for who looks after money. */
export interface FolioSums extends FolioParts {
  extras: MinorUnits;
  /** What is held of a deposit. */
  deposit: MinorUnits;
  /** When what is charged changed last, in milliseconds since 1970. */
  chargedAt: number;
}

/**
 * The sums of folios by their references, added up by the database.
 * @param which these, or so many in the order of their references, from behind one of them
 */
export async function folioSums(
  db: Knex,
  which: readonly string[] | { after: string; most: number },
): Promise<Map<string, FolioSums>> {
  const query = db(ENTRIES)
    .groupBy('reference')
    .select('reference', ...partColumns(db))
    .select(db.raw(`${EXTRAS} as extras, ${DEPOSIT} as deposit, ${CHARGED_AT} as charged_at`));
  if ('after' in which)
    void query.where('reference', '>', which.after).orderBy('reference').limit(which.most);
  else void query.whereIn('reference', which);
  type Row = { reference: string } & PartsRow & Record<'extras' | 'deposit' | 'charged_at', number | string>;
  const rows = (await query) as Row[];
  const found = new Map<string, FolioSums>();
  for (const row of rows) {
    const [extras, deposit, chargedAt] = [Number(row.extras), Number(row.deposit), Number(row.charged_at)];
    // Not a spread: in Node 20 an object to which properties are added after one has a shape of its own: 300 bytes.
    found.set(row.reference, Object.assign(partsOf(row), { extras, deposit, chargedAt }));
  }
  return found;
}

/**
 * Keeps, of a query, reservations of which no money has come: a payment that was taken back has not.
 * @param reference the column of its reference
 */
export function whereNothingPaid(query: Knex.QueryBuilder, reference: string): void {
  void query.whereRaw(
    `coalesce((select sum(amount) from ${ENTRIES} where kind = 'payment' and reference = ??), 0) = 0`,
    [reference],
  );
}
