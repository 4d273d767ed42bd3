/** What the page of the day says. */
export const today = {
  title: 'Today',
  /** @param day empty while it is loading. @param city empty where no place is chosen yet */
  subtitle: (day: string, city: string) => (city === '' ? day : `${day} in ${city}`.trim()),
  messages: 'Messages waiting',
  messagesSince: (age: string) => `the first ${age}`,
  newEnquiries: 'New enquiries',
  withCount: (list: string, count: number) => `${list} (${count})`,
  /** Each list of the day: its title, what its tile says, and what is said while it is empty. */
  lists: {
    expiring: {
      title: 'Waiting for a reply, a payment or a confirmed address',
      short: 'Waiting',
      empty: 'Nothing is waiting.',
    },
    refunds: { title: 'Refunds to make', short: 'Refunds', empty: 'No refunds to make.' },
    deposits: {
      title: 'Deposits to release or keep',
      short: 'Deposits',
      empty: 'No deposits to release or keep.',
    },
    owed: {
      title: 'Money due',
      short: 'Money due',
      empty: 'Nothing is due now, nor for stays in the next 14 days.',
    },
    arrivals: { title: 'Arriving today', short: 'Arriving', empty: 'No arrivals today.' },
    departures: { title: 'Leaving today', short: 'Leaving', empty: 'No departures today.' },
    staying: { title: 'Staying tonight', short: 'Staying', empty: 'No other guests tonight.' },
  },
  /** Tiles of what channels need somebody for. */
  channels: {
    conflicts: 'Double bookings',
    quarantine: 'Calendars to decide',
    stale: 'Calendars out of date',
  },
};
