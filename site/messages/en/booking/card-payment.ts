/** Paying by card on our own page. */
export const cardPayment = {
  heading: 'Pay by card',
  loading: 'Opening the payment form …',
  pay: (amount: string) => `Pay ${amount}`,
  payNow: 'Pay now',
  goToPage: 'Pay now',
  secure: 'Stripe takes your payment securely. We never see your card number.',
  paid: 'Thank you, your payment is on its way.',
  paidText: "We'll confirm it by email in a moment. There's no need to pay again.",
  /** It was made, and the payment partner has not told us yet. */
  checking: 'Your payment is being checked.',
  checkingText: "There's no need to pay again. We'll email you as soon as it has arrived.",
  declined: 'The payment did not go through.',
  problem: 'Please check your payment details.',
  notCharged: "You haven't been charged. Try again, or use another card.",
  notReached: "The payment form can't be opened right now.",
  notReachedText: "You haven't been charged. Check your connection and try again in a minute.",
  tryAgain: 'Try again',
};
