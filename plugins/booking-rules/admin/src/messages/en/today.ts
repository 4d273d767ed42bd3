import { plural } from 'booking-rules/shared/format/plural';

/** What the page of the day says. */
export const today = {
  title: 'Today',
  /** @param day empty while it is loading. @param city empty where no place is chosen yet */
  subtitle: (day: string, city: string) => (city === '' ? day : `${day} in ${city}`.trim()),
  messages: 'Messages waiting',
  messagesSince: (age: string) => `oldest ${age}`,
  newEnquiries: 'New enquiries',
  newReviews: 'New reviews',
  withCount: (list: string, count: number) => `${list} (${count})`,
  showAll: (count: number) => `Show all ${count}`,
  showMostUrgent: (count: number) => `Show the ${count} most urgent`,
  mostUrgent: (count: number) => `The ${count} most urgent are shown.`,
  inReservations: 'See all in Reservations',
  nothing: 'Nothing waits for you: no requests, no money due, no calendars to decide about.',
  requests: {
    title: 'Requests to answer',
    short: 'Requests',
    /** @param age such as `in 3 hours` */
    expires: (age: string, when: string) => `Expires ${age}, ${when}`,
    total: (amount: string, party: string) => `${amount} for ${party}`,
    says: (name: string, message: string) => `${name}: “${message}”`,
  },
  /** Each list of the day: its title, what its tile says, and what is said while it is empty. */
  lists: {
    expiring: {
      title: 'Waiting for a payment or a confirmed address',
      short: 'Waiting',
    },
    refunds: { title: 'Refunds to make', short: 'Refunds' },
    deposits: {
      title: 'Deposits to release or keep',
      short: 'Deposits',
    },
    owed: {
      title: 'Money due',
      short: 'Money due',
    },
    arrivals: { title: 'Arriving today', short: 'Arriving', empty: 'No arrivals today.' },
    departures: { title: 'Leaving today', short: 'Leaving', empty: 'No departures today.' },
    staying: { title: 'Staying tonight', short: 'Staying', empty: 'No other guests tonight.' },
  },
  /** Small labels of a stay, by what is known of it. */
  marks: {
    cleaning: { open: 'To be cleaned', done: 'Clean', problem: 'Problem reported' },
    registration: {
      missing: 'Not registered',
      partly: 'Partly registered',
      registered: 'Registered, to be reported',
      reported: 'Reported',
    },
    doorCode: { released: 'Door code sent', waiting: 'Door code not sent' },
    paid: 'Paid',
    due: (amount: string) => `${amount} due`,
  },
  turnover: {
    title: 'Turnover',
    short: 'To do',
    open: (count: number) => `${plural(count, 'task')} open`,
    done: (count: number) => `${count} done`,
    unassigned: (count: number) => `${count} assigned to nobody`,
    problems: (count: number) => plural(count, 'open problem'),
    nothing: 'Nothing to clean or to check today.',
    see: 'Open Turnover',
  },
  permits: {
    title: 'Permits to renew',
    short: 'Permits',
    ends: (day: string, days: number) =>
      days === 0 ? `Ends today, ${day}` : `Ends in ${plural(days, 'day')}, ${day}`,
    ended: (day: string) => `Expired on ${day}: renew it, or take the apartment off the site`,
    noNumber: 'no number',
  },
  /** Tiles of what channels need somebody for. */
  channels: {
    conflicts: 'Double bookings',
    quarantine: 'Calendars to decide',
    stale: 'Calendars out of date',
  },
};
