import type {
  ReservationList,
  ReservationListQuery,
} from '../../../contracts/reservations/reservations-admin';
import type { ReservationState } from '../../../shared/domain/reservation';
import { toCsv } from '../../../shared/format/csv';
import type { KeptDeps } from '../records/reservations/folio-sums';
import { heading, orderedStays, type KnownStay } from '../records/reservations/known-stays';

/** A stay that does not take place counts for nothing, unless it is asked for. */
const NOT_COUNTED: readonly ReservationState[] = ['cancelled', 'expired'];
/** Lines of one piece of a file. */
const SENT_AT_ONCE = 2_000;

/** The reservations that a manager asks for, in the order that is asked for. */
async function askedStays(deps: KeptDeps, query: ReservationListQuery): Promise<KnownStay[]> {
  const { search, states, apartmentId, from, to, paid, balance, source, sort } = query;
  // Each word has to be found somewhere, so that a first and a last name may be typed together.
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const isAsked = (stay: KnownStay): boolean =>
    words.every((word) => stay.words.includes(word)) &&
    (!states || states.includes(stay.state)) &&
    (apartmentId === undefined || stay.apartmentId === apartmentId) &&
    (from === undefined || stay.checkOut > from) &&
    (to === undefined || stay.checkIn < to) &&
    (source === undefined || stay.source === source) &&
    (paid === undefined || stay.paid === paid) &&
    (balance === undefined || hasBalance(stay, balance));
  return (await orderedStays(deps, sort)).filter(isAsked);
}

function hasBalance(stay: KnownStay, balance: NonNullable<ReservationListQuery['balance']>): boolean {
  // What a guest who has cancelled still owes is no claim.
  return balance === 'owed' ? stay.due > 0 && !NOT_COUNTED.includes(stay.state) : stay.refundable > 0;
}

/** A page of the reservations that a manager asks for. */
export interface AskedPage extends Pick<ReservationList['meta'], 'totals'> {
  /** In their order. */
  ids: number[];
  /** Of all pages. */
  count: number;
}

/** A page of them, and what all come to together: the total and the nights of those that count. */
export async function pageOf(deps: KeptDeps, query: ReservationListQuery): Promise<AskedPage> {
  const stays = await askedStays(deps, query);
  const start = (query.page - 1) * query.pageSize;
  const totals = { total: 0, nights: 0, leftOut: 0 };
  for (const { state, total, nights } of stays)
    if (!query.states && NOT_COUNTED.includes(state)) totals.leftOut += 1;
    else {
      totals.total += total;
      totals.nights += nights;
    }
  return {
    ids: stays.slice(start, start + query.pageSize).map(({ id }) => id),
    count: stays.length,
    totals,
  };
}

/** All of them as a file with a heading, in pieces. Amounts are decimal numbers. */
export async function* reservationsCsv(deps: KeptDeps, query: ReservationListQuery): AsyncGenerator<string> {
  yield toCsv(heading(), []);
  const stays = await askedStays(deps, query);
  for (let index = 0; index < stays.length; index += SENT_AT_ONCE)
    yield stays
      .slice(index, index + SENT_AT_ONCE)
      .map(({ line }) => line)
      .join('');
}
