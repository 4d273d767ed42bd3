import { z } from 'zod';
import { apartmentFields, day } from '../fields';
import { ReservationView } from '../reservations/reservations';

/** How far something of a stay is that somebody does. */
export const CLEANING_STATES = ['open', 'done', 'problem'] as const;
export const REGISTRATION_STATES = ['missing', 'partly', 'registered', 'reported'] as const;
export const DOOR_CODE_STATES = ['released', 'waiting'] as const;

/** A stay of the day, with how far the work around it is. */
export const StayOfDay = ReservationView.extend({
  cleaning: z
    .enum(CLEANING_STATES)
    .nullable()
    .describe(
      'Of an arrival: of the apartment before it. Of a departure: after it. In between: of today. Null where nothing is to be cleaned.',
    ),
  registration: z
    .enum(REGISTRATION_STATES)
    .nullable()
    .describe(
      'How far the guests have registered, and whether the authority knows; null where nobody registers guests.',
    ),
  doorCode: z
    .enum(DOOR_CODE_STATES)
    .nullable()
    .describe('Whether the guests can see how to open the door; null where there is no code.'),
});
export type StayOfDay = z.infer<typeof StayOfDay>;

/** A published apartment whose permit ends soon, or has ended. */
export const PermitToRenew = z.strictObject({
  ...apartmentFields,
  permitNumber: z.string().nullable(),
  grade: z.enum(['standard', 'deluxe']).describe('The class under which the home is let.'),
  expiry: day.describe('Its last day.'),
  daysLeft: z.int().describe('Below 0 once it has ended.'),
  expired: z.boolean(),
});
export type PermitToRenew = z.infer<typeof PermitToRenew>;

/** How much of the work between stays is open today. */
export const TurnoverCounts = z.strictObject({
  open: z.int(),
  done: z.int(),
  unassigned: z.int().describe('Of the open ones, those that are nobody’s by name.'),
  problems: z.int().describe('Reported and not solved, of whatever day.'),
});
export type TurnoverCounts = z.infer<typeof TurnoverCounts>;
