const untilWhen = (until: string | null): string => (until === null ? '' : ` until ${until}`);
const WAYS = { manual: 'by bank transfer', 'on-arrival': 'when you arrive', stripe: 'by card' };
type Way = keyof typeof WAYS;

/** What has become of a booking, what was paid of it, what is open and what comes back. */
export const stayMoney = {
  held: {
    confirmAddress: (until: string | null) =>
      `These nights are held for you${untilWhen(until)}. Open the link in our email by then, and we hold them for longer.`,
    requested: (until: string | null) =>
      `We've received your request. These nights are held for you${untilWhen(until)}, and we answer before that.`,
    unpaid: (until: string | null, amount: string) =>
      `These nights are held for you${untilWhen(until)}. Pay ${amount} by then, and the stay is yours.`,
    /** While their payment is being checked, which says what happens next. */
    paying: 'These nights are held for you.',
  },
  /** @param at.clock whose clocks show the time: `Dubai time` */
  confirmed: (at: { time: string; clock: string; day: string }) =>
    `The apartment is yours from ${at.time}, ${at.clock}, on ${at.day}.`,
  /** Once it has begun. */
  staying: (at: { time: string; clock: string; day: string }) =>
    `The apartment is yours until ${at.time}, ${at.clock}, on ${at.day}.`,
  completed: 'Thank you for staying with us.',
  /** What did not happen in time. */
  expired: {
    payment: 'Your payment did not arrive in time, and the nights were released.',
    acceptance: 'We did not answer in time, and the nights were released. We are sorry.',
    'address-confirmation': 'Your email address was not confirmed in time, and the nights were released.',
  },
  cancelled: 'This stay is cancelled, and its nights are available to others again.',
  noShow: "We expected you, and you didn't arrive. Please contact us if that is a mistake.",
  paid: (amount: string) => `You have paid ${amount}.`,
  paidNothing: "You haven't paid anything.",
  refunded: (amount: string, way: Way) =>
    way === 'stripe'
      ? `${amount} goes back to your card, which can take some days.`
      : `${amount} will be returned the way you paid; we'll contact you about it.`,
  open: (amount: string, by: string | null, way: Way) =>
    `${amount} is still to be paid${by === null ? '' : ` by ${by}`}, ${WAYS[way]}.`,
  dueOn: (amount: string, day: string, way: Way) => `${amount} is to be paid by ${day}, ${WAYS[way]}.`,
  openAfterStay: (amount: string) => `${amount} is still to be paid. Please contact us about it.`,
  nothingDueYet: 'Nothing is due until we have accepted your request.',
  nothingDue: 'Nothing is due, and there is nothing to refund.',
  noRefund: 'Under the agreed terms there is no refund.',
  pay: {
    now: (amount: string) => `Pay ${amount} now`,
    byCard: (amount: string) => `Pay ${amount} by card`,
    all: (amount: string) => `Pay all ${amount} by card`,
    holdDeposit: (amount: string) => `Hold ${amount} on my card`,
  },
};
