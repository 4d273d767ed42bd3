import { plural } from 'booking-rules/shared/format/plural';

/** What a stay costs, why it cannot be booked, and what is asked before that is known. */
export const quote = {
  yourStay: 'Your stay',
  arrive: 'Arrive',
  leave: 'Leave',
  chooseDate: 'Choose a date',
  guests: 'Guests',
  checkPrice: 'Check the price',
  reserve: 'Reserve',
  chooseDates: 'Choose dates',
  changeDates: 'Change dates',
  notChargedYet: "You won't be charged yet.",
  /** Stands before a phone number, and the sentence ends after it. */
  needsJavaScript: 'To reserve online, switch on JavaScript, or call us on',
  /** The few words that head a price. */
  headline: {
    from: (amount: string) => `From ${amount}`,
    perNight: (nights: number) => `a night, all fees, ${plural(nights, 'night')}`,
    stay: (nights: number, from: string, to: string) => `${plural(nights, 'night')}, ${from} to ${to}`,
    average: (amount: string) => `${amount} a night`,
    noPrice: 'No price yet',
    notAvailable: 'Not available',
  },
  /** Read out when a price arrives. */
  announcement: {
    total: (amount: string, nights: number) =>
      `Total ${amount} for ${plural(nights, 'night')}, all fees and taxes included.`,
    /** Follows that, where something has come off. */
    saved: (before: string, saved: string) => ` It was ${before}: you save ${saved}.`,
    notAvailable: "These dates aren't available. The reasons are below.",
  },
  missing: {
    dates: 'Choose your dates to see the price of the whole stay with all fees and taxes.',
    departure: 'Now choose the day you leave.',
  },
  failed: "We couldn't work out the price.",
  tryAgain: 'Try again',
  working: 'Working out the price',
  noNewPrice: "We can't give you a new price for these nights. The price above is valid until it expires.",
  lines: {
    total: 'Total, all fees and taxes included',
    schedule: (parts: string) => `You pay ${parts}.`,
    /** Around the amount. */
    deposit: { before: 'A refundable security deposit of', after: 'is held separately for your stay.' },
  },
  promotion: {
    label: 'Promotion code',
    use: 'Use a promotion code',
    useAnother: 'Use another promotion code',
    useOffer: (off: string, code: string) => `Use a code: ${off} off with ${code}`,
    apply: 'Apply',
    applyCode: (code: string) => `Apply ${code}`,
    applied: (code: string) => `${code} applied`,
    remove: 'Remove',
  },
  rate: {
    yourRate: 'Your rate',
    noRefund: 'No refund after booking.',
    freeUntil: (day: string) => `Free cancellation until ${day}.`,
    partUntil: (percent: number, day: string) => `${percent}% back until ${day}.`,
    /** Follows one of these as a sentence of its own. */
    paidAtOnce: 'Paid in full when you book.',
  },
  refunds: {
    ifPlansChange: 'If your plans change',
    policy: (name: string) => `Cancellation policy: ${name}`,
    everything: (day: string, amount: string) => `Cancel by ${day}: full refund, ${amount}`,
    part: (day: string, percent: number, amount: string) => `Cancel by ${day}: ${percent}% back, ${amount}`,
    never: 'No refund after booking',
    tooSoon: 'No refund for a stay that begins so soon',
    later: 'Later: no refund',
  },
  refused: {
    alternatives: 'These would work',
    nights: (count: number) => `${plural(count, 'night')}, all fees included`,
    /** What a stay in the same apartment changes of the one that was asked for. */
    changes: {
      forGuests: (count: number) => `For ${plural(count, 'guest')}`,
      later: (count: number) => `${plural(count, 'day')} later`,
      earlier: (count: number) => `${plural(count, 'day')} earlier`,
      longer: (count: number) => `${plural(count, 'night')} longer`,
      shorter: (count: number) => `${plural(count, 'night')} shorter`,
    },
    searchAll: 'Search all apartments on these dates',
  },
};
