import { formatDuration } from '../../../../../shared/format/duration';

/** Mails that tell a guest where the stay stands. Days, times and amounts come as texts. */
export const bookings = {
  requested: {
    subject: (stay: string) => `We've received your request: ${stay}`,
    preheader: (until: string) => `We'll answer ${until}. Until then, nobody else can book these nights.`,
    title: "We've received your request",
    withinADay: 'within a day',
    by: (instant: string) => `by ${instant}`,
    thanks: (name: string, until: string) =>
      `Thank you, ${name}. We'll answer ${until}. Until then, these nights are held for you.`,
    price: (total: string) =>
      `You won't pay anything until we accept. The stay then costs ${total} in total.`,
  },
  held: {
    subject: (stay: string) => `Pay to confirm your stay: ${stay}`,
    preheader: (until: string) => `Your nights are held ${until}.`,
    title: 'Your nights are held for you',
    aShortTime: 'for a short time',
    until: (instant: string) => `until ${instant}`,
    byButton: (name: string, until: string, open: string) =>
      `${name}, we hold these nights ${until}. Pay ${open} by card with the button below and the stay is yours. After that, other guests can book them.`,
    onOpenPage: (name: string, until: string, open: string) =>
      `${name}, we hold these nights ${until}. Pay ${open} on the payment page that you have open, or ask us for a link to it and the stay is yours. After that, other guests can book them.`,
    alreadyPaid: 'If you have already paid, our confirmation is on its way.',
    pay: (open: string) => `Pay ${open}`,
  },
  transfer: {
    preheader: (until: string) => `Your nights are held until ${until}.`,
    paymentIsDue: 'the payment is due',
    pay: (name: string, until: string, open: string) =>
      `${name}, we hold these nights until ${until}. Pay ${open} by bank transfer before then and the stay is yours. We'll confirm by email once the money arrives.`,
    after: 'After that, the booking expires and other guests can book these nights.',
  },
  reminder: {
    subject: (until: string, stay: string) => `Your nights are held until ${until}: ${stay}`,
    preheader: (open: string) => `We're still waiting for ${open}.`,
    title: "We're still waiting for your payment",
    text: (name: string, open: string, until: string) =>
      `${name}, we haven't received your ${open} yet. Your nights are held until ${until}. After that, the booking expires. If you have already paid, please send us a copy of the transfer.`,
  },
  address: {
    subject: (stay: string) => `Confirm your email to keep these nights: ${stay}`,
    preheader: (until: string) => `Your nights are held until ${until}.`,
    title: 'Confirm your email address',
    aShortTime: 'a short time',
    text: (name: string, until: string) =>
      `${name}, your nights are held until ${until}. Confirm your address before then and we'll hold them for longer.`,
    button: 'Confirm my email address',
    thenTransfer: (until: string, open: string) =>
      `You then have until ${until} to pay ${open} by bank transfer. We'll send you the details.`,
    thenOnArrival: (total: string) =>
      `Your stay is then confirmed, unless it is by request. You pay ${total} on arrival.`,
    thenAnswer: (hours: number) =>
      `We then answer your request within ${formatDuration(hours * 60)}. You won't pay anything until we accept.`,
    notYou: "Didn't book anything? Ignore this email. The nights will be released and you owe nothing.",
  },
  confirmed: {
    subject: (stay: string) => `Your stay is confirmed: ${stay}`,
    preheader: (time: string) =>
      `The apartment is yours from ${time} on the day you arrive. Everything you need is inside.`,
    title: 'Your stay is confirmed',
    text: (name: string) =>
      `${name}, we look forward to welcoming you. Keep this email. It has everything about your stay, and a file for your calendar.`,
  },
  changed: {
    subject: (stay: string) => `Your stay has changed: ${stay}`,
    preheader: 'Here is what was and what is now.',
    title: 'Your stay has changed',
    text: (name: string) =>
      `${name}, here is your stay as it is now, with an updated file for your calendar. If it doesn't suit you, please tell us soon.`,
    total: (amount: string) => `It costs ${amount} in total.`,
  },
  cancelled: {
    subject: (stay: string) => `Your stay is cancelled: ${stay}`,
    title: 'Your stay is cancelled',
    text: (name: string, refund: string) => `${name}, this stay is cancelled. ${refund}`,
  },
  noLongerHeld: {
    subject: (stay: string) => `Your nights are no longer held: ${stay}`,
    title: 'Your nights are no longer held',
    mayBeAvailable: 'They may still be available.',
    nothingCharged: 'Nothing has been charged.',
    missed: {
      acceptance: (name: string) =>
        `${name}, we did not manage to accept your request in time, and we are sorry about that.`,
      payment: (name: string) =>
        `${name}, your payment did not arrive in the time for which we could hold these nights.`,
      'address-confirmation': (name: string) =>
        `${name}, your email address was not confirmed in time, so we could not hold these nights any longer.`,
    },
    available: (refund: string) => `The nights are available again, to you too. ${refund}`,
    released: (name: string, refund: string) =>
      `${name}, we released these nights because we did not receive a payment. ${refund} If you have already paid, please reply to this email.`,
    check: 'Check availability',
  },
  registration: {
    subject: (stay: string) => `Register before you arrive: ${stay}`,
    preheader: 'It takes two minutes. Have the documents of everybody who stays at hand.',
    title: 'Register before you arrive',
    text: (name: string, day: string) =>
      `${name}, the law asks us to register everybody who stays. Please do it before you arrive on ${day}: the page below says what is needed, and works on a phone.`,
    button: 'Register now',
    safety:
      'What you enter is encrypted. Only our managers can see it, for the authority, and it is deleted after your stay. Please do not send documents by email.',
    alreadyDone: "If everybody is registered already, there's nothing to do.",
  },
  declined: {
    subject: (stay: string) => `We can't accept your request: ${stay}`,
    preheader: 'Other apartments are available on your dates.',
    title: "We can't accept this request",
    text: (name: string, refund: string) =>
      `${name}, thank you for your request. We're sorry that we can't host you in this apartment on these dates. ${refund}`,
    others: 'See other apartments',
  },
};
