/** How long prices and nights are kept for a guest, as a manager sets it. */
export interface BookingPolicies {
  /** Minutes for which a quote stays frozen. */
  quoteMinutes: number;
  /** Hours for which a quote holds that a manager writes to somebody who enquired: they read their mail when they can. */
  offerHours: number;
  /** Minutes for which nights are held while the guest pays by card. */
  cardMinutes: number;
  /** Hours that a manager has to answer a request. */
  answerHours: number;
}

/** The defaults of the product (contract B2 and B3). */
export const DEFAULT_BOOKING_POLICIES: BookingPolicies = {
  quoteMinutes: 30,
  offerHours: 48,
  cardMinutes: 30,
  answerHours: 24,
};
