import { z } from 'zod';
import { data, day, minorUnits, instant, rowId } from '../fields';
import { route, type RouteTable } from '../route';

/** A night that a guest of ours holds and a channel has taken, too. */
export const ChannelConflict = z.strictObject({
  id: z.int(),
  apartmentId: z.string(),
  apartmentName: z.string(),
  channel: z.string(),
  channelName: z.string(),
  night: day,
  reference: z.string(),
  foundAt: instant,
});
export type ChannelConflict = z.infer<typeof ChannelConflict>;

/** How a manager has solved a conflict where neither the guest nor the channel has let the night go yet. */
export const SOLVED_BY_HAND = ['channel-cancelled', 'accepted'] as const;
export type SolvedByHand = (typeof SOLVED_BY_HAND)[number];

export const OtherApartment = z.strictObject({
  apartmentId: z.string(),
  name: z.string(),
  district: z.string(),
  bedrooms: z.int().describe('0 is a studio.'),
  capacity: z.int(),
  total: minorUnits.describe('What the stay costs there today.'),
  difference: minorUnits.describe('That, less the total that was agreed: negative when it is cheaper there.'),
});
/** An apartment to which a reservation can be moved. */
export type OtherApartment = z.infer<typeof OtherApartment>;

/** What can be done about the reservation of a conflict. */
export const ConflictSolutions = z.strictObject({
  reference: z.string(),
  apartmentId: z.string(),
  checkIn: day,
  checkOut: day,
  nights: z.int(),
  guests: z.int(),
  total: minorUnits.describe('As it was agreed; a move leaves it as it is.'),
  apartments: z
    .array(OtherApartment)
    .describe('Where the reservation can be moved, the nearest in price first, 25 at most.'),
  count: z.int().describe('How many apartments there are to which it can be moved.'),
  cancellation: z
    .strictObject({
      full: minorUnits.describe('All that was paid and not yet given back.'),
      ladder: minorUnits.describe('What the agreed ladder gives back today.'),
    })
    .nullable()
    .describe('What cancelling gives back, by choice of refund; null when it cannot be cancelled any more.'),
});
export type ConflictSolutions = z.infer<typeof ConflictSolutions>;

const params = z.strictObject({ id: rowId });
const NO_SUCH_CONFLICT = 'There is no such conflict, or it has been solved.';

/** Nights that were sold twice. */
export const channelConflictRoutes = {
  'GET /booking-rules/conflicts': route({
    summary: 'Nights that a guest and a channel both hold',
    access: 'reservations.read',
    handler: 'channels.conflicts',
    answer: data(z.array(ChannelConflict)),
    personal: true,
  }),
  'GET /booking-rules/conflicts/{id}/solutions': route({
    summary: 'Where the guest of a conflict can be moved and for how much, and what cancelling gives back',
    access: 'reservations.read',
    handler: 'channels.solutions',
    params,
    answer: data(ConflictSolutions),
    errors: { 404: NO_SUCH_CONFLICT },
    personal: true,
  }),
  'POST /booking-rules/conflicts/{id}/solve': route({
    summary: 'Say how a conflict has been solved; moving or cancelling the reservation solves it by itself',
    access: 'reservations.manage',
    handler: 'channels.solve',
    params,
    body: data(
      z.strictObject({
        how: z
          .enum(SOLVED_BY_HAND, { error: `must be one of: ${SOLVED_BY_HAND.join(', ')}` })
          .describe(
            'channel-cancelled: the channel was told to cancel its booking; the conflict is open again when its ' +
              'feed still holds the night a day later. accepted: both bookings stay as they are.',
          ),
      }),
    ),
    answer: data(z.strictObject({ id: z.int() })),
    errors: { 404: NO_SUCH_CONFLICT },
  }),
} satisfies RouteTable;
