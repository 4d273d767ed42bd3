/** What other systems may be told of. */
export const BOOKING_EVENT_TYPES = [
  'reservation.created',
  'reservation.changed',
  'reservation.paid',
  'reservation.cancelled',
  'message.received',
  'message.sent',
  'registration.submitted',
  'turnover.done',
  'turnover.problem',
  'review.submitted',
] as const;

export type BookingEventType = (typeof BOOKING_EVENT_TYPES)[number];
