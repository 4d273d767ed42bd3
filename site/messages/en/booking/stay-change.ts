import { plural } from 'booking-rules/shared/format/plural';

/** How many nights a change keeps, adds and gives up, and for how many guests they then are. */
interface ChangedNights {
  kept: number;
  added: number;
  dropped: number;
  guests: number;
}

/** Other dates, guests or extras for a stay that is booked, and cancelling it. */
export const stayChange = {
  heading: 'Change your stay',
  beforePhone: 'For other dates or another number of guests, reply to our email or call us on ',
  afterPhone: '.',
  mayUntil: (day: string) => `You can change dates and guests here until ${day}.`,
  open: 'Change dates or guests…',
  noCalendar: "We can't show the calendar just now. Close this and try again in a moment.",
  notChanged: "Your stay wasn't changed.",
  change: 'Change my stay',
  doesNotFit: "That doesn't fit.",
  whatChanges: 'What changes',
  totalSoFar: 'Total so far',
  charge: 'Charge for nights you give up',
  newTotal: 'New total',
  nights({ kept, added, dropped, guests }: ChangedNights): string {
    const parts = [
      [added, 'added'],
      [dropped, 'given up'],
      [kept, 'as they were'],
    ] as const;
    const nights = parts.flatMap(([count, what]) => (count > 0 ? [`${plural(count, 'night')} ${what}`] : []));
    return `${nights.join(', ')}; ${plural(guests, 'guest')}.`;
  },
  comesBack: (percent: number) => `Under your terms, we refund ${percent}% of the nights you give up today.`,
  /** @param kept what stays of them, in sentences */
  keptExtras: (kept: string) => `Your extras: ${kept.replace('They stay', 'they stay')}`,
  due: {
    manual: (amount: string) => `You then pay ${amount} by bank transfer. This page will say how.`,
    'on-arrival': (amount: string) => `You then pay ${amount} when you arrive.`,
    stripe: (amount: string) => `You then pay ${amount} by card, with the button on this page.`,
  },
  back: {
    toCard: (amount: string) => `${amount} goes back to your card.`,
    asPaid: (amount: string) => `${amount} is returned the way you paid; we'll contact you about it.`,
  },
  extras: {
    heading: 'Extras',
    none: 'A transfer, a cot, a late check-out: add what you need to your stay.',
    several: (quantity: number, name: string) => `${quantity} × ${name}`,
    add: 'Add extras…',
    change: 'Change extras…',
    onceConfirmed: 'You can change them here once your stay is confirmed.',
    tooLate: 'They can no longer be changed here. Please contact us.',
    notChanged: "Your extras weren't changed.",
    submit: 'Change my extras',
  },
  cancelling: {
    heading: 'If your plans change',
    today: 'If you cancel today:',
    open: 'Cancel this booking…',
    title: 'Cancel this booking?',
    stay: (apartment: string, reference: string) => `${apartment}, reference ${reference}.`,
    final: "The nights become available to others right away. This can't be undone.",
    failed: "Your booking wasn't cancelled.",
    keep: 'Keep the booking',
    beingChecked: {
      sentence: 'Your payment is being checked. If you cancel now, it goes back to you in full.',
      button: 'Cancel this booking',
    },
    unpaid: {
      sentence: "You haven't paid anything, so there's nothing to refund.",
      button: 'Cancel this booking',
    },
    noRefund: {
      sentence: (paid: string) => `Under the agreed terms, the ${paid} you've paid is non-refundable.`,
      button: 'Cancel without a refund',
    },
    refund: {
      sentence: (money: { due: string; paid: string; percent: number; until: string }) =>
        `You get ${money.due} back of the ${money.paid} you've paid: ${money.percent === 100 ? 'everything' : `${money.percent}%`}, if you cancel by ${money.until}.`,
      button: (due: string) => `Cancel, and get ${due} back`,
    },
  },
};
