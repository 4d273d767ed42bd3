import { formatDuration } from 'booking-rules/shared/format/duration';

const by = (when: string | null): string => (when === null ? '' : ` by ${when}`);

/** What a guest reads who has just reserved: where the stay stands, and what comes next. */
export const confirmation = {
  yourReservation: 'Your reservation',
  pageTitle: 'Thank you',
  thanks: (firstName: string) => `Thank you, ${firstName}.`,
  yourReference: 'Your reference is',
  /** Where the stay stands, in a sentence of its own. */
  standing: {
    confirmAddress: 'Confirm your email to keep your nights.',
    requested: "We've received your request.",
    unpaid: 'Your nights are held until you have paid.',
    confirmed: 'Your stay is reserved.',
    completed: 'Your stay is over.',
    cancelled: 'This stay is cancelled.',
    expired: 'This stay was not confirmed in time.',
    noShow: "You didn't check in for this stay.",
  },
  loading: 'Loading your stay',
  yourStay: 'Your stay',
  yourBooking: 'Your booking',
  pay: (amount: string) => `Pay ${amount}`,
  addToCalendar: 'Add it to your calendar',
  seeOrCancel: 'Open my trip',
  see: 'See this booking',
  trip: {
    title: 'Your trip has a page of its own',
    text: 'How to get there, and the door code and Wi-Fi when it is time. Open it once on your phone, and it opens without a connection.',
    extras: 'Add extras',
  },
  mailSubject: (reference: string) => `Reservation ${reference}`,
  noReference: {
    title: 'No reservation to show',
    text: 'To see your reservation, open the link you got after booking.',
  },
  /** Where this browser has not made the reservation. */
  lookUp: {
    heading: 'Looking up your reservation',
    text: 'For your privacy, we only show the details where the reservation was made. To see them anywhere else, use your reference and the email address you booked with.',
    button: 'Look it up',
    again: 'Try again',
  },
  steps: {
    heading: 'What happens next',
    confirmAddress: {
      title: (until: string | null) => `Open the link in our email${by(until)}`,
      text: 'Your nights are held until then. Once your address is confirmed, we hold them for longer.',
    },
    keepReference: {
      title: 'Keep your reference',
      text: 'Have it ready with your email address whenever you call or write.',
    },
    answer: {
      /** @param minutes within which a manager answers */
      title: (minutes: number) => `We answer within ${formatDuration(minutes)}`,
      text: "Your nights are held in the meantime. We'll email you as soon as we've decided.",
    },
    pay: {
      title: (amount: string, when: string | null) => `Pay ${amount}${by(when)}`,
      manual: 'By bank transfer. We email you the bank details; write your reference on the transfer.',
      'on-arrival': 'When you arrive.',
      stripe: 'By card. Follow the link in our email.',
      deposit: (amount: string) => `A refundable deposit of ${amount} is held separately.`,
    },
    arrive: {
      title: (day: string) => `Arrive on ${day}`,
      /** @param clock whose clocks show the time: `Dubai time` */
      text: (time: string, clock: string) =>
        `The apartment is yours from ${time}, ${clock}. Tell us when you expect to be there.`,
    },
  },
};
