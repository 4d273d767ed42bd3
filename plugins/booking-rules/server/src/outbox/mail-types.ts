/** The mails of contract B6 that reservations cause. */
export const GUEST_MAILS = [
  'reservation-address',
  'reservation-requested',
  'reservation-held',
  'payment-reminder',
  'reservation-confirmed',
  'reservation-cancelled',
  'reservation-expired',
  'reservation-released',
  'reservation-declined',
  'reservation-changed',
] as const;

/** Mails to the manager. */
export const MANAGER_MAILS = [
  'manager-new-reservation',
  'manager-cancelled',
  'manager-late-payment',
  'manager-refund-refused',
] as const;

export type MailType = (typeof GUEST_MAILS)[number] | (typeof MANAGER_MAILS)[number];

/** Stands for the manager's address, which is looked up when the mail is sent. */
export const MANAGER = 'manager';

const TO_MANAGER: ReadonlySet<string> = new Set(MANAGER_MAILS);
/** What an address gets that nobody has confirmed: it may be a stranger's. */
const TO_UNPROVEN: ReadonlySet<MailType> = new Set([
  'reservation-address',
  'reservation-held',
  'reservation-expired',
]);

const ALL: ReadonlySet<string> = new Set([...GUEST_MAILS, ...MANAGER_MAILS]);

/** Whether a text names a kind of mail about a reservation. */
export function isMailType(kind: string): kind is MailType {
  return ALL.has(kind);
}

/** Whether a mail of this kind may go to an address that nobody has confirmed. */
export function isForUnproven(kind: MailType): boolean {
  return TO_UNPROVEN.has(kind);
}

/** Whether such mails go to the manager, not to the guest. */
export function isManagerMail(kind: MailType): boolean {
  return TO_MANAGER.has(kind);
}
