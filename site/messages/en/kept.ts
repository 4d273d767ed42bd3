import { plural } from 'booking-rules/shared/format/plural';

/** What guests keep for later: their wishlist, what they have seen, what they compare and share. */
export const kept = {
  /** Of a heart, which is pressed or not. @param name of an apartment */
  save: (name: string) => `Save ${name}`,
  saveShort: 'Save',
  wishlist: 'Wishlist',
  /** Read out after that word. */
  saved: (count: number) => `${count} saved`,
  title: 'Your wishlist',
  needsJavaScript: 'Your wishlist is kept in this browser, and needs JavaScript to be shown.',
  loading: 'Loading your wishlist',
  failed: "Your wishlist couldn't be loaded",
  tryAgain: 'Try again',
  empty: {
    heading: 'Nothing saved yet',
    text: 'Tap the heart on any apartment to keep it here.',
    find: 'Find apartments',
  },
  /** @param dates as `4 Dec – 8 Dec` */
  pricesFor: (dates: string, guests: number | null) =>
    `Totals for ${dates}${guests === null ? '' : `, ${plural(guests, 'guest')}`}, with all fees.`,
  chooseDates: 'Search with dates to see totals here.',
  notFree: 'Not available on your dates',
  tooSmall: (capacity: number) => `Sleeps up to ${capacity}`,
  gone: (count: number) =>
    count === 1
      ? '1 apartment you saved is no longer offered.'
      : `${count} apartments you saved are no longer offered.`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  sharedTitle: 'A shared wishlist',
  sharedText: 'Somebody has picked these apartments for you. Save the ones you like to your own wishlist.',
  sharedEmpty: 'There is nothing in this wishlist at the moment.',
  sharing: {
    off: 'Only you can see your wishlist. Share it by a link that anyone can open.',
    on: 'Anyone with this link can see your wishlist, as it is at that moment:',
    start: 'Make a link',
    stop: 'Stop sharing',
    failed: "That didn't work. Please try again.",
  },
  /** To a guest without an account. A link to sign in follows. */
  onDevice: 'Your wishlist is kept on this device.',
  signIn: 'Sign in to keep it everywhere and share it',
  seen: { heading: 'Recently seen', clear: 'Clear' },
  compare: {
    title: 'Compare apartments',
    /** A checkbox. @param name of an apartment */
    choose: (name: string) => `Compare ${name}`,
    chooseShort: 'Compare',
    open: (count: number) => `Compare ${count}`,
    hint: (fewest: number, most: number) => `Choose ${fewest} or ${most} to compare`,
    nothing: 'Choose two or three apartments in your wishlist to see them side by side.',
    toWishlist: 'Go to your wishlist',
    /** Of the column that says what is compared. */
    what: 'Compared',
    total: (nights: number) => `Total for ${plural(nights, 'night')}`,
    fromNight: 'a night at its lowest, all fees',
    rows: {
      rating: 'Rating',
      area: 'Area',
      bedrooms: 'Bedrooms',
      beds: 'Beds',
      bathrooms: 'Bathrooms',
      guests: 'Guests',
      size: 'Size',
      minimumStay: 'Minimum stay',
      booking: 'Booking',
      cancellation: 'Cancellation',
      deposit: 'Deposit',
    },
    studio: 'Studio',
    noReviews: 'No reviews yet',
    nights: (count: number) => plural(count, 'night'),
    booking: { instant: 'Confirmed right away', 'on-request': 'We confirm each request' },
    noDeposit: 'None',
    amenities: 'Amenities',
    has: 'Yes',
    hasNot: 'No',
    all: 'All of them have',
    book: 'See and book',
  },
  share: {
    share: 'Share',
    copied: 'Link copied',
    notCopied: "The link couldn't be copied",
  },
};
