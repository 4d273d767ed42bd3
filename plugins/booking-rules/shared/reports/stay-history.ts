import { isCharge, type Entry } from '../domain/folio/entry';

/** An apartment as sheets name it. */
export interface NamedApartment {
  apartmentId: string;
  apartmentName: string;
}

/** What reports need of the history of a stay beside its folio: since when it counts, and where it was. */
export interface StayHistory {
  /** When it became more than held: no month before that knows its charges. Null for a stay that never did. */
  soldAt: Date | null;
  /** The apartments that it has left for another one, the first one first. */
  left: readonly (NamedApartment & { until: Date })[];
}

/** A stay that was sold as it was booked, and never moved to another apartment. */
export const SOLD_AT_ONCE: StayHistory = { soldAt: new Date(0), left: [] };

/**
 * The entries that count: money always; charges once the stay is sold, those of before as if written then, so that
 * whoever confirms a hold changes no month that is over.
 */
export function countedEntries<Of extends Pick<Entry, 'kind' | 'at'>>(
  entries: readonly Of[],
  { soldAt }: StayHistory,
): readonly Of[] {
  if (soldAt === null) return entries.filter((entry) => !isCharge(entry));
  const isEarly = (entry: Of): boolean => isCharge(entry) && entry.at < soldAt;
  return entries.some(isEarly)
    ? entries.map((entry) => (isEarly(entry) ? { ...entry, at: soldAt } : entry))
    : entries;
}

/** Where a stay was when an instant came: a month that is over keeps its apartment. @param now where it is at present */
export function apartmentAt(instant: Date, { left }: StayHistory, now: NamedApartment): NamedApartment {
  const { apartmentId, apartmentName } = left.find(({ until }) => until >= instant) ?? now;
  return { apartmentId, apartmentName };
}
