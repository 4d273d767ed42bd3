import type { Today } from 'booking-rules/shared/contracts/overview';

/** A list of the day: what is on it, and what is said when nothing is. */
export interface DayList {
  key: Exclude<keyof Today, 'today' | 'newEnquiries'>;
  title: string;
  /** On its tile. */
  short: string;
  empty: string;
}

/** What needs a hand, the most pressing first. */
export const DAY_LISTS: readonly DayList[] = [
  {
    key: 'lapsing',
    title: 'Waiting for an answer, a payment or an address',
    short: 'Waiting',
    empty: 'Nothing is waiting.',
  },
  {
    key: 'refused',
    title: 'Could not be refunded: give it back by other means',
    short: 'Refunds refused',
    empty: 'No refund has been refused.',
  },
  { key: 'arrivals', title: 'Arriving today', short: 'Arriving', empty: 'Nobody arrives today.' },
  { key: 'departures', title: 'Leaving today', short: 'Leaving', empty: 'Nobody leaves today.' },
  { key: 'staying', title: 'Staying tonight', short: 'Staying', empty: 'Nobody else is staying tonight.' },
  {
    key: 'unpaid',
    title: 'Not paid, arriving within 14 days',
    short: 'Not paid',
    empty: 'All stays of the next 14 days are paid.',
  },
];
