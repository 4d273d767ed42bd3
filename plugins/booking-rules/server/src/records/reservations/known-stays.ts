import { csvLines, decimalAmount, withCurrency } from '../../../../shared/format/csv';
import { sumsOfParts, type BookingSums } from '../../../../shared/domain/folio/booking-sums';
import {
  RESERVATION_STATES,
  type ReservationSort,
  type ReservationSource,
} from '../../../../shared/domain/reservation';
import { nightCount } from '../../../../shared/domain/stay';
import { NO_PARTS, type FolioSums } from '../../folio/sums';
import { createSameTexts, type SameText } from '../../platform/same-texts';
import { createYielder } from '../../platform/yield-to-event-loop';
import { keptFolioSums, type KeptDeps } from './folio-sums';
import type { ReservationRecord } from './reservation';
import { HISTORY, sourceOf, type HistoryRow } from './reservation-history';
import { reservationTable } from './reservations';

const COLUMNS = {
  ...{ id: 'id', reference: 'reference', state: 'state', guests: 'guests', createdAt: 'created_at' },
  ...{ apartmentId: 'apartment_id', apartmentName: 'apartment_name' },
  ...{ firstName: 'first_name', lastName: 'last_name', email: 'email', phone: 'phone' },
};
type Row = Pick<ReservationRecord, 'reference' | 'state' | 'apartmentId' | 'apartmentName'> &
  Pick<ReservationRecord, 'checkIn' | 'checkOut' | 'guests' | 'firstName' | 'lastName'> &
  Pick<ReservationRecord, 'email' | 'phone' | 'createdAt'> & { id: number };

/** A reservation as lists find, order and count it. */
export interface KnownStay
  extends
    Pick<Row, 'id' | 'reference' | 'state' | 'apartmentId' | 'checkIn' | 'checkOut'>,
    Pick<BookingSums, 'total' | 'paid' | 'due' | 'refundable'> {
  nights: number;
  /** Instant in milliseconds. */
  createdAt: number;
  /** What it is found by, in small letters. */
  words: string;
  /** Null where its history does not begin. */
  source: ReservationSource | null;
  /** Its line of a file, under `heading`. */
  line: string;
}

/** The columns of a file. */
export const heading = (): string[] => [
  ...['Reference', 'State', 'Apartment', 'Check-in', 'Check-out', 'Nights', 'Guests'],
  ...['First name', 'Last name', 'Email', 'Phone'],
  ...['Extras', 'Total', 'Paid', 'Refunded', 'Due'].map(withCurrency),
  'Booked at',
];

/** References of one query. */
const AT_ONCE = 2_000;

/**
 * All reservations by their references, in memory: those that have changed since are read anew, and no others. Their rows
 * are long, and a database reads all of a row to order it. Some 700 bytes a reservation. One map for all who ask.
 */
