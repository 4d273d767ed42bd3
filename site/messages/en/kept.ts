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
  gone: (count: number) =>
    count === 1
      ? '1 apartment you saved is no longer offered.'
      : `${count} apartments you saved are no longer offered.`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
};
