import { z } from 'zod';
import { instant } from './fields';

/** What has become of a mail. */
export const MailStatus = z.strictObject({
  state: z
    .enum(['sent', 'waiting', 'late', 'given-up'])
    .describe('`late` has failed and is tried again, `given-up` has failed too often.'),
  writtenAt: instant,
  sentAt: instant.nullable().describe('Null until it has been handed over.'),
  nextTryAt: instant.nullable().describe('When it is tried again; null when it is not.'),
  error: z.string().nullable().describe('What the mail server said when it failed last.'),
});
export type MailStatus = z.infer<typeof MailStatus>;

/** A mail about a reservation. */
export const ReservationMail = MailStatus.extend({
  id: z.int(),
  kind: z.string().describe('Such as `reservation-confirmed`.'),
  recipient: z
    .string()
    .nullable()
    .describe('An email address; null when it goes to the staff and nobody has said where that is.'),
  toManager: z.boolean(),
  rule: z.string().nullable().describe('The name of the rule by which it went out; null for all others.'),
  resendable: z.boolean().describe('Whether what it says still holds, so that it may be sent again.'),
});
export type ReservationMail = z.infer<typeof ReservationMail>;
