import type { HomesTogether } from 'booking-rules/contracts/stays';
import { plural } from 'booking-rules/shared/format/plural';

/** Lists of apartments: their headings, cards, map and pages. */
export const results = {
  heading: (place: string) => (place === '' ? 'Apartments' : `Apartments in ${place}`),
  aboutArea: (area: string) => `About ${area}`,
  dates: (from: string, to: string) => `${from} to ${to}, with all fees and taxes`,
  cheapestDates: 'Each home is shown on its cheapest dates, with all fees and taxes.',
  chooseDates: 'Choose your dates to see the total for your stay, with all fees and taxes.',
  lowestUntilThen: 'Until then, you see the lowest price of a night in the next months, all fees included.',
  count: (total: number) => plural(total, 'apartment'),
  countOnDates: (total: number) => `${plural(total, 'apartment')} free on your dates`,
  nothing: {
    heading: 'No apartment matches all of this',
    /** @param asked conditions of the search, in a row */
    for: (asked: string) => `Nothing available for: ${asked}.`,
    instead: 'This would work:',
  },
  /** Two homes for a party too large for one. */
  together: {
    heading: (guests: number) => `Two homes for ${plural(guests, 'guest')}`,
    largest: (guests: number) => `Our largest home that matches sleeps ${guests}.`,
    near: {
      neighbours: (guests: number) => `These two are next to each other and sleep ${guests} together.`,
      area: (guests: number) => `These two are in the same area and sleep ${guests} together.`,
      city: (guests: number) => `These two sleep ${guests} together.`,
    } satisfies Record<HomesTogether['near'], (guests: number) => string>,
    total: 'for both, all fees included',
    share: (guests: number) => `For ${guests} of you`,
    each: 'Each home is booked on its own.',
  },
  card: {
    noPhotos: 'Photos are on their way',
    /** Below the total. @param ratePlan name of the rate; null for the standard one */
    totalFor: (nights: number, ratePlan: string | null) =>
      `total for ${plural(nights, 'night')}, all fees included${ratePlan === null ? '' : `. ${ratePlan}`}`,
    /** What a night of it costs. */
    average: (amount: string) => `${amount} a night on average`,
    /** Before and after the price of a night; `nights` are those of the stay of which it is one. */
    from: 'From',
    aNight: (nights: number) => `a night, all fees, ${plural(nights, 'night')}`,
    rated: (average: number, total: number) => `Rated ${average} out of 5, from ${plural(total, 'review')}`,
    /** What is worth a word on a photo. */
    badges: { 'on-request': 'On request', featured: 'Our pick' },
    previousPhoto: (name: string) => `Previous photo of ${name}`,
    nextPhoto: (name: string) => `Next photo of ${name}`,
  },
  map: {
    label: 'Map of the apartments found',
    show: 'Show the map',
    /** The same where there is little room. */
    short: 'Map',
    showList: 'Show the list',
    searchHere: 'Search this area',
    /** Names the cards at the foot of the map. */
    strip: 'Apartments on the map',
    from: (amount: string, nights: number) => `From ${amount} a night, all fees, ${plural(nights, 'night')}`,
    total: (amount: string, nights: number) => `${amount} for ${plural(nights, 'night')}, all fees included`,
    missing: (count: number) =>
      count === 1
        ? "1 apartment is in the list only: we don't have its location yet."
        : `${count} apartments are in the list only: we don't have their location yet.`,
    beyond: (count: number) =>
      `${plural(count, 'more apartment')} would not fit on the map. Zoom in and search the area to see them.`,
  },
  pager: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
};
