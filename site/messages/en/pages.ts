import { formatCount, plural } from 'booking-rules/shared/format/plural';

/** The pages on which guests and owners write to the business. */
export const contact = {
  heading: 'Contact us',
  intro: "Ask about an apartment, a stay you've booked, or anything else. A real person reads every message.",
  writeToUs: 'Write to us',
  reachUs: 'Or reach us directly',
  /** @param clocks whose they are: `Dubai time`. A link to the look-up of a booking and a full stop follow. */
  times: (checkIn: string, checkOut: string, clocks: string) =>
    `Check-in from ${checkIn}, check-out by ${checkOut}, ${clocks}. If you have a booking, tell us its reference, or`,
  lookUp: 'look it up',
  lookUpAfter: '.',
  /** An email address and a phone number stand between these. */
  owners: {
    beforeEmail: 'We answer messages within a working day. You can also write to',
    beforePhone: 'or call',
    after: '.',
  },
};

/** Guides and their lists. */
export const guides = {
  heading: 'Guides',
  by: (author: string) => `By ${author}`,
  checkedOn: (date: string) => `Checked on ${date}`,
  readOn: 'Keep reading',
  ofDay: (date: string) => `Guides from ${date}`,
  categories: 'Categories',
  /** Behind the name of a category, from its second page on. */
  page: (page: number) => `, page ${page}`,
  none: {
    before: 'There are no guides here yet. Meanwhile, have a look at',
    link: 'all apartments',
    after: '.',
  },
};

/** Parts of the homepage, where editors have not put it in words of their own. */
export const home = {
  areas: 'Areas',
  apartments: 'Apartments',
  apartmentCount: (count: number) => plural(count, 'apartment'),
  seeAll: (total: number) => `See all ${total}`,
  map: {
    label: 'Map of the areas, with the lowest price of a night in each',
    heading: 'On the map',
    area: 'Area',
    homes: 'Homes',
    from: 'A night from',
    /** In the pop-up of an area. */
    note: (count: number, amount: string) =>
      `${plural(count, 'apartment')}, from ${amount} a night, all fees`,
  },
  whyDirect: (brand: string) => `Why book directly with ${brand}`,
  reasons: {
    onePrice: 'One price, everything included',
    onePriceText: 'Cleaning and all taxes are in the total from the first page. No hidden extras.',
    /** @param off what the code takes off: `25%` */
    discount: (off: string) => `${off} off the nights`,
    discountText: (code: string) =>
      `Use the code ${code} when you book here. It works only on direct bookings.`,
    freeChange: 'Free to change your plans',
    partlyBack: (percent: number) => `${percent}% back if plans change`,
    refund: (days: number, percent: number) =>
      `Cancel ${plural(days, 'day')} or more before arrival and we refund ${percent}%.`,
    longerStays: 'Longer stays cost less',
    longerStaysText: (nights: number, percent: number) =>
      `${percent}% off stays of ${plural(nights, 'night')} or more, applied automatically.`,
  },
};

/** What guests say, here and on the marketplace. */
export const reviews = {
  guestsRate: (brand: string, rating: number) => `Guests rate ${brand} ${rating} out of 5`,
  /** A number that is rounded down. */
  onMarketplace: (count: number, marketplace: string) => `${formatCount(count)}+ reviews on ${marketplace}`,
  readOn: (marketplace: string) => `Read them on ${marketplace}`,
  /** After the average. */
  average: (count: number) => `out of 5, from ${plural(count, 'review')} on this site`,
  stayed: (month: string) => `stayed in ${month}`,
  scores: {
    cleanliness: 'Cleanliness',
    accuracy: 'As described',
    checkIn: 'Check-in',
    communication: 'Communication',
    location: 'Location',
    value: 'Value',
  },
  search: 'Search reviews',
  found: (count: number) => (count === 0 ? 'No review says that' : plural(count, 'review')),
  hostAnswers: 'The host answers',
  /** Before the name of the apartment. */
  stayedAt: (month: string) => `stayed in ${month} in`,
};

/** Pages that editors build, where something of them is missing or unchecked. */
export const sections = {
  nothingFilledIn: 'Nothing has been filled in here yet.',
  template: 'This text is a template that nobody has checked yet.',
};
