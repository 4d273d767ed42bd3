import type { FeedInTrouble } from 'booking-rules/contracts/channels/channel-overview';
import type { Today } from 'booking-rules/contracts/reports/reports';
import { groupConflicts } from '../components/channels/conflict-groups';

/** A list of the day: its entries, and the text shown when there are none. */
export interface DayList {
  key: Exclude<keyof Today, 'today' | 'takesCards' | 'newEnquiries' | 'feeds' | 'conflicts'>;
  title: string;
  /** On its tile. */
  short: string;
  empty: string;
}

/** What needs attention, most urgent first. */
export const DAY_LISTS: readonly DayList[] = [
  {
    key: 'expiring',
    title: 'Waiting for a reply, a payment or a confirmed address',
    short: 'Waiting',
    empty: 'Nothing is waiting.',
  },
  {
    key: 'refunds',
    title: 'Refunds to make',
    short: 'Refunds',
    empty: 'No refunds wait for you.',
  },
  {
    key: 'deposits',
    title: 'Deposits to release or keep',
    short: 'Deposits',
    empty: 'No deposit of a stay that is over waits for you.',
  },
  {
    key: 'owed',
    title: 'Money due',
    short: 'Money due',
    empty: 'Nothing is due now, nor for stays in the next 14 days.',
  },
  { key: 'arrivals', title: 'Arriving today', short: 'Arriving', empty: 'No arrivals today.' },
  { key: 'departures', title: 'Leaving today', short: 'Leaving', empty: 'No departures today.' },
  { key: 'staying', title: 'Staying tonight', short: 'Staying', empty: 'No other guests tonight.' },
];

/** Calendars of channels that need somebody: those to decide about, and those that nobody could read for long. */
export function channelCounts({ conflicts, feeds }: Pick<Today, 'conflicts' | 'feeds'>) {
  const count = (state: FeedInTrouble['state']) => feeds.filter((feed) => feed.state === state).length;
  return [
    { short: 'Double bookings', count: groupConflicts(conflicts).length, to: '/channels' },
    { short: 'Calendars to decide', count: count('quarantine'), to: '/channels?states=quarantine' },
    { short: 'Calendars out of date', count: count('stale'), to: '/channels?states=stale' },
  ];
}
