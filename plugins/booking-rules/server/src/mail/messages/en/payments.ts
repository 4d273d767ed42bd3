const TO_CARD = 'to the card you paid with. Banks take 5 to 10 days to show it';
const AS_PAID = "the way you paid. We'll contact you about it";

/** Mails about money, and what every mail says of it. Days and amounts come as texts. */
export const payments = {
  due: {
    subject: (open: string, by: string, stay: string) => `${open} is due${by}: ${stay}`,
    preheader: (open: string, by: string) => `Please pay ${open}${by}.`,
    title: 'A payment is due soon',
    text: (name: string, open: string, by: string) => `${name}, ${open} is due for your stay${by}.`,
    alreadyPaid: 'If you have already paid, thank you: our confirmation is on its way.',
    /** Follows an amount that is due. */
    by: (day: string) => ` by ${day}`,
  },
  overdue: {
    subject: (open: string, stay: string) => `${open} is overdue: ${stay}`,
    preheader: (open: string) => `We're still waiting for ${open}.`,
    title: "We're still waiting for your payment",
    text: (name: string, open: string, by: string) =>
      `${name}, ${open} was due for your stay${by}, and we haven't received it. Please pay it now, or contact us. If you have already paid, please send us a copy of the transfer.`,
  },
  link: {
    subject: (asked: string, stay: string) => `Pay ${asked}: ${stay}`,
    preheader: (asked: string) => `You can pay ${asked} for your stay by card.`,
    title: 'Pay for your stay',
    text: (name: string, asked: string) => `${name}, you can pay ${asked} for your stay here.`,
    button: (amount: string) => `Pay ${amount} by card`,
    until: (instant: string) => `This link can be used until ${instant}.`,
  },
  deposit: {
    subject: (asked: string, stay: string) => `Deposit of ${asked}: ${stay}`,
    preheader: (asked: string) => `Your card holds ${asked} for your stay. It is not charged.`,
    title: 'The deposit for your stay',
    text: (name: string, asked: string) =>
      `${name}, please let your card hold the refundable deposit of ${asked}. It is not charged: your bank sets the amount aside, and we release it after your stay. It is not part of the price.`,
    button: (asked: string) => `Hold ${asked} on my card`,
  },
  received: {
    subject: (stay: string) => `We've received your payment: ${stay}`,
    preheader: (here: string) => `You have now paid ${here}.`,
    title: "We've received your payment",
    text: (name: string, here: string) => `Thank you, ${name}. You have now paid ${here}.`,
    nothingMore: 'Nothing more is due.',
  },
  /** How a confirmed stay is paid. */
  paying: {
    all: (paid: string) => `We have received your payment of ${paid}. Thank you.`,
    onArrival: (open: string) => `You pay ${open} when you arrive.`,
    part: (paid: string, rest: string) => `We have received ${paid}. ${rest}`,
    /** @param parts what is open, with its days */
    transfer: (parts: string) => `Please pay ${parts} by bank transfer.`,
    asPreferred: (open: string) =>
      `You pay ${open} by bank transfer or on arrival, as you prefer. We'll send you the details.`,
    open: (open: string) => `${open} is still to be paid.`,
    rest: (rest: string, day: string) => `${rest} is to be paid by ${day}.`,
  },
  /** What comes back, or is still to be paid. */
  balance: {
    refund: (amount: string, toCard: boolean) => `We'll refund ${amount}, ${toCard ? TO_CARD : AS_PAID}.`,
    refundOf: (amount: string, paid: string, toCard: boolean) =>
      `We'll refund ${amount} of the ${paid} you paid, ${toCard ? TO_CARD : AS_PAID}.`,
    nothingDue: (paid: string) => `Nothing more is due: you have paid ${paid}.`,
    stillOpen: (open: string) => `${open} is still to be paid. We'll contact you about how to pay it.`,
    nothingPaid: "You haven't paid anything, so there's nothing to refund.",
    notRefundable: (paid: string) =>
      `Under the refund terms of this stay, the ${paid} you paid is non-refundable.`,
  },
};
