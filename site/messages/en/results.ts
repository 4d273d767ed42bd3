import { plural } from 'booking-rules/shared/format/plural';

/** Lists of apartments: their headings, cards, map and pages. */
export const results = {
  heading: (place: string) => (place === '' ? 'Apartments' : `Apartments in ${place}`),
  aboutArea: (area: string) => `About ${area}`,
  dates: (from: string, to: string) => `${from} to ${to}, with all fees and taxes`,
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
  },
  map: {
    label: 'Map of the apartments found',
    show: 'Show the map',
    showList: 'Show the list',
    from: (amount: string, nights: number) => `From ${amount} a night, all fees, ${plural(nights, 'night')}`,
    total: (amount: string, nights: number) => `${amount} for ${plural(nights, 'night')}, all fees included`,
    missing: (count: number) =>
      count === 1
        ? "1 apartment is in the list only: we don't have its location yet."
        : `${count} apartments are in the list only: we don't have their location yet.`,
  },
  pager: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
};
