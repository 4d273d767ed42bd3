import type {
  ReservationList,
  ReservationListQuery,
} from '../../../contracts/reservations/reservations-admin';
import { toCsv } from '../../../shared/format/csv';
import { askedStays, NOT_COUNTED } from '../records/reservations/asked-stays';
import type { KeptDeps } from '../records/reservations/folio-sums';
import { heading } from '../records/reservations/known-stays';

/** Lines of one piece of a file. */
const SENT_AT_ONCE = 2_000;

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
