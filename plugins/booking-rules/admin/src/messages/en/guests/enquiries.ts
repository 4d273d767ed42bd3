import { plural } from 'booking-rules/shared/format/plural';

/** What the inbox of questions says. */
export const enquiries = {
  title: 'Enquiries',
  subtitle: 'Questions from guests and owners, newest first',
  noneMatches: 'No enquiries match. Remove a filter to see more.',
  noneYet: 'No enquiries yet. Questions sent on the site appear here automatically.',
  filters: {
    search: 'Search enquiries',
    searchable: 'Reference, name, email, apartment or message',
    state: 'State',
    any: 'Any',
    newAndOpen: 'New and open',
    about: 'About',
    anything: 'Anything',
  },
  states: { new: 'New', open: 'Open', answered: 'Answered', closed: 'Closed' },
  kinds: { general: 'General question', apartment: 'An apartment', owner: 'An owner’s property' },
  /** What an enquiry is about; an apartment by its name. @param area of an owner's property */
  topic: {
    general: 'General question',
    owner: (area: string | null) => (area === null ? 'Owner' : `Owner, ${area}`),
  },
  /** The stay that is asked for. */
  guestCount: (count: number) => plural(count, 'guest'),
  daysAndGuests: (days: string, count: number) => `${days}, ${plural(count, 'guest')}`,
  table: {
    from: 'From',
    about: 'About',
    message: 'Message',
    state: 'State',
    referenceAndDay: (reference: string, day: string) => `${reference}, ${day}`,
  },
  /** One of them. */
  page: { title: 'Enquiry', saved: 'Saved.' },
  guest: {
    owner: 'Owner',
    guest: 'Guest',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    about: 'About',
    apartment: 'Apartment',
    stay: 'Stay',
    area: 'Area',
    bedrooms: 'Bedrooms',
    studio: 'Studio',
    received: 'Received',
    notes: 'Your notes',
  },
  quote: {
    title: 'Make a quote',
    make: 'Make a quote',
    guests: 'Guests',
    code: 'Promotion code',
    fixedUntil: (when: string) =>
      `This price is fixed until ${when}. The nights stay free until somebody books them. The quote is attached to your reply.`,
    copy: 'Copy link',
    copied: 'Link copied.',
    copyYourself: (link: string) => `Copy this link yourself: ${link}`,
    refused: "This stay can't be booked.",
    alternatives: 'These stays can be booked:',
    alternative: (apartment: string, days: string, total: string) => `${apartment}, ${days}, ${total}`,
    take: 'Quote this',
    takeOne: (apartment: string, days: string) => `Quote ${apartment}, ${days}`,
  },
};
