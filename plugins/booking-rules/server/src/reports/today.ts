import type { Today } from '../../../contracts/reports/reports';
import type { ReservationView } from '../../../contracts/reservations';
import { localDay } from '../../../shared/domain/local-day';
import { rows, UIDS } from '../records/documents';
import { queryReservations } from '../records/reservations';
import { waitingThreads } from '../records/threads';
import { viewOf } from '../records/reservation-view';
import { readDepositsToDecide } from './open-deposits';
import { readOwed, readRefundsToMake } from './open-money';
import type { ReportsDeps } from './sold-nights';

/** What needs a hand today beside the calendars of channels. */
export async function readToday(
  deps: ReportsDeps,
  now: Date,
): Promise<Omit<Today, 'feeds' | 'conflicts' | 'takesCards'>> {
  const { strapi } = deps;
  const today = localDay(now);
  const confirmed = { state: { $in: ['confirmed', 'completed'] } };
  const find = async (where: object, orderBy: object): Promise<ReservationView[]> =>
    (await queryReservations(strapi, { where, orderBy })).map(viewOf);
  const [arrivals, departures, staying, owed, expiring, refunds, deposits, newEnquiries, messages] =
    await Promise.all([
      find({ ...confirmed, checkIn: today }, { apartmentName: 'asc' }),
      find({ ...confirmed, checkOut: today }, { apartmentName: 'asc' }),
      find({ ...confirmed, checkIn: { $lt: today }, checkOut: { $gt: today } }, { checkOut: 'asc' }),
      readOwed(deps, now),
      find({ state: 'held' }, { heldUntil: 'asc' }),
      readRefundsToMake(deps, now),
      readDepositsToDecide(deps, now),
      rows(strapi, UIDS.enquiry).count({ where: { state: 'new' } }),
      waitingThreads(strapi.db.connection),
    ]);
  return { today, arrivals, departures, staying, owed, expiring, refunds, deposits, newEnquiries, messages };
}
