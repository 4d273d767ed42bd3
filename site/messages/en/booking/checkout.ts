import { formatDuration } from 'booking-rules/shared/format/duration';

/** The page on which a guest reserves at a price that is held for them, and the form on it. */
export const checkout = {
  confirmStay: 'Confirm your stay',
  finishBooking: 'Finish your booking',
  stay: 'Your stay',
  newPriceComing: 'Working out the new price',
  getNewPrice: 'Get a new price',
  findApartment: 'Find an apartment',
  withoutScript: {
    before: 'To reserve online, switch on JavaScript, or call us on ',
    after: (quote: string) => ` and give the price number ${quote}.`,
  },
  byRequest: {
    title: 'This stay is by request',
    /** @param minutes within which a manager answers */
    text: (minutes: number) =>
      `We answer within ${formatDuration(minutes)}. Your nights are held in the meantime, and you pay nothing until then.`,
  },
  tooSoon: {
    title: 'Check-in is too soon to book this online',
    before: "A bank transfer wouldn't arrive in time. Call us on ",
    after: " and we'll book it for you.",
  },
  extras: {
    heading: 'Add to your stay',
    text: "Choose what you need. You can also add it later on your booking's page.",
    showPrice: 'Show the price with these',
  },
  guest: {
    heading: 'Who is coming',
    emailHint: "You'll need it with your reference to open your booking.",
    phone: 'Phone',
    phoneHint: 'For the day you arrive. For another country, start with its code, like +44.',
    message: 'Message to us (optional)',
    messageHint: 'When you expect to arrive, or anything you need us to prepare.',
  },
  payment: {
    heading: 'How would you like to pay?',
    manual: {
      title: 'Bank transfer',
      /** @param held and @param toPay in minutes: until the address is confirmed, and from then on */
      text: (held: number, toPay: number) =>
        `First open the link we email you, within ${formatDuration(held)}: we hold the nights until then. You then have ${formatDuration(toPay)} to pay, and no longer than until check-in.`,
    },
    onArrival: {
      title: 'On arrival',
      text: (held: number) =>
        `First open the link we email you, within ${formatDuration(held)}: we hold the nights until then. You pay when you arrive.`,
    },
    card: {
      title: 'Card, now',
      text: "You pay on our payment partner's secure page. Your nights are held in the meantime.",
    },
  },
  policies: {
    heading: 'What you agree to',
    ifPlansChange: 'If your plans change',
    houseRules: 'House rules',
    deposit: (amount: string) =>
      `A security deposit of ${amount} is held separately and returned after your stay.`,
    terms: { before: 'By booking, you accept our ', after: '.' },
    privacy: { before: 'How we use your details: ', after: '.' },
  },
  reserve: (total: string) => `Reserve — ${total}`,
  request: (total: string) => `Request — ${total}`,
  expiry: {
    minutesLeft: (minutes: number) =>
      `This price is valid for ${minutes === 1 ? '1 more minute' : `${minutes} more minutes`}`,
    hoursLeft: (hours: number) => `This price is valid for ${hours} more hours`,
    almostOver: 'This price is valid for less than a minute',
    until: (instant: string) => `This price is valid until ${instant}`,
    over: 'This price has expired',
    getNewOne: 'get a new one',
  },
};
