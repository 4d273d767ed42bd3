import type { Timeline, TimelineApartment, TimelineBar } from 'booking-rules/contracts/calendar';
import { addDays, daysBetween } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';

export const TODAY = localDay(new Date());

/** A block of nights, counted from today. */
export function blockBar(first: number, nights: number): TimelineBar {
  return {
    source: 'block',
    checkIn: addDays(TODAY, first),
    checkOut: addDays(TODAY, first + nights),
    ...{ reference: null, state: null, awaiting: null, paid: null, guest: null, guests: null, total: null },
  };
}

/** What the server answers for `timeline?from=…&to=…`: two apartments at AED 400, two nights at least. */
export function timelineAnswer(path: string, bars: TimelineBar[] = []): { data: Timeline } {
  const query = new URLSearchParams(path.split('?')[1]);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const days = daysBetween(from, to);
  const apartment = (apartmentId: string, name: string, own: TimelineBar[]): TimelineApartment => ({
    ...{ apartmentId, documentId: apartmentId, name, bedrooms: 1, capacity: 2, listed: true },
    district: { slug: 'marina', name: 'Dubai Marina' },
    bars: own.filter(({ checkIn, checkOut }) => checkIn < to && checkOut > from),
    rates: [{ from, to: addDays(to, -1), days, value: 40_000 }],
    minimums: [{ from, to: addDays(to, -1), days, value: { nights: 2, rule: { kind: 'global' } } }],
    ...{ noArrival: [], noDeparture: [] },
  });
  return {
    data: {
      ...{ from, to, today: TODAY },
      apartments: [apartment('bay', 'Bay View', bars), apartment('sea', 'Sea View', [])],
    },
  };
}
