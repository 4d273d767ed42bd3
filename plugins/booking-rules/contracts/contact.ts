import { z } from 'zod';
import { data, guestBody, LONGEST_PHONE_NUMBER, requiredText } from './fields';
import { change } from './reservations/reservation-actions';
import type { RouteTable } from './route';

/** Who comes and how to reach them; a number without a country code is one of the country in the site settings. */
export const contactFields = {
  firstName: requiredText(80),
  lastName: requiredText(80),
  phone: requiredText(LONGEST_PHONE_NUMBER),
};
const ContactChange = z.strictObject({
  ...contactFields,
  email: z
    .union([z.literal(''), guestBody.shape.email], { error: 'must be an email address' })
    .describe('Empty for a guest who has none. A new one gets the confirmation of a confirmed stay.'),
});
export type ContactChange = z.output<typeof ContactChange>;

/** Corrections by staff. Those of guests are in `guest-changes.ts`. */
export const contactRoutes = {
  'POST /booking-rules/reservations/{reference}/contact': change({
    summary: "Correct the guest's name, email address or phone number",
    handler: 'reservationsAdmin.changeContact',
    body: data(ContactChange),
  }),
} satisfies RouteTable;
