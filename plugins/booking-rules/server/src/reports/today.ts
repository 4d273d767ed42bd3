import type { StayOfDay } from '../../../contracts/reports/day-work';
import { MOST_LINES_OF_DAY, type Today } from '../../../contracts/reports/reports';
import { localDay } from '../../../shared/domain/local-day';
import type { RegistrationStanding } from '../../../shared/domain/guests/registration';
import { rows, UIDS } from '../records/documents';
import type { ReservationDocument } from '../records/reservations/reservation';
import { queryReservations } from '../records/reservations/reservations';
import { waitingThreads } from '../records/threads';
import { viewOf } from '../records/reservations/reservation-view';
import type { TurnoverService } from '../turnover/service';
import { readDepositsToDecide } from './open-deposits';
import { readOwed, readRefundsToMake } from './open-money';
import type { ReportsDeps } from './sold-nights';

/** Who else knows of a stay of the day: what is cleaned, who has registered, and what opens its door. */
export interface TodayDeps extends ReportsDeps {
  turnover: Pick<TurnoverService, 'dayWork'>;
  /** How many reviews wait to be published or declined. */
  reviews: { countWaiting(): Promise<number> };
  registrations: {
    registrationStates(
      references: readonly string[],
      now: Date,
    ): Promise<ReadonlyMap<string, RegistrationStanding>>;
  };
  arrival: {
    /** Of stays whose homes have a code. @param registered of whom nothing is missing for the authority */
    doorCodes(
      stays: readonly ReservationDocument[],
      registered: (reference: string) => boolean,
      now: Date,
    ): Promise<ReadonlyMap<string, NonNullable<StayOfDay['doorCode']>>>;
  };
}

/** What of the answer others know: channels, payments and permits. */
type OfOthers = 'feeds' | 'conflicts' | 'takesCards' | 'permits';
type OwnToday = Omit<Today, OfOthers | 'counts'> & { counts: Omit<Today['counts'], 'permits'> };

const REQUESTS = { state: 'held', awaiting: 'acceptance' };
const OTHER_HOLDS = {
  state: 'held',
  $or: [{ awaiting: { $ne: 'acceptance' } }, { awaiting: { $null: true } }],
};

/** What needs a hand today, as far as reservations and enquiries tell it. */
export async function readToday(deps: TodayDeps, now: Date): Promise<OwnToday> {
  const { strapi } = deps;
  const today = localDay(now);
  const confirmed = { state: { $in: ['confirmed', 'completed'] } };
  const find = (where: object, orderBy: object): Promise<ReservationDocument[]> =>
    queryReservations(strapi, { where, orderBy });
  const readHolds = (where: object): Promise<ReservationDocument[]> =>
    queryReservations(strapi, { where, orderBy: { heldUntil: 'asc' }, limit: MOST_LINES_OF_DAY });
  const countHolds = (where: object): Promise<number> => rows(strapi, UIDS.reservation).count({ where });
  const [
    arrivals,
    departures,
    staying,
    owed,
    requests,
    requestCount,
    holds,
    holdCount,
    refunds,
    deposits,
    newEnquiries,
    newReviews,
    waiting,
    work,
  ] = await Promise.all([
    find({ ...confirmed, checkIn: today }, { apartmentName: 'asc' }),
    find({ ...confirmed, checkOut: today }, { apartmentName: 'asc' }),
    find({ ...confirmed, checkIn: { $lt: today }, checkOut: { $gt: today } }, { checkOut: 'asc' }),
    readOwed(deps, now),
    readHolds(REQUESTS),
    countHolds(REQUESTS),
    readHolds(OTHER_HOLDS),
    countHolds(OTHER_HOLDS),
    readRefundsToMake(deps, now),
    readDepositsToDecide(deps, now),
    rows(strapi, UIDS.enquiry).count({ where: { state: 'new' } }),
    deps.reviews.countWaiting(),
    waitingThreads(strapi.db.connection),
    deps.turnover.dayWork(now),
  ]);
  const present = [...arrivals, ...departures, ...staying];
  const [ready, registrations] = await Promise.all([
    work.beforeArrival(arrivals.map(viewOf)),
    deps.registrations.registrationStates(
      present.map(({ reference }) => reference),
      now,
    ),
  ]);
  const registrationOf = (reference: string): StayOfDay['registration'] => {
    const state = registrations.get(reference)?.state ?? 'off';
    return state === 'off' ? null : state;
  };
  const isRegistered = (reference: string): boolean =>
    !['missing', 'partly'].includes(registrationOf(reference) ?? '');
  const doorCodes = await deps.arrival.doorCodes(present, isRegistered, now);
  const ofDay = (stay: ReservationDocument, cleaning: StayOfDay['cleaning']): StayOfDay => ({
    ...viewOf(stay),
    cleaning,
    registration: registrationOf(stay.reference),
    doorCode: doorCodes.get(stay.reference) ?? null,
  });
  return {
    today,
    arrivals: arrivals.map((stay) => ofDay(stay, ready.get(stay.reference) ?? null)),
    departures: departures.map((stay) => ofDay(stay, work.ofStay(viewOf(stay)))),
    staying: staying.map((stay) => ofDay(stay, work.ofStay(viewOf(stay)))),
    ...{ owed: mostUrgent(owed), refunds: mostUrgent(refunds), deposits, newEnquiries, newReviews },
    ...{ requests: requests.map(viewOf), expiring: holds.map(viewOf) },
    counts: {
      ...{ owed: owed.length, refunds: refunds.length },
      ...{ requests: requestCount, expiring: holdCount },
    },
    ...{ messages: waiting, turnover: work.counts },
  };
}

/** What a list of the day tells of lines that are in the order of their urgency. */
export function mostUrgent<Line>(lines: readonly Line[]): Line[] {
  return lines.slice(0, MOST_LINES_OF_DAY);
}
