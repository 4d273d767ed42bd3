import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { monthsOf, nextMonth, type OtherNights, type SoldNights } from '../../../shared/reports/performance';
import { revenueOf, ROOM_KINDS, roomOfMonth, type RoomEntry } from '../../../shared/reports/room-amounts';
import {
  apartmentAt,
  countedEntries,
  SOLD_AT_ONCE,
  type StayHistory,
} from '../../../shared/reports/stay-history';
import type { ReservationState } from '../../../shared/domain/reservation';
import type { Day, Stay } from '../../../shared/domain/stay';
import { localDay, localInstant } from '../../../shared/domain/local-day';
import { roomEntriesOf } from '../folio/queries';
import { ENTRIES } from '../folio/sums';
import type { InventoryService } from '../inventory/service';
import type { Refunds } from '../payments/refunds';
import { createSameTexts } from '../platform/same-texts';
import { createYielder } from '../platform/yield-to-event-loop';
import type { KeepAnswer } from '../records/kept-answers';
import { HISTORY, IS_SETTLED, stayHistories } from '../records/reservations/reservation-history';
import { reservationTable } from '../records/reservations/reservations';

export interface ReportsDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  refunds: Refunds;
  keep: KeepAnswer;
}

/** States in which the charges of a stay are sold. Those of stays that ended otherwise have been taken back. */
export const SOLD_STATES: readonly ReservationState[] = ['confirmed', 'completed', 'no-show'];
/** Kinds of entry as they stand in SQL, where an index of some of them is to be recognised. */
const ROOM = ROOM_KINDS.map((kind) => `'${kind}'`).join(', ');

/** Which stays are asked for: all, when nothing is said. */
interface Asked {
  /** Of these apartments alone. */
  apartmentIds?: readonly string[];
  /** These alone. */
  references?: readonly string[];
  /** As they had been written at an instant. */
  writtenBy?: Date;
}

/** What a stay brings to an apartment in a month. */
export interface SoldStay extends SoldNights {
  reference: string;
}

/**
 * The nights of a span that are sold, with what they bring, by stay, apartment and month: as `roomOfMonth` counts them.
 * Stays that lie within one month of it, and were neither written to, sold nor moved after it, are summed by the
 * database; the entries of the others are read.
 */
export async function soldNights(strapi: Core.Strapi, span: Stay, asked: Asked = {}): Promise<SoldStay[]> {
  const { connection } = strapi.db;
  const parts = monthsOf(span);
  const at = (day: Day): number => localInstant(day, '00:00').getTime();
  const folios = connection
    .from('stays')
    .join({ entries: ENTRIES }, 'entries.reference', 'stays.reference')
    .whereRaw(`entries.kind in (${ROOM})`)
    .groupBy('stays.reference', 'stays.apartment', 'stays.settled')
    .select('stays.reference', 'stays.apartment', 'stays.settled')
    .min({ first: 'entries.night' })
    .max({ last: 'entries.night', written: 'entries.at' })
    .sum({ amount: 'entries.amount' })
    .sum({ nights: connection.raw(NIGHTS) });
  if (asked.writtenBy) void folios.where('entries.at', '<=', asked.writtenBy.getTime());
  const values = parts.map(() => '(?, ?, ?, ?)').join(', ');
  const bindings = parts.flatMap(({ month, span: { checkIn, checkOut } }) => [
    ...[month, checkIn, checkOut, at(nextMonth(month))],
  ]);
  // PostgreSQL would take the values for text.
  const ends = strapi.db.dialect.client === 'postgres' ? 'parts.ends::bigint' : 'parts.ends';
  const rows: SummedRow[] = await connection
    .with('parts', ['month', 'first', 'last', 'ends'], connection.raw(`values ${values}`, bindings))
    .with('stays', staysWritten(strapi, span, asked))
    .with('folios', folios)
    .from('folios')
    .leftJoin('parts', (join) => {
      void join
        .on('parts.month', connection.raw('substr(folios.first, 1, 7)'))
        .andOn('folios.first', '>=', 'parts.first')
        .andOn('folios.last', '<', 'parts.last')
        .andOn('folios.written', '<', connection.raw(ends))
        .andOn(connection.raw(`coalesce(folios.settled, 0) < ${ends}`))
        .andOn(connection.raw('(folios.nights > 0 or folios.amount = 0)'));
    })
    .select('folios.reference', 'folios.apartment', 'folios.nights', 'folios.amount', 'parts.month');
  const sameText = createSameTexts(parts.map(({ month }) => month));
  const summed = rows.flatMap(({ reference, apartment, month, nights, amount }): SoldStay[] => {
    if (month === null) return [];
    const apartmentId = sameText(apartment);
    return [
      { reference, apartmentId, month: sameText(month), nights: Number(nights), revenue: Number(amount) },
    ];
  });
  const read = rows.filter(({ month }) => month === null);
  return [...summed, ...(await readNights(strapi, parts, read, asked))];
}

const NIGHTS = `case when entries.kind <> 'night' then 0 when entries.reverses is null then 1 else -1 end`;

interface SummedRow {
  reference: string;
  apartment: string;
  /** Null for a stay whose folio has to be read. */
  month: string | null;
  nights: number | string;
  amount: number | string;
}

/**
 * The stays that a span may concern, by their nights, by nights that were taken back, and by what was written in it
 * about earlier nights, or sold or moved them; those that were merely held are none. Each with the instant at which it
 * was last sold or moved.
 */
