import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { OtherNights, SoldNights } from '../../../shared/reports/performance';
import { roomRevenue, type NightsPart } from '../../../shared/reports/room-revenue';
import { addDays, type Stay } from '../../../shared/domain/stay';
import type { InventoryService } from '../inventory/service';
import type { Refunds } from '../payments/refunds';
import { HISTORY } from '../records/reservation-history';
import { reservationTable } from '../records/reservations';

export interface ReportsDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  refunds: Refunds;
}

/** States in which the charges of a stay are sold. Those of stays that ended otherwise have been taken back. */
export const SOLD_STATES = ['confirmed', 'completed', 'no-show'] as const;
/** As far as stays are looked for that were moved. */
const MOVED_DAYS = 31;
/** What the nights of a stay bring: their rates, and what changes them. */
const ROOM_KINDS = ['night', 'discount', 'adjustment'];

/** Nights of a stay in one part of the calendar, as the folio has them. */
interface PartRow {
  reference: string;
  apartment: string;
  /** A month of the span, or what lies `before` and `after` it; `changes` is no part but what the nights share. */
  part: string;
  nights: number | string;
  amount: number | string;
}

/** What a span of nights brought by reservation and month, by the entries of their folios. */
export interface SoldStayNights extends SoldNights {
  reference: string;
}

/**
 * The nights of a span that are sold, with what they bring.
 * @param apartmentIds of these apartments; of all when left out
 */
export async function soldNights(
  strapi: Core.Strapi,
  span: Stay,
  apartmentIds?: readonly string[],
): Promise<SoldStayNights[]> {
  const stays = strapi.db
    .connection(reservationTable(strapi))
    .where('check_in', '<', span.checkOut)
    .andWhere('check_out', '>', span.checkIn)
    .whereIn('state', [...SOLD_STATES])
    .select('reference', { apartment: 'apartment_id' });
  if (apartmentIds) void stays.whereIn('apartment_id', [...apartmentIds]);
  return revenueOf(await partsOf(strapi, stays, span));
}

/**
 * The nights of a span that had been sold at an instant: by what was written before it. Stays that were moved by more
 * than a month since then are left out.
 */
export async function soldNightsBy(strapi: Core.Strapi, span: Stay, instant: Date): Promise<SoldNights[]> {
  const { connection } = strapi.db;
  const at = instant.getTime();
  const sold = connection(HISTORY)
    .where('at', '<=', at)
    .whereIn('to_state', [...SOLD_STATES])
    .select('reference');
  const stays = connection(reservationTable(strapi))
    .where('check_in', '<', addDays(span.checkOut, MOVED_DAYS))
    .andWhere('check_out', '>', addDays(span.checkIn, -MOVED_DAYS))
    .whereIn('reference', sold)
    .select('reference', { apartment: 'apartment_id' });
  return revenueOf(await partsOf(strapi, stays, span, at));
}

/** The sums of the folios of stays by part of a span. */
function partsOf(
  { db: { connection } }: Core.Strapi,
  stays: Knex.QueryBuilder,
  { checkIn, checkOut }: Stay,
  writtenBy?: number,
): Promise<PartRow[]> {
  const part = connection.raw(
    `case when entries.kind <> 'night' then 'changes' when entries.night < ? then 'before'
      when entries.night >= ? then 'after' else substr(entries.night, 1, 7) end`,
    [checkIn, checkOut],
  );
  const nights = connection.raw('sum(case when entries.reverses is null then 1 else -1 end)');
  const query = connection
    .with('stays', stays)
    .from('stays')
    .join({ entries: 'booking_folio_entries' }, 'entries.reference', 'stays.reference')
    .whereIn('entries.kind', ROOM_KINDS)
    .groupBy('stays.reference', 'stays.apartment', 'part')
    .select('stays.reference', 'stays.apartment', { part, nights })
    .sum({ amount: 'entries.amount' });
  if (writtenBy !== undefined) void query.andWhere('entries.at', '<=', writtenBy);
  return query;
}

const ORDER = (part: string): string => (part === 'before' ? '' : part === 'after' ? '~' : part);

/** What the nights of each stay bring in the months of the span. */
function revenueOf(rows: readonly PartRow[]): SoldStayNights[] {
  const stays = new Map<string, { apartmentId: string; parts: NightsPart[]; changes: number }>();
  for (const { reference, apartment, part, nights, amount } of rows) {
    let stay = stays.get(reference);
    if (!stay) stays.set(reference, (stay = { apartmentId: apartment, parts: [], changes: 0 }));
    if (part === 'changes') stay.changes = Number(amount);
    else stay.parts.push({ part, nights: Number(nights), rates: Number(amount) });
  }
  return [...stays].flatMap(([reference, { apartmentId, parts, changes }]) => {
    parts.sort((a, b) => (ORDER(a.part) < ORDER(b.part) ? -1 : 1));
    return roomRevenue(parts, changes)
      .filter(({ part, nights }) => part !== 'before' && part !== 'after' && nights > 0)
      .map(({ part: month, nights, revenue }) => ({ reference, apartmentId, month, nights, revenue }));
  });
}

/**
 * The listed nights of a span that were not for sale here, by month.
 * @param listed by public id
 */
export async function otherNights(
  strapi: Core.Strapi,
  { checkIn, checkOut }: Stay,
  listed: ReadonlyMap<string, readonly Stay[]>,
): Promise<OtherNights[]> {
  const { connection } = strapi.db;
  const spans = [...listed].flatMap(([apartment, known]) =>
    known
      .map((span) => ({
        apartment,
        first: span.checkIn > checkIn ? span.checkIn : checkIn,
        last: span.checkOut < checkOut ? span.checkOut : checkOut,
      }))
      .filter(({ first, last }) => first < last),
  );
  const found: OtherNights[] = [];
  for (let index = 0; index < spans.length; index += SPANS_AT_ONCE) {
    const some = spans.slice(index, index + SPANS_AT_ONCE);
    const values = some.map(() => '(?, ?, ?)').join(', ');
    const bindings = some.flatMap(({ apartment, first, last }) => [apartment, first, last]);
    const rows: (Omit<OtherNights, 'nights'> & { nights: number | string })[] = await connection
      .with('listed', ['apartment', 'first', 'last'], connection.raw(`values ${values}`, bindings))
      .from('listed')
      .join('booking_nights', (join) => {
        join
          .on('booking_nights.apartment', 'listed.apartment')
          .andOn('booking_nights.night', '>=', 'listed.first')
          .andOn('booking_nights.night', '<', 'listed.last');
      })
      .whereIn('source', ['block', 'channel'])
      .groupBy('booking_nights.apartment', 'source', connection.raw('substr(night, 1, 7)'))
      .select('source', {
        apartmentId: 'booking_nights.apartment',
        month: connection.raw('substr(night, 1, 7)'),
      })
      .select({ nights: connection.raw('count(*)') });
    found.push(...rows.map((row) => ({ ...row, nights: Number(row.nights) })));
  }
  return found;
}

/** Spans of one query: SQLite takes at most 32,766 values in a statement, and 500 rows of them. */
const SPANS_AT_ONCE = 400;
