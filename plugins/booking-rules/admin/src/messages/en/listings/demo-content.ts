import { formatCount } from 'booking-rules/shared/format/plural';

/** What came with the demo, and how it goes. */
export const demoContent = {
  title: 'Demo content',
  subtitle: 'What came with the demo, and how to start with your own instead.',
  state: {
    none: 'No demo content',
    noneNote: 'This house has no demo content.',
    removed: 'This house is yours',
    removedNote: 'The demo content is removed and does not come back. Search engines may list the site.',
    goingLive: 'What to do before guests book',
    counts: 'What there is',
    stays: 'Stays in any case',
    loading: 'Still loading',
    loadingNote: 'The demo content is being loaded. You can start your own when it is there.',
  },
  /** What it consists of. */
  kinds: {
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
  },
  /** What can stay, each with what that means. */
  parts: {
    areas: { label: 'Areas', hint: 'Names, introductions and pictures of the parts of the city.' },
    amenities: { label: 'Amenities', hint: 'The list that apartments choose from.' },
    guides: { label: 'Guides', hint: 'With their categories and pictures.' },
    pages: {
      label: 'Pages and legal texts',
      hint: 'With the questions and answers. Templates stay marked as such.',
    },
    terms: {
      label: 'Terms and rates',
      hint: 'Cancellation policies, rate plans, extras, seasons, promotions, stay settings.',
    },
    apartments: {
      label: 'Apartments with photos',
      hint: 'With their areas and amenities. Their invented permits are removed.',
    },
  },
  kept: {
    /** Why a record stays. */
    why: {
      chosen: 'You kept these',
      changed: 'Changed since they were loaded',
      'in use': 'In use by what stays',
      booked: 'Booked by guests',
      'last administrator': 'The only administrator',
      yours: 'Your account',
    },
    heading: (why: string, kind: string) => `${why}: ${kind.toLowerCase()}`,
    /** @param more how many are not named */
    names: (names: readonly string[], more: number) =>
      more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', '),
  },
  progress: {
    backingUp: 'Making a backup',
    removing: 'Removing the demo content',
    done: 'Records removed',
    notYet: 'Nothing is removed before the backup is made.',
    count: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} records removed`,
    leave: 'You can leave this page meanwhile.',
  },
  result: {
    failed: 'The demo content was not removed',
    removed: 'What was removed',
    begun: (at: string, by: string) => `Begun ${at} by ${by}`,
    stayed: 'What stayed',
    backup: 'Backup',
    size: 'Its size',
    megabytes: (size: string) => `${size} MB`,
  },
  start: {
    title: 'Start your own',
    note: 'A backup is made first. Then the demo content goes, apart from what you keep. Its bookings, enquiries, reviews and staff accounts, its business details and its unused pictures always go, and invoice numbers begin anew. What you have added or changed stays, and so does your account.',
    keep: 'Keep',
    question: 'Remove the demo content?',
    back: 'Go back',
    confirm: 'Back up and remove',
    questionNote: 'If the backup fails, nothing is removed. Otherwise the only way back is to restore it.',
    blocking:
      'These bookings are not of the demo, and their apartments would go. Cancel or move them, or keep the apartments.',
    /** Behind the reference of a booking. */
    booking: (apartment: string, stay: string) => `${apartment}, ${stay}`,
  },
};