export function knownStays(deps: KeptDeps): Promise<ReadonlyMap<string, KnownStay>> {
  return deps.keep<Map<string, KnownStay>>('reservations', async (before) => {
    const known = before?.answer ?? new Map<string, KnownStay>();
    await read(deps, before?.changed ?? (await allReferences(deps)), known);
    return known;
  });
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
const ORDERS: Record<ReservationSort, (a: KnownStay, b: KnownStay) => number> = {
  newest: (a, b) => b.createdAt - a.createdAt || b.id - a.id,
  arrival: (a, b) => compare(a.checkIn, b.checkIn) || a.id - b.id,
  departure: (a, b) => compare(a.checkOut, b.checkOut) || a.id - b.id,
  total: (a, b) => b.total - a.total || b.id - a.id,
};

/** The same in an order, for who reads it at once: what changes is put where it belongs then. */
export function orderedStays(deps: KeptDeps, sort: ReservationSort): Promise<readonly KnownStay[]> {
  const order = ORDERS[sort];
  return deps.keep<KnownStay[]>(`reservations by ${sort}`, async (before) => {
    const known = await knownStays(deps);
    if (!before) return [...known.values()].sort(order);
    const stays = before.answer;
    for (const reference of before.changed) {
      const place = stays.findIndex((stay) => stay.reference === reference);
      if (place >= 0) stays.splice(place, 1);
      const stay = known.get(reference);
      if (stay) stays.splice(placeIn(stays, stay, order), 0, stay);
    }
    return stays;
  });
}

/** How many of them come before another one. */
function placeIn<Item>(sorted: readonly Item[], item: Item, order: (a: Item, b: Item) => number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    if (other !== undefined && order(other, item) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

async function allReferences({ strapi }: KeptDeps): Promise<string[]> {
  const rows: Pick<Row, 'reference'>[] = await strapi.db
    .connection(reservationTable(strapi))
    .select('reference');
  return rows.map(({ reference }) => reference);
}

/** Reads reservations with the sums that they had in the same moment: those that change meanwhile are read again. */
async function read(deps: KeptDeps, references: readonly string[], known: Map<string, KnownStay>) {
  const pause = createYielder();
  const sameText = createSameTexts(RESERVATION_STATES);
  for (let left = references; left.length > 0;) {
    const sums = await keptFolioSums(deps);
    const used = new Map(left.map((reference) => [reference, sums.get(reference)]));
    for (let index = 0; index < left.length; index += AT_ONCE) {
      await pause();
      for (const [row, source] of await rowsOf(deps, left.slice(index, index + AT_ONCE)))
        known.set(row.reference, knownStay({ row, source, folio: used.get(row.reference) }, sameText));
    }
    const now = await keptFolioSums(deps);
    left = left.filter((reference) => now.get(reference) !== used.get(reference));
  }
}

async function rowsOf(
  { strapi }: KeptDeps,
  references: readonly string[],
): Promise<[Row, ReservationSource | null][]> {
  const db = strapi.db.connection;
  const rows: Row[] = await db(reservationTable(strapi))
    .whereIn('reference', references)
    .select(COLUMNS, {
      checkIn: db.raw('cast(check_in as text)'),
      checkOut: db.raw('cast(check_out as text)'),
    });
  const begun: Pick<HistoryRow, 'reference' | 'by' | 'why'>[] = await db<HistoryRow>(HISTORY)
    .whereNull('from_state')
    .whereIn('reference', references)
    .select('reference', 'by', 'why');
  const sources = new Map(begun.map((line) => [line.reference, sourceOf(line)]));
  return rows.map((row) => [row, sources.get(row.reference) ?? null]);
}

interface Found {
  row: Row;
  source: ReservationSource | null;
  folio: FolioSums | undefined;
}

/** Not a spread (as in `folio/sums.ts`): a shape of its own for each would take more than what it says. */
function knownStay({ row, source, folio }: Found, sameText: SameText): KnownStay {
  const { id, reference, apartmentName, firstName, lastName, phone } = row;
  const [state, apartmentId] = [sameText(row.state), sameText(row.apartmentId)];
  const [checkIn, checkOut] = [sameText(row.checkIn), sameText(row.checkOut)];
  const [email, nights, created] = [row.email ?? '', nightCount(row), new Date(row.createdAt)];
  const { total, paid, due, refundable, paidAmount, refundedAmount } = sumsOfParts(state, folio ?? NO_PARTS);
  const line = csvLines([
    [
      ...[reference, state, apartmentName, checkIn, checkOut, nights, row.guests],
      ...[firstName, lastName, email, phone],
      ...[folio?.extras ?? 0, total, paidAmount, refundedAmount, due].map(decimalAmount),
      created.toISOString(),
    ],
  ]);
  const words = [reference, firstName, lastName, email, phone, apartmentName].join('\n').toLowerCase();
  const stay = { id, reference, state, apartmentId, checkIn, checkOut, nights, source, line, words };
  return Object.assign(stay, { createdAt: created.getTime(), total, paid, due, refundable });
}
