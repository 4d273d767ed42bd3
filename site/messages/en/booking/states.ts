/** What becomes of a reservation and of its deposit. */
export const states = {
  confirmEmail: 'Confirm your email',
  requested: 'Requested',
  awaitingPayment: 'Awaiting payment',
  confirmed: 'Confirmed',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  noShow: 'No-show',
  bookNext: 'Book your next stay',
  findAnother: 'Find another stay',
  deposit: {
    ahead: (amount: string) => `A refundable security deposit of ${amount} is held separately for your stay.`,
    over: (amount: string) => `We return the security deposit of ${amount} after check-out inspection.`,
    asked: (amount: string) =>
      `Please let your card hold the refundable deposit of ${amount}. It is not charged.`,
    /** @param until when it ends by itself; null where nobody knows */
    held: (amount: string, until: string | null) =>
      `${amount} is held on your card as a deposit${until === null ? '' : ` until ${until} at the latest`}. It is not charged, and is released after your stay.`,
    received: (amount: string) =>
      `We have received your deposit of ${amount}. We return it after check-out inspection.`,
    released: (amount: string) =>
      `Your deposit of ${amount} has been released. Banks take some days to show it.`,
    kept: (amount: string) =>
      `Your deposit of ${amount} was kept. Please contact us if you have questions about it.`,
    partlyKept: (kept: string, amount: string) =>
      `${kept} of your deposit of ${amount} was kept, and the rest was released.`,
  },
};
