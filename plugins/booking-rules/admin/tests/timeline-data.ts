import type { TimelineApartment, TimelineBar, TimelinePage } from 'booking-rules/contracts/calendar';
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

/**
 * What the server answers for `timeline?from=…&to=…`: two apartments at AED 400, two nights at least. Of the filters it
 * knows a name and a night that is free.
 * @param bars of the first apartment
 * @param pageSize as if the server had so small ones
 */
export function timelineAnswer(path: string, bars: TimelineBar[] = [], pageSize = 300): TimelinePage {
  const query = new URLSearchParams(path.split('?')[1]);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const [search, free, page] = [query.get('search') ?? '', query.get('freeFrom'), Number(query.get('page'))];
  const days = daysBetween(from, to);
  const district = { slug: 'marina', name: 'Dubai Marina' };
  const apartment = (apartmentId: string, name: string, own: TimelineBar[]): TimelineApartment => ({
    ...{ apartmentId, documentId: apartmentId, name, district, bedrooms: 1, capacity: 2, listed: true },
    bars: own.filter(({ checkIn, checkOut }) => checkIn < to && checkOut > from),
    rates: [{ from, to: addDays(to, -1), days, value: 40_000 }],
    minimums: [{ from, to: addDays(to, -1), days, value: { nights: 2, rule: { kind: 'global' } } }],
    ...{ noArrival: [], noDeparture: [] },
  });
  const isFree = free === null || !bars.some(({ checkIn, checkOut }) => checkIn <= free && checkOut > free);
  const fitting = [...(isFree ? [apartment('bay', 'Bay View', bars)] : []), apartment('sea', 'Sea View', [])];
  const found = fitting.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  return {
    data: {
      ...{ from, to, today: TODAY },
      apartments: page > 0 ? found.slice((page - 1) * pageSize, page * pageSize) : found,
    },
    meta: { pagination: { page, pageSize, pageCount, total: found.length }, areas: [district] },
  };
}
