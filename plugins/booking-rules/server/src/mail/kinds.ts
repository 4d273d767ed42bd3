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
  'manager-refund-refused',
] as const;

export type MailKind = (typeof GUEST_MAILS)[number] | (typeof MANAGER_MAILS)[number];

/** Stands for the manager's address, which is looked up when the mail is sent. */
export const MANAGER = 'manager';

const TO_MANAGER: ReadonlySet<string> = new Set(MANAGER_MAILS);
const ALL: ReadonlySet<string> = new Set([...GUEST_MAILS, ...MANAGER_MAILS]);

/** Whether a text names a kind of mail about a reservation. */
export function isMailKind(kind: string): kind is MailKind {
  return ALL.has(kind);
}

/** Whether such mails go to the manager, not to the guest. */
export function isManagerMail(kind: MailKind): boolean {
  return TO_MANAGER.has(kind);
}
