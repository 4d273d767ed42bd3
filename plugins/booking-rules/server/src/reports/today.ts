import type { StayOfDay } from '../../../contracts/reports/day-work';
import type { Today } from '../../../contracts/reports/reports';
import type { ReservationView } from '../../../contracts/reservations';
import { localDay } from '../../../shared/domain/local-day';
import { rows, UIDS } from '../records/documents';
import { queryReservations } from '../records/reservations';
import { viewOf } from '../records/reservation-view';
import type { DayWork } from '../turnover/day-work';
import { readDepositsToDecide } from './open-deposits';
import { readOwed, readRefundsToMake } from './open-money';
import type { ReportsDeps } from './sold-nights';

/** What of the answer others know: channels, payments and permits. */
type OfOthers = 'feeds' | 'conflicts' | 'takesCards' | 'permits';

/** What needs a hand today, as far as reservations and enquiries tell it. */
export async function readToday(
  deps: ReportsDeps,
  readDayWork: (now: Date) => Promise<DayWork>,
  now: Date,
): Promise<Omit<Today, OfOthers>> {
  const { strapi } = deps;
  const today = localDay(now);
  const confirmed = { state: { $in: ['confirmed', 'completed'] } };
  const find = async (where: object, orderBy: object): Promise<ReservationView[]> =>
    (await queryReservations(strapi, { where, orderBy })).map(viewOf);
  const [arrivals, departures, staying, owed, expiring, refunds, deposits, newEnquiries, work] =
    await Promise.all([
      find({ ...confirmed, checkIn: today }, { apartmentName: 'asc' }),
      find({ ...confirmed, checkOut: today }, { apartmentName: 'asc' }),
      find({ ...confirmed, checkIn: { $lt: today }, checkOut: { $gt: today } }, { checkOut: 'asc' }),
      readOwed(deps, now),
      find({ state: 'held' }, { heldUntil: 'asc' }),
      readRefundsToMake(deps, now),
      readDepositsToDecide(deps, now),
      rows(strapi, UIDS.enquiry).count({ where: { state: 'new' } }),
      readDayWork(now),
    ]);
  const ready = await work.beforeArrival(arrivals);
  // What registers guests, and what opens doors, says so here.
  const ofDay = (stay: ReservationView, cleaning: StayOfDay['cleaning']): StayOfDay => ({
    ...stay,
    ...{ cleaning, registration: null, doorCode: null },
  });
  return {
    today,
    arrivals: arrivals.map((stay) => ofDay(stay, ready.get(stay.reference) ?? null)),
    departures: departures.map((stay) => ofDay(stay, work.ofStay(stay))),
    staying: staying.map((stay) => ofDay(stay, work.ofStay(stay))),
    ...{ owed, expiring, refunds, deposits, newEnquiries, turnover: work.counts },
  };
}
