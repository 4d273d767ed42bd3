import { z } from 'zod';
import { BOOKING_EVENT_TYPES, type BookingEventType } from '../../shared/domain/booking-event-types';
import { CHANNELS } from '../../shared/domain/guests/messages';
import { AWAITED_STEPS, RESERVATION_STATES } from '../../shared/domain/reservation';
import { TASK_KINDS } from '../../shared/domain/turnover/task';
import { currency, day, minorUnits, instant, stayedFields } from '../fields';
import { PriceLine } from '../quotes';

/**
 * What other systems are told of bookings. Each event is sent as JSON to the webhooks that ask for its type. Events may
 * get more fields, and there may be more types: receivers leave alone what they do not know.
 */

/** What of a reservation has changed. A payment that comes is an event of its own; one that was taken back is a change. */
export const CHANGES = [
  'state',
  'dates',
  'apartment',
  'guests',
  'contact',
  'price',
  'payments',
  'refunds',
  'deposit',
] as const;
export type ReservationChangeName = (typeof CHANGES)[number];

/** Who caused an event. */
export const CAUSES = ['guest', 'staff', 'payment-provider', 'system'] as const;

const by = z.enum(CAUSES).describe('Who caused it.');
const reference = z.string().describe('Of the reservation.');
const referenceOrNone = z.string().nullable().describe('Of the reservation; null where there is none.');

/** A reservation as it was right after the event. */
export const EventReservation = z
  .strictObject({
    reference: z.string(),
    state: z.enum(RESERVATION_STATES),
    awaiting: z.enum(AWAITED_STEPS).nullable().describe('What a held reservation waits for.'),
    ...stayedFields,
    guest: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string().describe('Empty where a caller has given none.'),
      phone: z.string(),
    }),
    language: z.string().describe('In which the guest is written to: `en`.'),
    currency,
    lines: z.array(PriceLine).describe('What the total is made of.'),
    total: minorUnits.describe('Of a stay that does not take place: what was agreed.'),
    paidAmount: minorUnits.describe('What has been received.'),
    refundedAmount: minorUnits.describe('What has gone back of it, or is about to.'),
    deposit: minorUnits,
    createdAt: instant,
  })
  .meta({ id: 'EventReservation' });
export type EventReservation = z.infer<typeof EventReservation>;

const Message = z.strictObject({
  reference: referenceOrNone,
  enquiry: z
    .string()
    .optional()
    .describe('Number of the enquiry that it belongs to; missing where it belongs to a reservation.'),
  message: z.int().describe('Its number. What it says is never sent.'),
  channel: z.enum(CHANNELS).describe('Where it was written.'),
});

/** A task between stays, as events about it name it. */
const taskFields = {
  reference: referenceOrNone,
  task: z.string().describe('Its key: `clean:R-4T9XJ2M6WC`.'),
  kind: z.enum(TASK_KINDS),
  apartmentId: z.string(),
  day: day.describe('On which the task is.'),
  by: z.string().describe('Name of the housekeeper, or email address of the member of staff.'),
};

/** `data` of each type of event. */
const DATA = {
  'reservation.created': {
    says: 'A stay has been reserved: it may be held until it is paid, accepted or confirmed.',
    data: z.strictObject({ reference, by, reservation: EventReservation }),
  },
  'reservation.changed': {
    says: 'Something of a reservation is not as it was; `changed` says what.',
    data: z.strictObject({ reference, by, changed: z.array(z.enum(CHANGES)), reservation: EventReservation }),
  },
  'reservation.paid': {
    says: 'Money has come for a reservation: all of it, or a part.',
    data: z.strictObject({
      ...{ reference, by },
      amount: minorUnits.describe('What has come.'),
      method: z.string().describe('`stripe`, `manual`, `bank-transfer`, `cash`, `card-terminal`, `other` …'),
      reservation: EventReservation,
    }),
  },
  'reservation.cancelled': {
    says: 'A stay will not take place, and its nights are free: `state` says whether it was cancelled or its hold expired.',
    data: z.strictObject({ reference, by, reservation: EventReservation }),
  },
  'message.received': {
    says: 'A guest has written.',
    data: Message,
  },
  'message.sent': {
    says: 'The house has written to a guest.',
    data: Message,
  },
  'registration.submitted': {
    says: 'A guest has registered who stays. Documents and their numbers are never sent.',
    data: z.strictObject({
      reference,
      registered: z.int().describe('How many guests of the stay are registered now.'),
      needed: z.int().describe('How many have to be.'),
    }),
  },
  'turnover.done': {
    says: 'A task of the house is done: cleaning, a check, a key.',
    data: z.strictObject(taskFields),
  },
  'turnover.problem': {
    says: 'Whoever did a task has found a problem.',
    data: z.strictObject({
      ...taskFields,
      text: z.string().describe('What was found, in the words of whoever found it.'),
      hasPhoto: z.boolean(),
    }),
  },
  'review.submitted': {
    says: 'A guest has reviewed a stay.',
    data: z.strictObject({
      reference,
      rating: z.int().min(1).max(5).describe('Stars for the stay as a whole.'),
      apartmentId: z.string(),
    }),
  },
} as const satisfies Record<BookingEventType, { says: string; data: z.ZodType }>;
/** What is told of each type of event. */
export type EventData = { [Type in BookingEventType]: z.infer<(typeof DATA)[Type]['data']> };

const envelope = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({
    id: z.string().describe('Of the event: the same however often it is sent.'),
    type: z.literal(type),
    timestamp: instant.describe('When it happened.'),
    data,
  });

/** Body of a test that a manager sends. */
export const Ping = envelope('ping', z.strictObject({ endpoint: z.string().describe('Its name.') }));

/** The whole body of each type of event, and what it means. */
export const WEBHOOK_EVENTS = BOOKING_EVENT_TYPES.map((type) => ({
  type,
  says: DATA[type].says,
  body: envelope(type, DATA[type].data),
}));

/** Headers of every delivery, by the "Standard Webhooks" scheme. */
export const WEBHOOK_HEADERS = {
  'webhook-id': 'The same as `id`: whoever has had it before has had this event before.',
  'webhook-timestamp': 'When it is sent, in seconds since 1970. Refuse what is older than five minutes.',
  'webhook-signature':
    '`v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes of the secret after `whsec_`. Several stand apart by spaces while a secret is being replaced.',
} as const;
