/** How long prices and nights are kept for a guest, as a manager sets it. */
export interface BookingPolicies {
  /** Minutes for which a quote stays frozen. */
  quoteMinutes: number;
  /** Hours for which a manager's quote to an enquirer holds: longer, because they read their mail when they can. */
  offerHours: number;
  /** Minutes for which nights are held while the guest pays by card. */
  cardMinutes: number;
  /** Hours that a manager has to answer a request. */
  answerHours: number;
  /** Hours that a guest has to pay by bank transfer, but never beyond check-in. */
  paymentHours: number;
  /** Hours before that deadline at which a guest who has not paid is reminded; 0 for never. */
  reminderHours: number;
  /** Hours for which nights are held for somebody who has not confirmed their email address. */
  addressHours: number;
  /** Whether guests may choose to pay on arrival, and are then confirmed without a payment. */
  payOnArrival: boolean;
}

/** How much one guest, and one network, may have booked without paying. */
export interface UnpaidLimits {
  /** Open unpaid stays, and their nights, for one email address or phone number. */
  staysPerGuest: number;
  nightsPerGuest: number;
  /** Unpaid stays, and their nights, that are made from one network within 24 hours. */
  staysPerNetwork: number;
  nightsPerNetwork: number;
  /** Stays made within 24 hours for one unconfirmed email address, since each sends mail to it. */
  unconfirmedPerDay: number;
}

/** The defaults of the product (contract B2 and B3). */
export const DEFAULT_BOOKING_POLICIES: BookingPolicies = {
  quoteMinutes: 30,
  offerHours: 48,
  cardMinutes: 30,
  answerHours: 24,
  paymentHours: 48,
  reminderHours: 12,
  addressHours: 2,
  payOnArrival: false,
};

export const DEFAULT_UNPAID_LIMITS: UnpaidLimits = {
  staysPerGuest: 2,
  nightsPerGuest: 60,
  staysPerNetwork: 10,
  nightsPerNetwork: 300,
  unconfirmedPerDay: 3,
};
