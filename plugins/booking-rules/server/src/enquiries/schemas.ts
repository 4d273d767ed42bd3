import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_LIMITS, ENQUIRY_STATES } from '../../../shared/contracts/enquiries';
import { LONGEST_REPLY } from '../../../shared/contracts/enquiry-desk';
import { phoneNumber } from '../platform/http/phone-number';
import { day, guests, id, requiredText, spanRule, text, whole } from '../platform/http/schemas';

/** Names are written into mails to the address that was given: they are no place to advertise in. */
const name = requiredText(ENQUIRY_LIMITS.name).refine(
  (value) => !/:\/\/|www\.|@/i.test(value),
  'must be a name, without any address in it',
);

const fields = z.strictObject({
  kind: z.enum(ENQUIRY_KINDS, { error: `must be one of: ${ENQUIRY_KINDS.join(', ')}` }).optional(),
  apartmentId: id.optional(),
  checkIn: day.optional(),
  checkOut: day.optional(),
  guests: guests.optional(),
  name,
  email: z.email({ error: 'must be an e-mail address' }).max(ENQUIRY_LIMITS.email),
  phone: phoneNumber.optional(),
  message: requiredText(ENQUIRY_LIMITS.message),
  propertyArea: text(ENQUIRY_LIMITS.propertyArea).optional(),
  bedrooms: z
    .int({ error: 'must be a whole number' })
    .min(0, 'must be 0 or more')
    .max(50, 'must be 50 or fewer')
    .optional(),
  website: z.string().max(2_000).optional(),
});

/** Body of `POST /api/enquiries`. */
export const enquiryBody = z.strictObject({
  data: fields
    .refine(({ checkIn, checkOut }) => (checkIn === undefined) === (checkOut === undefined), {
      error: 'arrival and departure come together',
      path: ['checkOut'],
    })
    .refine(({ checkIn = '', checkOut = '' }) => checkIn === '' || checkOut === '' || checkIn < checkOut, {
      error: 'must be after the arrival',
      path: ['checkOut'],
    })
    .refine(({ checkIn = '', checkOut = '' }) => spanRule[0]({ checkIn, checkOut }) || checkIn === '', {
      error: spanRule[1].error,
      path: ['checkOut'],
    })
    .refine(({ kind, apartmentId }) => kind !== 'apartment' || apartmentId !== undefined, {
      error: 'is required when the enquiry is about an apartment',
      path: ['apartmentId'],
    })
    .refine(({ kind, apartmentId }) => apartmentId === undefined || (kind ?? 'apartment') === 'apartment', {
      error: 'is only for enquiries about an apartment',
      path: ['apartmentId'],
    })
    .refine(
      ({ kind, propertyArea, bedrooms }) =>
        kind === 'owner' || (propertyArea === undefined && bedrooms === undefined),
      { error: 'propertyArea and bedrooms are only for owners', path: ['kind'] },
    ),
});

const state = z.enum(ENQUIRY_STATES, { error: `must be one of: ${ENQUIRY_STATES.join(', ')}` });

/** Query of `GET /booking-rules/enquiries`. */
export const enquiryListQuery = z.strictObject({
  search: text(100).optional(),
  states: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (Array.isArray(value) ? value : value.split(',')))
    .pipe(z.array(state).min(1))
    .optional(),
  kind: z.enum(ENQUIRY_KINDS).optional(),
  page: whole(1, 100_000).default(1),
  pageSize: whole(1, 200).default(25),
});

/** Body of `PUT /booking-rules/enquiries/{reference}/state`. */
export const enquiryStateBody = z.strictObject({ data: z.strictObject({ state }) });

/** Body of `POST /booking-rules/enquiries/{reference}/reply`; the quote by its number. */
export const enquiryReplyBody = z.strictObject({
  data: z.strictObject({ message: requiredText(LONGEST_REPLY), quote: id.optional() }),
});
