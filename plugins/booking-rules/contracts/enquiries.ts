import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_LIMITS } from '../shared/domain/guests/enquiry';
import { data, day, guests, id, instant, requiredText, spanRule, text, phoneNumber } from './fields';
import { route, type RouteTable } from './route';

/** Names are written into mails to the address that was given: they are no place to advertise in. */
const name = requiredText(ENQUIRY_LIMITS.name).refine(
  (value) => !/:\/\/|www\.|@/i.test(value),
  'must be a name, without any address in it',
);

/** Body of `POST /api/enquiries`, inside `data`. */
export const EnquiryRequest = z
  .strictObject({
    kind: z
      .enum(ENQUIRY_KINDS, { error: `must be one of: ${ENQUIRY_KINDS.join(', ')}` })
      .optional()
      .describe('Without it `apartment` when an apartment is named, otherwise `general`.'),
    apartmentId: id.optional(),
    checkIn: day.optional().describe('Together with checkOut.'),
    checkOut: day.optional(),
    guests: guests.optional(),
    name,
    email: z.email({ error: 'must be an email address' }).max(ENQUIRY_LIMITS.email),
    phone: phoneNumber.optional().describe('With its country code.'),
    message: requiredText(ENQUIRY_LIMITS.message),
    propertyArea: text(ENQUIRY_LIMITS.propertyArea).optional().describe("Of an owner's property."),
    bedrooms: z
      .int({ error: 'must be a whole number' })
      .min(0, 'must be 0 or more')
      .max(50, 'must be 50 or fewer')
      .optional()
      .describe("Of an owner's property; 0 is a studio."),
    website: z
      .string()
      .max(2_000)
      .optional()
      .describe('A trap for robots: leave it out. What has something in it is not kept.'),
  })
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
  );
export type EnquiryRequest = z.infer<typeof EnquiryRequest>;

const EnquiryReceipt = z.strictObject({
  reference: z.string().describe('Named in the mails about it.'),
  kind: z.enum(ENQUIRY_KINDS),
  createdAt: instant,
});
/** Answer of `POST /api/enquiries`, inside `data`. */
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>;

/** What guests and owners ask. */
export const enquiryRoutes = {
  'POST /api/enquiries': route({
    summary: 'Send an enquiry, about an apartment or anything else',
    access: 'guest',
    handler: 'enquiries.create',
    body: data(EnquiryRequest),
    status: 201,
    answer: data(EnquiryReceipt),
    example: {
      body: {
        data: {
          kind: 'apartment',
          apartmentId: 'marina-view-two-bedroom',
          name: 'Layla Haddad',
          email: 'layla@example.com',
          message: 'Is there a cot for a baby?',
        },
      },
      answer: {
        data: { reference: 'E-8W3N5C0QZT', kind: 'apartment', createdAt: '2026-11-22T10:05:00.000Z' },
      },
    },
  }),
} satisfies RouteTable;