function staysWritten(
  strapi: Core.Strapi,
  { checkIn, checkOut }: Stay,
  { apartmentIds, references, writtenBy }: Asked,
): Knex.QueryBuilder {
  const { connection } = strapi.db;
  const [from, to] = [checkIn, checkOut].map((day) => localInstant(day, '00:00').getTime());
  const among = (query: Knex.QueryBuilder, column: string): Knex.QueryBuilder =>
    references ? query.whereIn(column, [...references]) : query;
  const stays = () => {
    const settled = connection({ history: HISTORY })
      .whereRaw(`history.reference = stays.reference and ${IS_SETTLED}`)
      .max('at');
    const query = among(connection({ stays: reservationTable(strapi) }), 'stays.reference')
      .whereNotIn('stays.state', ['held', 'expired'])
      .select('stays.reference', { apartment: 'stays.apartment_id', settled });
    if (apartmentIds) {
      const left = connection(HISTORY).whereIn('left_apartment', [...apartmentIds]);
      void query.where((its) => {
        void its
          .whereIn('stays.apartment_id', [...apartmentIds])
          .orWhereIn('stays.reference', left.select('reference'));
      });
    }
    if (!writtenBy) return query;
    const sold = connection({ history: HISTORY })
      .whereRaw('history.reference = stays.reference')
      .where('history.at', '<=', writtenBy.getTime())
      .whereIn('history.to_state', [...SOLD_STATES])
      .select(connection.raw('1'));
    return query.whereExists(sold);
  };
  const entriesAsked = () => among(connection({ entries: ENTRIES }), 'entries.reference');
  const takenBack = entriesAsked()
    .whereRaw(`entries.kind = 'night' and entries.reverses is not null`)
    .where('entries.night', '>=', checkIn)
    .andWhere('entries.night', '<', checkOut)
    .select('entries.reference');
  const changed = entriesAsked()
    .whereRaw(`(entries.reverses is not null or entries.kind in ('adjustment', 'discount'))`)
    .where('entries.at', '>=', from as never)
    .andWhere('entries.at', '<', to as never)
    .whereRaw(
      `(entries.kind = 'adjustment' or (select min(nights.night) from ${ENTRIES} nights
        where nights.reference = entries.reference and nights.kind = 'night') < ?)`,
      [checkIn],
    )
    .select('entries.reference');
  const settled = among(connection({ history: HISTORY }), 'history.reference')
    .join({ its: reservationTable(strapi) }, 'its.reference', 'history.reference')
    .whereRaw(IS_SETTLED)
    .where('history.at', '>=', from as never)
    .andWhere('history.at', '<', to as never)
    .andWhere('its.check_in', '<', checkIn)
    .select('history.reference');
  const overlaps = (query: Knex.QueryBuilder) =>
    void query.where('stays.check_in', '<', checkOut).andWhere('stays.check_out', '>', checkIn);
  const others = stays()
    .whereIn('stays.reference', takenBack.union([changed, settled]))
    .whereNot(overlaps);
  return stays().where(overlaps).unionAll([others]);
}

/** What stays bring whose folios have to be read. */
async function readNights(
  { db: { connection } }: Core.Strapi,
  parts: ReturnType<typeof monthsOf>,
  stays: readonly SummedRow[],
  { apartmentIds, writtenBy }: Asked,
): Promise<SoldStay[]> {
  const apartments = new Map(stays.map(({ reference, apartment }) => [reference, apartment]));
  const folios = await roomEntriesOf(connection, [...apartments.keys()], writtenBy);
  const histories = await stayHistories(connection, [...apartments.keys()]);
  const isAsked = ({ apartmentId }: SoldStay): boolean => apartmentIds?.includes(apartmentId) ?? true;
  const pause = createYielder();
  const sold: SoldStay[] = [];
  for (const [reference, written] of folios) {
    await pause();
    const history = histories.get(reference) ?? SOLD_AT_ONCE;
    const entries = countedEntries(written, history);
    const now = { apartmentId: apartments.get(reference) ?? '', apartmentName: '' };
    const apartmentOn = (day: Day): string => {
      const instant = localInstant(day, '00:00');
      const then = writtenBy && writtenBy < instant ? writtenBy : instant;
      return apartmentAt(then, history, now).apartmentId;
    };
    const lines = parts.filter(concerning(entries, history)).flatMap(({ month, span }) =>
      roomOfMonth(entries, span, apartmentOn).map((line): SoldStay => {
        const { apartmentId, nights, isCorrection } = line;
        return { reference, apartmentId, month, nights, revenue: revenueOf(line), isCorrection };
      }),
    );
    sold.push(...lines.filter(isAsked));
  }
  return sold;
}

/** Whether there is anything of a part in a folio: a night, or something that was written in it, or a move. */
function concerning(entries: readonly RoomEntry[], { left }: StayHistory) {
  const written = new Set([...entries.map(({ at }) => at), ...left.map(({ until }) => until)].map(Number));
  const days = new Set([...written].map((at) => localDay(new Date(at))));
  const all = [...days, ...entries.flatMap(({ night }) => night ?? [])];
  return ({ span: { checkIn, checkOut } }: { span: Stay }): boolean =>
    all.some((day) => day >= checkIn && day < checkOut);
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
  const sameText = createSameTexts();
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
      // As the index has it, which both databases only use for these very words.
      .whereRaw(`source in ('block', 'channel')`)
      .groupBy('booking_nights.apartment', 'source', connection.raw('substr(night, 1, 7)'))
      .select('source', {
        apartmentId: 'booking_nights.apartment',
        month: connection.raw('substr(night, 1, 7)'),
      })
      .select({ nights: connection.raw('count(*)') });
    for (const { apartmentId, month, source, nights } of rows)
      found.push({
        apartmentId: sameText(apartmentId),
        month: sameText(month),
        source: sameText(source),
        nights: Number(nights),
      });
  }
  return found;
}

/** Spans of one query: SQLite takes at most 32,766 values in a statement, and 500 rows of them. */
const SPANS_AT_ONCE = 400;
