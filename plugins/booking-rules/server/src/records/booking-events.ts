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

/** Writes an event down in the transaction of what it tells of: it is lost if, and only if, that is. */
export async function recordBookingEvent(
  trx: Knex.Transaction,
  { type, reference, details }: BookingEvent,
  now: Date,
): Promise<void> {
  await trx(BOOKING_EVENTS).insert({ type, reference, details: JSON.stringify(details), at: now.getTime() });
}
