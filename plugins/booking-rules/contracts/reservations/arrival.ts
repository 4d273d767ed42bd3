import { z } from 'zod';
import { ARRIVAL_CONDITIONS, ARRIVAL_DECISIONS, ARRIVAL_ITEMS } from '../../shared/domain/guests/arrival';
import { data, guestProof, instant, noQuery } from '../fields';
import { NOT_FOUND } from '../money/folio';
import { NO_SUCH_RESERVATION } from './reservations';
import { route, type RouteTable } from '../route';
import { Photo } from '../stays';

const Withheld = z.strictObject({
  item: z.enum(ARRIVAL_ITEMS),
  status: z.enum(['later', 'held-back', 'not-confirmed', 'over']),
  from: instant.nullable().describe('Shown from then on; null where that time has come, or never does.'),
  once: z.array(z.enum(ARRIVAL_CONDITIONS)).describe('What it takes beside the time.'),
});
/** Something that a guest is not shown (any more), and why. */
export type WithheldItem = z.infer<typeof Withheld>;

/** What a guest is told for the day of arrival: what is null has not been written, or is among `withheld`. */
export const ArrivalInformation = z
  .strictObject({
    address: z.string().nullable(),
    mapUrl: z.string().nullable().describe('A page with a map of the place.'),
    directions: z.string().nullable(),
    steps: z.array(z.strictObject({ text: z.string(), photo: Photo.nullable() })),
    doorCode: z.string().nullable(),
    wifi: z.strictObject({ name: z.string(), password: z.string().nullable() }).nullable(),
    manual: z.string().nullable(),
    houseRules: z.array(z.string()).describe('As the page of the apartment says them.'),
    whatsapp: z.string().nullable().describe('Number at which the host answers, in E.164.'),
    withheld: z.array(Withheld).describe('What has been written, and is not shown now.'),
    keepUntil: instant.describe('A copy on the device of the guest is removed then: the end of the stay.'),
  })
  .meta({ id: 'ArrivalInformation' });
export type ArrivalInformation = z.infer<typeof ArrivalInformation>;

const decision = z
  .enum(ARRIVAL_DECISIONS)
  .nullable()
  .describe('`released` early, `held-back`, or null while the rule of the business decides.');

const ArrivalAtDesk = z.strictObject({
  information: ArrivalInformation.describe('As the guest sees it now.'),
  decision,
  isWritten: z.boolean().describe('Whether anything has been written for the apartment.'),
  apartment: z.string().nullable().describe('Document id of the apartment; null once it is gone.'),
});
/** What the guest of a reservation is shown, and what a manager has decided about it. */
export type ArrivalAtDesk = z.infer<typeof ArrivalAtDesk>;

/** How guests get in. */
export const arrivalRoutes = {
  'POST /api/reservations/{reference}/arrival': route({
    summary: 'Read the arrival information, as far as it is shown now',
    access: 'guest',
    handler: 'arrival.read',
    body: data(guestProof),
    answer: data(ArrivalInformation),
    errors: { 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
  'GET /booking-rules/reservations/{reference}/arrival': route({
    summary: 'Read what the guest sees of the arrival information',
    access: 'reservations.read',
    handler: 'arrival.readAtDesk',
    query: noQuery,
    answer: data(ArrivalAtDesk),
    errors: { 404: NOT_FOUND },
    personal: true,
  }),
  'POST /booking-rules/reservations/{reference}/arrival': route({
    summary: 'Release the arrival information early, hold it back, or let the rule decide',
    access: 'reservations.manage',
    handler: 'arrival.decide',
    body: data(z.strictObject({ decision })),
    answer: data(ArrivalAtDesk),
    errors: { 404: NOT_FOUND },
    personal: true,
  }),
} satisfies RouteTable;
