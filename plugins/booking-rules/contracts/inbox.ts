import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_STATES } from '../shared/domain/guests/enquiry';
import { data, day, instant, namesOf, page, pageFields, text } from './fields';
import { Quote, QuoteRequest, RefusedStay } from './quotes';
import { route, type RouteTable } from './route';

const state = z.enum(ENQUIRY_STATES, { error: `must be one of: ${ENQUIRY_STATES.join(', ')}` });

/** Query of `GET /booking-rules/enquiries`. */
const EnquiryListQuery = z.strictObject({
  search: text(100)
    .optional()
    .describe('Part of a reference, name, email address, phone number, apartment or message.'),
  states: namesOf(state).optional(),
  kind: z.enum(ENQUIRY_KINDS).optional(),
  ...pageFields(200),
});
export type EnquiryListQuery = z.output<typeof EnquiryListQuery>;

const EnquiryView = z.strictObject({
  reference: z.string(),
  state: z.enum(ENQUIRY_STATES),
  kind: z.enum(ENQUIRY_KINDS),
  apartmentId: z.string().nullable().describe('What it is about; null when it names no apartment.'),
  apartmentName: z.string().nullable(),
  checkIn: day.nullable(),
  checkOut: day.nullable(),
  guests: z.int().nullable(),
  propertyArea: z.string().nullable().describe("Of an owner's property."),
  bedrooms: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  note: z.string().nullable().describe('What managers have noted for themselves.'),
  createdAt: instant,
});
/** An enquiry as managers see it. */
export type EnquiryView = z.infer<typeof EnquiryView>;

const EnquiryQuote = z.strictObject({ quote: Quote, apartmentName: z.string(), url: z.string() });
/** A quote with the page on which it can be reserved. */
export type EnquiryQuote = z.infer<typeof EnquiryQuote>;

const NOT_FOUND = 'There is no such enquiry.';

/** Where managers look after enquiries. */
export const inboxRoutes = {
  'GET /booking-rules/enquiries': route({
    summary: 'List enquiries, newest first',
    access: 'reservations.read',
    handler: 'inbox.find',
    query: EnquiryListQuery,
    answer: page(EnquiryView),
  }),
  'GET /booking-rules/enquiries/{reference}': route({
    summary: 'Read an enquiry; what was answered stands in its thread',
    access: 'reservations.read',
    handler: 'inbox.findOne',
    answer: data(EnquiryView),
    errors: { 404: NOT_FOUND },
  }),
  'PUT /booking-rules/enquiries/{reference}/state': route({
    summary: 'Note what has become of an enquiry',
    access: 'reservations.manage',
    handler: 'inbox.setState',
    body: data(z.strictObject({ state })),
    answer: data(EnquiryView),
    errors: { 404: NOT_FOUND },
  }),
  'POST /booking-rules/enquiries/{reference}/quote': route({
    summary: 'Make a quote that holds for whoever enquired',
    access: 'reservations.manage',
    handler: 'inbox.quote',
    body: data(QuoteRequest),
    status: 201,
    answer: data(EnquiryQuote),
    errors: { 404: NOT_FOUND, 422: { when: 'The stay cannot be booked.', details: RefusedStay } },
  }),
} satisfies RouteTable;
