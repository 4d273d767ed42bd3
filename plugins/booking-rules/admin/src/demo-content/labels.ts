import type { DemoKind, DemoPart, KeptRecord } from 'booking-rules/contracts/setup/demo-content';

/** What demo content consists of, in the order in which it is told. */
export const KIND_LABELS: Readonly<Record<DemoKind, string>> = {
  apartments: 'Apartments',
  bookings: 'Bookings',
  enquiries: 'Enquiries',
  reviews: 'Reviews',
  guides: 'Guides',
  pages: 'Pages and questions',
  areas: 'Areas',
  amenities: 'Amenities',
  terms: 'Terms and rates',
  accounts: 'Staff accounts',
  pictures: 'Pictures',
};

/** Parts that can stay, each with what that means. */
export const PARTS: readonly (readonly [part: DemoPart, label: string, hint: string])[] = [
  ['areas', 'Areas', 'Names, introductions and pictures of the parts of the city.'],
  ['amenities', 'Amenities', 'The list that apartments choose from.'],
  ['guides', 'Guides', 'With their categories and pictures.'],
  ['pages', 'Pages and legal texts', 'With the questions and answers. Templates stay marked as such.'],
  [
    'terms',
    'Terms and rates',
    'Cancellation policies, rate plans, extras, seasons, promotions, stay settings.',
  ],
  [
    'apartments',
    'Apartments with photos',
    'With their areas and amenities. Their invented permits are removed.',
  ],
];

/** Why a record of the demo stays. */
export const WHY_LABELS: Readonly<Record<KeptRecord['why'], string>> = {
  chosen: 'You kept these',
  changed: 'Changed since they were loaded',
  'in use': 'In use by what stays',
  booked: 'Booked by guests',
  'last administrator': 'The only administrator',
  yours: 'Your account',
};
