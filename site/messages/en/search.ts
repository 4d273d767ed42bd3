import type { StaySort } from 'booking-rules/shared/listing/listing';
import { plural } from 'booking-rules/shared/format/plural';

const SORTS: Record<StaySort, string> = {
  recommended: 'Recommended',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  bedrooms: 'Most bedrooms',
  guests: 'Most guests',
};

/** The form that looks for a stay, its filters, and what a search asks for. */
export const search = {
  findApartment: 'Find an apartment',
  searchAndFilter: 'Search and filter',
  search: 'Search',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  addDate: 'Add date',
  guests: 'Guests',
  anyNumber: 'Any number',
  guestCount: (count: number) => plural(count, 'guest'),
  sheet: {
    whenArriving: 'When do you arrive?',
    whenLeaving: 'When do you leave?',
    nights: (count: number) => plural(count, 'night'),
    clear: 'Clear dates',
    done: 'Done',
  },
  /** Why the dates of an address cannot be searched for. */
  problem: {
    noCheckIn: 'Add a check-in date to see what your stay costs in total.',
    noCheckOut: 'Add a check-out date to see what your stay costs in total.',
    noSuchDay: "Those dates don't exist. Choose them again.",
    past: 'Those dates are in the past. Choose a check-in from today.',
    order: 'Check-out must be after check-in.',
    tooLong: (nights: number) => `You can search for stays of up to ${nights} nights.`,
    tooFar: 'Those dates are too far ahead to book yet.',
  },
  filters: {
    heading: (count: number) => (count > 0 ? `Filters and sort (${count})` : 'Filters and sort'),
    applied: 'Applied filters',
    /** Before the name of a filter, for screen readers. */
    remove: 'Remove:',
    area: 'Area',
    allAreas: 'All areas',
    bedrooms: 'Bedrooms',
    anyBedrooms: 'Any bedrooms',
    sortBy: 'Sort by',
    sorts: SORTS,
    show: 'Show apartments',
    price: 'Price',
    priceFrom: (currency: string) => `From ${currency}`,
    priceTo: (currency: string) => `To ${currency}`,
    aNight: 'A night, all fees included',
    wholeStay: 'The whole stay, all fees included',
    any: 'Any',
    amenities: (count: number) => (count === 0 ? 'Amenities' : `Amenities (${count})`),
  },
  /** What a search asks for, in words. */
  asked: {
    dates: (from: string, to: string) => `${from} – ${to}`,
    studio: 'Studio',
    bedrooms: (count: number) => `${plural(count, 'bedroom')} or more`,
    anyPrice: 'Any price',
    priceFrom: (amount: string) => `From ${amount}`,
    priceTo: (amount: string) => `Up to ${amount}`,
    priceBetween: (least: string, most: string) => `${least} – ${most}`,
  },
  /** Other searches that find something. */
  instead: {
    dates: (from: string, to: string) => `${from} – ${to} instead`,
    withoutDates: 'Without dates',
    anyGuests: 'Any number of guests',
    allAreas: 'All areas',
    anyBedrooms: 'Any number of bedrooms',
    anyPrice: 'Any price',
    without: (amenity: string) => `Without “${amenity}”`,
    allOnDates: 'All apartments free on your dates',
    allWithoutDates: 'All apartments, without dates',
  },
};
