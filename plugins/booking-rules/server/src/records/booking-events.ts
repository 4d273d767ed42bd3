import type { Knex } from 'knex';
import type { EventData } from '../../../contracts/webhooks/events';
import type { BookingEventType } from '../../../shared/domain/booking-event-types';

/** The table of what happened to bookings: other systems are told from it. */
export const BOOKING_EVENTS = 'booking_events';

/** Something that happened to a booking. Its details are as the contract has them: nothing secret, no documents of guests. */
export type BookingEvent = {
  [Type in BookingEventType]: {
    type: Type;
    /** Of the reservation; null for what belongs to none, such as the message of an enquiry. */
    reference: EventData[Type]['reference'];
    details: Omit<EventData[Type], 'reference'>;
  };
}[BookingEventType];

/** Writes events down, in their order, in the transaction of what they tell of: they are lost if, and only if, that is. */
export function recordBookingEvents(
  trx: Knex.Transaction,
  events: readonly BookingEvent[],
  now: Date,
): Knex.QueryBuilder {
  const at = now.getTime();
  return trx(BOOKING_EVENTS).insert(
    events.map(({ type, reference, details }) => ({ type, reference, details: JSON.stringify(details), at })),
  );
}

/** Writes one event down. */
export const recordBookingEvent = (
  trx: Knex.Transaction,
  event: BookingEvent,
  now: Date,
): Knex.QueryBuilder => recordBookingEvents(trx, [event], now);
