import { formatDuration } from 'booking-rules/shared/format/duration';

/** Why a stay was not reserved or not paid, and what the guest can do about it. */
export const failures = {
  expired: {
    title: 'This price has expired.',
    /** @param minutes for which a price is held */
    text: (minutes: number) =>
      `Prices are held for ${formatDuration(minutes)}. Nothing was reserved, and we've kept what you entered.`,
  },
  fields: 'Please check the highlighted fields.',
  nightsUnavailable: 'Someone else has just reserved these nights.',
  notListed: 'This apartment can no longer be booked.',
  nothingReserved: "Nothing was reserved. We've kept what you entered.",
  findAnother: 'Find another apartment for these dates',
  otherDates: 'Other dates here',
  withoutCode: {
    text: (total: string) =>
      `Nothing was reserved, and we've kept what you entered. Without the code your stay costs ${total}.`,
    button: 'Continue without the code',
  },
  withoutExtra: {
    text: "Nothing was reserved, and we've kept what you entered.",
    button: 'Continue without it',
  },
  used: {
    title: 'This price has already been used for a reservation.',
    text: "Each price can only be used once. We've kept what you entered.",
    find: 'Find my reservation',
  },
  failed: {
    title: "Your reservation didn't go through.",
    text: "We've kept what you entered. Trying again won't book twice.",
  },
  /** In place of a price that nobody can reserve at. */
  noPrice: {
    pageTitle: 'No such price',
    expired: 'This price has expired',
    unknown: {
      title: "This price doesn't exist",
      text: "The address may be incomplete. Pick your dates again to see today's price.",
    },
    missing: {
      title: 'Choose a stay first',
      text: "Find an apartment, choose your dates and press Reserve. You'll see everything here before you confirm.",
    },
  },
  /** For a guest whose nights are held until they pay. */
  payment: {
    over: {
      title: 'Your nights are no longer held.',
      text: "The time to pay has run out, and you haven't been charged. The nights may still be available.",
    },
    heading: 'Your nights are held until you pay',
    beforeReference: "You haven't been charged yet. Your reference is ",
    afterReference: '. Pay before the price expires to keep your stay.',
    email: 'Email you booked with',
    wrongPair: "We couldn't find a booking with this reference and email",
    payNow: 'Pay now',
  },
};
