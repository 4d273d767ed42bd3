import { plural } from 'booking-rules/shared/format/plural';

/** What the pages of minimum stays and of nights that nobody can book say. */
export const minimumStay = {
  title: 'Minimum stay',
  subtitle:
    'The fewest nights a guest can book. Seasons come first, then overrides, then the minimum for all.',
  forAll: {
    title: 'For all apartments',
    nights: 'Nights',
    hint: 'Applies where no season or override is set.',
  },
  seasons: {
    title: 'Seasons',
    explanation:
      'Dates with their own minimum stay, which applies by arrival day. Where seasons overlap, one for chosen apartments comes first, then the shorter one. Seasons that only set prices are on the Rates page.',
    none: 'There are no seasons yet.',
    edit: (name: string) => `Edit the season ${name}`,
    add: 'Add a season',
    showAll: (seasons: number) => `Show all ${seasons} seasons`,
  },
  /** What a season rules, in a line. */
  season: {
    minimum: (nights: number) => `at least ${plural(nights, 'night')}`,
    nightly: (amount: string) => `${amount} a night`,
    weekend: (amount: string) => `${amount} at weekends`,
    arrivals: (days: string) => `arrivals ${days}`,
    departures: (days: string) => `departures ${days}`,
  },
  overrides: {
    title: 'Apartments',
    caption: 'Minimum stays of apartments',
    columns: { apartment: 'Apartment', override: 'Override', today: 'Today', year: 'Next 12 months' },
    found: (apartments: number) => `${plural(apartments, 'apartment')}. Select some to set them together.`,
    selected: (apartments: number) => `${plural(apartments, 'apartment')} selected:`,
    select: (apartment: string) => `Select ${apartment}`,
    selectAll: (apartments: number) => `Select all ${apartments}`,
    nights: 'Nights',
    nightsOfSelected: 'Nights for the selected apartments',
    set: 'Set nights',
    clear: 'Clear overrides',
    override: (apartment: string) => `Override of ${apartment}, in nights`,
    none: (usual: number) => `none (${usual})`,
    now: (nights: number) => plural(nights, 'night'),
    year: (apartment: string) => `Minimum stay of ${apartment}`,
    showMore: (count: number) => `Show ${count} more`,
    /** Where more are found than can be changed together. */
    tooMany: (most: number) =>
      `Search or choose an area to select all: up to ${plural(most, 'apartment')} are set together.`,
  },
  /** Free nights that nobody can book. */
  gaps: {
    title: 'Unsellable nights',
    subtitle: 'Free nights between two stays in the next six months that no guest can book under your rules',
    opened: (apartment: string, days: string) => `${apartment}: guests can book ${days} now.`,
    undo: 'Undo',
    none: 'Every free night of the next six months can be booked.',
    noneFound: 'Every free night of these apartments in the next six months can be booked.',
    found: (gaps: number, nights: number) =>
      `${plural(gaps, 'gap')}, ${plural(nights, 'night')} that nobody can book.`,
    columns: { apartment: 'Apartment', nights: 'Nights', why: 'Why', todo: 'What to do' },
    nights: (count: number) => plural(count, 'night'),
    why: 'Why',
    whyHere: (apartment: string, firstNight: string) => `Why: ${apartment}, ${firstNight}`,
    relax: 'Relax',
    relaxHere: (apartment: string, firstNight: string) => `Relax: ${apartment}, ${firstNight}`,
  },
};
