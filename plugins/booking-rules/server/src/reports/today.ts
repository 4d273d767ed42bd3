import type { Today } from '../../../contracts/reports';
import type { ReservationView } from '../../../contracts/reservations';
import { addDays, dubaiDay } from '../../../shared/domain/stay';
import { rows, UIDS } from '../records/documents';
import { queryReservations } from '../records/reservations';
import { viewOf } from '../records/reservation-view';
import type { ReportsDeps } from './sold-nights';

/** Days before the arrival from which on an unpaid stay is a manager's business. */
const UNPAID_DAYS = 14;

/** What needs a hand today, in Dubai, beside the calendars of channels. */
export async function readToday(
  { strapi, refunds }: ReportsDeps,
  now: Date,
): Promise<Omit<Today, 'feeds' | 'conflicts'>> {
  const today = dubaiDay(now);
  const confirmed = { state: { $in: ['confirmed', 'completed'] } };
  const find = async (where: object, orderBy: object): Promise<ReservationView[]> =>
    (await queryReservations(strapi, { where, orderBy })).map(viewOf);
  const owed = await refunds.refused();
  const [arrivals, departures, staying, unpaid, expiring, withRefused, newEnquiries] = await Promise.all([
    find({ ...confirmed, checkIn: today }, { apartmentName: 'asc' }),
    find({ ...confirmed, checkOut: today }, { apartmentName: 'asc' }),
    find({ ...confirmed, checkIn: { $lt: today }, checkOut: { $gt: today } }, { checkOut: 'asc' }),
    find(
      { state: 'confirmed', paid: false, checkIn: { $lte: addDays(today, UNPAID_DAYS) } },
      { checkIn: 'asc' },
    ),
    find({ state: 'held' }, { heldUntil: 'asc' }),
    find({ reference: { $in: [...owed.keys()] } }, { checkIn: 'asc' }),
    rows(strapi, UIDS.enquiry).count({ where: { state: 'new' } }),
  ]);
  const refused = withRefused.map((view) => ({ ...view, refused: owed.get(view.reference) ?? 0 }));
  return { today, arrivals, departures, staying, unpaid, expiring, refused, newEnquiries };
}
