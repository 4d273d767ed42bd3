import { z } from 'zod';
import { LONGEST_MESSAGE, SENDERS } from '../../shared/domain/guests/messages';
import { data, guestProof, instant, LimitReached, requiredText } from '../fields';
import { NO_SUCH_RESERVATION } from '../reservations/reservations';
import { route, type RouteTable } from '../route';

const GuestMessage = z
  .strictObject({
    id: z.int(),
    from: z.enum(SENDERS).describe('`system` is what the business sends by a rule.'),
    text: z.string().describe('Plain text; may be empty where an email had nothing but attachments.'),
    at: instant,
    readAt: instant.nullable().describe('When the other side has read it; null while it has not.'),
    attachments: z.int().describe('How many an email had that are not kept.'),
  })
  .meta({ id: 'GuestMessage' });
/** A message as the guest sees it. */
export type GuestMessage = z.infer<typeof GuestMessage>;

const GuestThread = z.strictObject({
  messages: z.array(GuestMessage).describe('First to last.'),
  unread: z.int().describe('How many of the business’s the guest had not read.'),
});
/** What a guest and the business have written to each other about a reservation. */
export type GuestThread = z.infer<typeof GuestThread>;

const GuestMessageRequest = z.strictObject({
  proof: guestProof,
  text: requiredText(LONGEST_MESSAGE),
  key: z
    .string()
    .min(8)
    .max(64)
    .optional()
    .describe('Chosen by the client. The same key again is the same message, and is kept once.'),
});
export type GuestMessageRequest = z.output<typeof GuestMessageRequest>;
const GuestThreadQuestion = z.strictObject({
  proof: guestProof,
  seen: z
    .boolean()
    .default(false)
    .describe('Whether the guest has them in front of them: they are read then.'),
});
export type GuestThreadQuestion = z.output<typeof GuestThreadQuestion>;

const InboundOutcome = z.strictObject({
  outcome: z
    .enum(['taken', 'repeated', 'automatic', 'unknown', 'empty'])
    .describe('What has become of it. All but `taken` are dropped, and need not be sent again.'),
});
export type InboundOutcome = z.infer<typeof InboundOutcome>;

/** What guests and the business write to each other. */
export const messageRoutes = {
  'POST /api/reservations/{reference}/messages/look-up': route({
    summary: 'Read the messages about a reservation',
    access: 'guest',
    handler: 'messages.lookUp',
    body: data(GuestThreadQuestion),
    answer: data(GuestThread),
    errors: { 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
  'POST /api/reservations/{reference}/messages': route({
    summary: 'Write a message about a reservation',
    access: 'guest',
    handler: 'messages.send',
    body: data(GuestMessageRequest),
    status: 201,
    answer: data(GuestThread),
    errors: {
      404: NO_SUCH_RESERVATION,
      429: { when: 'The guest has written a lot in a short time.', details: LimitReached },
    },
    personal: true,
    example: {
      body: {
        data: {
          proof: { email: 'layla@example.com' },
          text: 'We land at 02:40. Can we check in so late?',
          key: '0b8d7e5c-5b1f-4d0e-9b55-0c7a1b2c3d4e',
        },
      },
    },
  }),
  'POST /api/inbound-mail': route({
    summary: 'Take a guest’s answer by email, whole (MIME), from the operator’s mail service',
    access: 'guest',
    handler: 'messages.inbound',
    headers: {
      'X-Inbound-Secret': 'The secret of `INBOUND_MAIL_SECRET`.',
      'Content-Type': '`message/rfc822`; the body is the email as it came.',
    },
    answer: data(InboundOutcome),
    errors: {
      400: 'This is no email.',
      401: 'The secret is wrong.',
      404: 'Inbound mail is not set up.',
      429: {
        when: 'The guest has written a lot in a short time: send it again later.',
        details: LimitReached,
      },
    },
  }),
} satisfies RouteTable;
