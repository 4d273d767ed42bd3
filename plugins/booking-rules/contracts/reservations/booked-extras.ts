import { z } from 'zod';
import { BookedExtra, extraChoices } from '../rates/extras';
import { data, minorUnits, guestProof } from '../fields';
import { NOT_FOUND } from '../money/folio';
import { PriceLine } from '../quotes';
import { BeingChecked, NOT_ALLOWED } from './reservation-actions';
import { LookedUp, NO_SUCH_RESERVATION, ReservationView } from './reservations';
import { route, type RouteTable } from '../route';

const extras = extraChoices.describe('How many the stay has afterwards; those not named stay as they are.');
const total = minorUnits.describe('The total that was shown; refused with 409 when it has changed since.');

const ExtrasQuestion = z.strictObject({ extras });
/** Extras that somebody asks about. */
export type ExtrasQuestion = z.output<typeof ExtrasQuestion>;
const GuestExtrasQuestion = z.strictObject({ proof: guestProof, extras });
export type GuestExtrasQuestion = z.output<typeof GuestExtrasQuestion>;
const GuestExtrasChange = z.strictObject({ proof: guestProof, extras, total });
export type GuestExtrasChange = z.output<typeof GuestExtrasChange>;
const ExtrasChange = z.strictObject({
  extras,
  total,
  refundDifference: z
    .boolean()
    .default(false)
    .describe('Give back at once what has been paid beyond the new total.'),
});
/** Extras that are booked and taken off. */
export type ExtrasChange = z.output<typeof ExtrasChange>;

const ExtrasPreview = z.strictObject({
  totalBefore: minorUnits,
  total: minorUnits.describe('What the stay costs with them.'),
  lines: z.array(PriceLine).describe('They add up to the total.'),
  due: minorUnits.describe('What is still to be paid afterwards.'),
  refundable: minorUnits.describe('What has been paid beyond the new total, and is not on its way back.'),
});
/** What booking extras, or taking them off, would do. */
export type ExtrasPreview = z.infer<typeof ExtrasPreview>;

const PRICE_CHANGED = {
  when: 'The total has changed since, or a payment that was made is being checked.',
  details: z.union([z.strictObject({ total: minorUnits }), BeingChecked]),
};
const forManagers = { 400: NOT_ALLOWED, 404: NOT_FOUND };
const forGuests = { 400: NOT_ALLOWED, 404: NO_SUCH_RESERVATION };

/** Extras of a stay that is reserved. */
export const bookedExtraRoutes = {
  'POST /api/reservations/{reference}/extras-preview': route({
    summary: 'Preview booking extras for a reservation, or taking them off',
    access: 'guest',
    handler: 'reservations.previewExtras',
    body: data(GuestExtrasQuestion),
    answer: data(ExtrasPreview),
    errors: forGuests,
    personal: true,
  }),
  'POST /api/reservations/{reference}/extras': route({
    summary: 'Book extras and take them off; what has been paid beyond the new total goes back',
    access: 'guest',
    handler: 'reservations.changeExtras',
    body: data(GuestExtrasChange),
    answer: LookedUp,
    errors: { ...forGuests, 409: PRICE_CHANGED },
    personal: true,
  }),
  'GET /booking-rules/reservations/{reference}/extras': route({
    summary: 'The extras that a reservation has and could have',
    access: 'reservations.read',
    handler: 'bookedExtras.find',
    answer: data(z.array(BookedExtra)),
    errors: { 404: NOT_FOUND },
  }),
  'POST /booking-rules/reservations/{reference}/extras-preview': route({
    summary: 'Preview booking extras, or taking them off',
    access: 'reservations.read',
    handler: 'bookedExtras.preview',
    asks: true,
    body: data(ExtrasQuestion),
    answer: data(ExtrasPreview),
    errors: forManagers,
  }),
  'POST /booking-rules/reservations/{reference}/extras': route({
    summary: 'Book extras and take them off, at any time',
    access: 'reservations.manage',
    handler: 'bookedExtras.change',
    body: data(ExtrasChange),
    answer: data(ReservationView),
    errors: { ...forManagers, 409: PRICE_CHANGED },
  }),
} satisfies RouteTable;
