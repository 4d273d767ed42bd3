import { z } from 'zod';
import { data, minorUnits, guestProof, guests, spanRule, stayFields } from '../fields';
import { CHANGE_REFUSED, ModificationPreview, NOT_ALLOWED } from './reservation-actions';
import { contactFields } from '../contact';
import { LookedUp, NO_SUCH_RESERVATION } from './reservations';
import { route, type RouteTable } from '../route';

const { checkIn, checkOut } = stayFields;
const asked = { proof: guestProof, checkIn, checkOut, guests };
const afterCheckIn = {
  error: 'must be after check-in',
  path: ['checkOut'],
};
const GuestChangeQuestion = z
  .strictObject(asked)
  .refine((stay) => stay.checkIn < stay.checkOut, afterCheckIn)
  .refine(...spanRule);
/** Other dates or guests that a guest asks about. */
export type GuestChangeQuestion = z.output<typeof GuestChangeQuestion>;
const GuestChange = z
  .strictObject({
    ...asked,
    total: minorUnits.describe('The total that was shown; refused with 409 when it has changed since.'),
  })
  .refine((stay) => stay.checkIn < stay.checkOut, afterCheckIn)
  .refine(...spanRule);
export type GuestChange = z.output<typeof GuestChange>;
const GuestContactChange = z.strictObject({ proof: guestProof, ...contactFields });
export type GuestContactChange = z.output<typeof GuestContactChange>;

/** What guests change of their reservations themselves, within the rules of the business. */
export const guestChangeRoutes = {
  'POST /api/reservations/{reference}/change-preview': route({
    summary: 'Preview other dates or guests of a reservation, with every reason against them',
    access: 'guest',
    handler: 'reservations.previewChange',
    body: data(GuestChangeQuestion),
    answer: data(ModificationPreview),
    errors: { 400: NOT_ALLOWED, 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
  'POST /api/reservations/{reference}/change': route({
    summary: 'Change the dates or guests of a reservation; what has been paid beyond the new total goes back',
    access: 'guest',
    handler: 'reservations.change',
    body: data(GuestChange),
    answer: LookedUp,
    errors: { 400: NOT_ALLOWED, 404: NO_SUCH_RESERVATION, ...CHANGE_REFUSED },
    personal: true,
  }),
  'POST /api/reservations/{reference}/contact': route({
    summary: "Correct the guest's name or phone number",
    access: 'guest',
    handler: 'reservations.changeContact',
    body: data(GuestContactChange),
    answer: LookedUp,
    errors: { 400: NOT_ALLOWED, 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
} satisfies RouteTable;
