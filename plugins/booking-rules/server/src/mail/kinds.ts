/** The mails of contract B6 that reservations cause. */
export const GUEST_MAILS = [
  'reservation-requested',
  'reservation-held',
  'reservation-confirmed',
  'reservation-cancelled',
  'reservation-expired',
  'reservation-declined',
  'reservation-changed',
] as const;

/** Mails to the manager. */
export const MANAGER_MAILS = [
  'manager-new-reservation',
  'manager-cancelled',
  'manager-late-payment',
] as const;

export type MailKind = (typeof GUEST_MAILS)[number] | (typeof MANAGER_MAILS)[number];
