import { plural } from 'booking-rules/shared/format/plural';

/** What the pages of channels and their calendars say, and the lists of double bookings. */
export const channels = {
  title: 'Channels',
  subtitle: 'Calendars of Airbnb, Booking.com and others, kept in step with yours',
  tabs: { calendars: 'Calendars we read', addresses: 'Addresses for channels' },
  waiting: 'Waiting for your decision',
  waitingOf: (total: number) => `Waiting for your decision (${total})`,
  moreAfter: (count: number) => `${count} more after these.`,
  none: 'No calendar is connected yet. Add the calendar of an apartment on Airbnb, Booking.com or another channel, and nights that are sold there are blocked here within minutes.',
  noMatch: 'No calendars match. Remove a filter to see more.',
  found: (calendars: number) => `${plural(calendars, 'calendar')}, those that need you first`,
  calendars: (count: number) => plural(count, 'calendar'),
  inCalendars: (count: number) => `in ${plural(count, 'calendar')}`,
  nights: (count: number) => plural(count, 'night'),
  showMore: (count: number) => `Show ${count} more`,
  filters: { channel: 'Channel', state: 'State', any: 'Any', clear: 'Clear filters' },
  states: {
    quarantine: 'Needs a decision',
    stale: 'Out of date',
    problem: 'Problem',
    new: 'Not read yet',
    good: 'Up to date',
  },
  trouble: {
    lost: 'Too many nights disappeared at once.',
    nothingFreed: (why: string) => `${why} Nothing was freed.`,
    neverRead: 'It has never been read.',
    lastRead: (age: string) => `Last read ${age}.`,
  },
  table: {
    caption: 'Calendars',
    columns: {
      apartment: 'Apartment',
      state: 'State',
      read: 'Last read',
      nights: 'Nights',
      change: 'Last change',
      fetch: 'Fetch',
    },
    never: 'Never',
    sentByChannel: 'Sent by the channel',
    next: (age: string) => `Next ${age}`,
    neverRead: 'never read',
    read: (age: string) => `read ${age}`,
    noChange: 'None yet',
    fetch: 'Fetch now',
    fetchOf: (channel: string, apartment: string) => `Fetch now: ${channel}, ${apartment}`,
    fetched: (channel: string, nights: number, apartment: string) =>
      `${channel} holds ${plural(nights, 'night')} of ${apartment}.`,
  },
  events: {
    none: 'No nights have changed in the last 30 days.',
    by: (at: string, name: string) => `${at}, by ${name}`,
    taken: (nights: number) => `${plural(nights, 'night')} taken`,
    freed: (nights: number) => `${plural(nights, 'night')} freed`,
    quarantined: (nights: number) => `${plural(nights, 'night')} missing, not freed`,
    recovered: (nights: number) => `${plural(nights, 'night')} shown again`,
    released: (nights: number) => `${plural(nights, 'night')} freed by a decision`,
    rejected: (nights: number) => `${plural(nights, 'night')} kept by a decision`,
  },
  feed: {
    title: 'Calendar',
    inStep: 'Kept in step with this channel',
    lastChanges: 'Last changes',
    health: 'Health',
    apartment: 'Apartment',
    channel: 'Channel',
    address: 'Address',
    noAddress: 'None: a channel manager sends the nights',
    lastRead: 'Last read',
    lastAttempt: 'Last attempt',
    nextAttempt: 'Next attempt',
    problem: 'Problem',
    never: 'Never',
    nightsOf: (count: number) => `Nights (${count})`,
    nights: 'Nights',
    noNights: 'This calendar holds no nights at the moment.',
    missing: (nights: number, readings: number, hours: number) =>
      `${plural(nights, 'night')} in red are no longer shown. They become free after ${plural(readings, 'reading')} in a row and ${plural(hours, 'hour')}.`,
    missingWaits: 'Nights in red are no longer shown. They wait for your decision.',
    kept: (nights: number, channel: string) =>
      `${plural(nights, 'night')} are kept by a decision, although ${channel} doesn't show them.`,
    keptNights: 'Nights that are kept',
    free: (nights: number) => `Free ${plural(nights, 'night')}`,
    released: (nights: number) => `${plural(nights, 'night')} released.`,
  },
  /** A feed that has lost too much at once, and the two ways out of it. */
  quarantine: {
    notACalendar: (since: string, channel: string) =>
      `Since ${since}, ${channel} has been sending something that isn't a calendar. Nothing has been freed.`,
    lost: (on: string, channel: string) =>
      `On ${on}, most of this calendar disappeared at once. That can be a fault at ${channel}, so nothing has been freed.`,
    before: (nights: number) => `Before ${nights}`,
    now: (nights: number) => `Now ${nights}`,
    missingNow: (nights: number) => `Missing now: ${plural(nights, 'night')}`,
    missing: 'Missing nights',
    keep: (nights: number) => `Keep ${plural(nights, 'night')} blocked`,
    kept: (nights: number) => `${plural(nights, 'night')} stay blocked.`,
    free: (nights: number) => `Free ${plural(nights, 'night')}`,
    freed: (nights: number, channel: string) =>
      `${plural(nights, 'night')} of ${channel} released. Guests can book what is free now.`,
    notSure: (channel: string) =>
      `Not sure? Check ${channel} first. If the nights come back, this resolves itself.`,
  },
  settings: {
    title: 'Settings',
    interval: 'Read every (minutes)',
    disappears: 'When a booking disappears',
    disappearsHint:
      'Its nights become free once they have been missing for this many readings and this long. Calendars often lose bookings for an hour by mistake.',
    fetches: 'Readings in a row',
    hours: 'Hours at least',
    address: 'Replace the address',
    addressHint: (now: string) =>
      `Now ${now}. The whole address is secret. Nights that the new one doesn't show are freed by the rule above.`,
    save: 'Save',
    saved: 'Saved.',
  },
  adding: {
    title: 'Add a calendar',
    add: 'Add the calendar',
    added: (channel: string, nights: number, apartment: string) =>
      `${channel} is connected: ${plural(nights, 'night')} of ${apartment} blocked.`,
    address: 'Address of the calendar',
    addressHint: 'On the channel: availability, then export or connect calendars. It ends in .ics',
    thisChannel: 'this channel',
    changeRules: 'Change how often it is read',
    channel: 'Channel',
    otherChannel: 'Another channel',
    channelName: 'Name of the channel',
  },
  /** What an address that is typed would bring. */
  check: {
    reading: 'Reading the calendar',
    refused: "This address can't be used.",
    empty: 'Enter the address to see which nights it would block. Nothing changes until you save.',
    unreadable: 'No calendar could be read there.',
    noNights: 'The calendar can be read. It has no booked nights at the moment.',
    brought: (bookings: number, channel: string, nights: number) =>
      `${plural(bookings, 'booking')} on ${channel}, ${plural(nights, 'night')}`,
    blocked: 'Nights that would be blocked',
    ownGuests: (nights: number) => `${plural(nights, 'night')} of your own guests`,
    /** References of bookings follow, each a link. */
    theyKeep:
      'They keep their bookings. If these are other guests on the channel, the nights are listed as double bookings: ',
    between: ', ',
  },
  removing: {
    ask: 'Remove …',
    title: (channel: string) => `Remove ${channel}`,
    keep: 'Keep it',
    remove: 'Remove the calendar',
    removed: (channel: string, apartment: string) => `${channel} is no longer connected to ${apartment}.`,
    intro: (apartment: string, channel: string) => `${apartment} is no longer kept in step with ${channel}.`,
    noNights: 'It holds no nights.',
    loading: 'Loading',
    nothingFreed: 'No night becomes free.',
    freed: (nights: number, channel: string) =>
      `Guests can book these ${plural(nights, 'night')}, even those that are sold on ${channel}:`,
    freedNights: 'Nights that become free',
    stayTaken: (nights: number) =>
      `${plural(nights, 'night')} stay taken by guests, blocks or other calendars.`,
  },
};
