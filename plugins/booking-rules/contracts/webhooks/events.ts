import { z } from 'zod';
import { BOOKING_EVENT_TYPES, type BookingEventType } from '../../shared/domain/booking-event-types';
import { AWAITED_STEPS, RESERVATION_STATES } from '../../shared/domain/reservation';
import { currency, minorUnits, instant, stayedFields } from '../fields';
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

/** `data` of each type of event, but for its reference. */
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
    data: z.looseObject({ reference: referenceOrNone }),
  },
  'message.sent': {
    says: 'The house has written to a guest.',
    data: z.looseObject({ reference: referenceOrNone }),
  },
  'registration.submitted': {
    says: 'A guest has registered who stays. Documents and their numbers are never sent.',
    data: z.looseObject({ reference: referenceOrNone }),
  },
  'turnover.done': {
    says: 'A task of the house is done: cleaning, a check, a key.',
    data: z.looseObject({ reference: referenceOrNone }),
  },
  'turnover.problem': {
    says: 'Whoever did a task has found a problem.',
    data: z.looseObject({ reference: referenceOrNone }),
  },
  'review.submitted': {
    says: 'A guest has reviewed a stay.',
    data: z.looseObject({ reference: referenceOrNone }),
  },
} as const satisfies Record<BookingEventType, { says: string; data: z.ZodType }>;

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
