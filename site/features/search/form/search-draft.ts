import type { StayQuery } from 'booking-rules/contracts/stays';
import type { FlexibleStay } from 'booking-rules/shared/domain/flexible-dates';
import type { Day } from 'booking-rules/shared/domain/stay';
import type { DateRange } from '../../../ui/calendar/date-range';

/** Who comes. Children count as guests, infants and pets do not. */
export interface Party {
  adults: number;
  children: number;
  infants: number;
  pets: number;
}

/** Where, when and who, while a guest is choosing. */
export interface SearchDraft extends DateRange, Party {
  /** Slug of an area; null for anywhere. */
  district: string | null;
  /** By how many days the dates may move. */
  flexibleDays: number;
  /** A month in place of dates, such as `2027-03`. */
  month: string | null;
  /** Which stay of that month. */
  kind: FlexibleStay;
}

/** The part of a search that a draft is about. */
export function draftOf(query: StayQuery): SearchDraft {
  const { availabilityGuestNumber: guests = 0, children = 0, infants = 0, pets = 0 } = query;
  return {
    district: query.district ?? null,
    start: query.availabilityDateStart ?? null,
    end: query.availabilityDateEnd ?? null,
    flexibleDays: query.flexibleDays ?? 0,
    month: query.flexibleMonth ?? null,
    kind: query.flexibleStay ?? 'weekend',
    adults: guests - children,
    children,
    infants,
    pets,
  };
}

/** The search of a draft, with the filters and the order of another. */
export function searchOfDraft(draft: SearchDraft, filters: StayQuery = {}): StayQuery {
  const { bedrooms, beds, bookingMode, priceMin, priceMax, amenities, bounds, offer, sort } = filters;
  const { district, adults, children, infants, pets } = draft;
  const kept = { bedrooms, beds, bookingMode, priceMin, priceMax, amenities, offer, sort };
  const query: StayQuery = {
    ...kept,
    ...datesOf(draft),
    district: district ?? undefined,
    // Whoever chooses another area leaves the part of the map that was searched before.
    bounds: (district ?? undefined) === filters.district ? bounds : undefined,
    availabilityGuestNumber: adults + children || undefined,
    children: children || undefined,
    infants: infants || undefined,
    pets: pets || undefined,
  };
  return Object.fromEntries(Object.entries<unknown>(query).filter(([, value]) => value !== undefined));
}

function datesOf({ start, end, flexibleDays, month, kind }: SearchDraft): StayQuery {
  if (start !== null && end !== null) {
    return {
      availabilityDateStart: start,
      availabilityDateEnd: end,
      ...(flexibleDays > 0 && { flexibleDays }),
    };
  }
  return month === null ? {} : { flexibleMonth: month, flexibleStay: kind };
}

/** A draft with other numbers of people: children do not come alone. */
export function withParty(draft: SearchDraft, party: Partial<Party>): SearchDraft {
  const next = { ...draft, ...party };
  return next.children > 0 && next.adults === 0 ? { ...next, adults: 1 } : next;
}

/** A draft with dates in place of a month. */
export function withRange(draft: SearchDraft, { start, end }: DateRange): SearchDraft {
  return { ...draft, start, end, month: null };
}

/** A draft with a month in place of dates. */
export function withMonth(draft: SearchDraft, month: string): SearchDraft {
  return { ...draft, month, start: null, end: null, flexibleDays: 0 };
}

/** The month of a day and those that follow, such as `2027-03`. */
export function monthsFrom(today: Day, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const number = month - 1 + index;
    return `${year + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}
