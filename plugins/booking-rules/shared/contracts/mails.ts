/** How far a mail has come; `late` has failed and is tried again, `given-up` has failed too often. */
export type MailState = 'sent' | 'waiting' | 'late' | 'given-up';

/** What has become of a mail. Instants are ISO 8601 in UTC. */
export interface MailStatus {
  state: MailState;
  /** When it was written. */
  writtenAt: string;
  /** Null until it has been handed over. */
  sentAt: string | null;
  /** When it is tried again; null when it is not. */
  nextTryAt: string | null;
  /** What the mail server said when it failed last. */
  error: string | null;
}

/** A mail about a reservation. */
export interface ReservationMail extends MailStatus {
  id: number;
  /** Such as `reservation-confirmed`. */
  kind: string;
  /** An e-mail address; null when it goes to the house and nobody has said where that is. */
  recipient: string | null;
  toHouse: boolean;
  /** Whether what it says still holds, so that it may be sent again. */
  resendable: boolean;
}
