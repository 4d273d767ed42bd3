import type { ArrivalInformation } from 'booking-rules/contracts/reservations/arrival';
import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { isRecord } from '../lib/json';
import { storedItem } from '../lib/stored-item';
import type { ReservationAccess } from './reservation-access';

/** The page of a trip as it was last loaded, for when there is no connection. */
export interface KeptTrip {
  access: ReservationAccess;
  found: LookedUp;
  /** How to get there and in, as far as it was shown; null where that has not been loaded yet. */
  arrival: ArrivalInformation | null;
  /** Instant, ISO 8601: when it was loaded. */
  at: string;
  /** Instant, ISO 8601: the end of the stay, after which nothing of it is read any more. */
  keepUntil: string;
}

/** Trips at a time. */
const MOST = 3;

const stored = storedItem(
  'trips',
  () => window.localStorage,
  (value): value is KeptTrip[] => Array.isArray(value) && value.every(isTrip),
);

function isTrip(value: unknown): value is KeptTrip {
  return (
    isRecord(value) &&
    isRecord(value.access) &&
    isRecord(value.found) &&
    isRecord(value.found.data) &&
    typeof value.at === 'string' &&
    typeof value.keepUntil === 'string'
  );
}

const referenceOf = ({ access }: KeptTrip): string => access.reference;

/** Trips that are kept on this device until they are over, and until somebody removes them or signs out. */
export const keptTrips = {
  /** The trip of a reservation; null when it is not kept, or over. */
  find(reference: string, now: Date): KeptTrip | null {
    return this.all(now).find((trip) => referenceOf(trip) === reference) ?? null;
  },

  /** Those that are not over; what is over is removed. */
  all(now: Date): KeptTrip[] {
    const all = stored.read() ?? [];
    const current = all.filter(({ keepUntil }) => Date.parse(keepUntil) > now.getTime());
    if (current.length === 0) stored.remove();
    else if (current.length < all.length) stored.write(current);
    return current;
  },

  /** Keeps a trip in place of what was kept of it. */
  keep(trip: KeptTrip, now: Date): void {
    const others = this.all(now).filter((one) => referenceOf(one) !== referenceOf(trip));
    stored.write([trip, ...others].slice(0, MOST));
  },

  remove(reference: string, now: Date): void {
    const others = this.all(now).filter((one) => referenceOf(one) !== reference);
    if (others.length === 0) stored.remove();
    else stored.write(others);
  },

  removeAll(): void {
    stored.remove();
  },
};
