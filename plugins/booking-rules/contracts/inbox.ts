import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_LIMITS, ENQUIRY_STATES } from '../shared/domain/enquiry';
import { data, day, id, instant, namesOf, page, pageFields, requiredText, text } from './fields';
import { MailStatus } from './mails';
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

const EnquiryReply = z.strictObject({
  id: z.int(),
  by: z.string().describe('Email address of who wrote it.'),
  message: z.string(),
  quote: Quote.nullable().describe('Sent along with it.'),
  at: instant,
  mail: MailStatus,
});
/** An answer to an enquiry. */
export type EnquiryReply = z.infer<typeof EnquiryReply>;

const EnquiryDetail = EnquiryView.extend({
  replies: z.array(EnquiryReply).describe('First to last.'),
  mailServer: z
    .boolean()
    .describe('False when mails are written to a folder because no mail server is configured.'),
});
/** An enquiry with everything that was answered to it. */
export type EnquiryDetail = z.infer<typeof EnquiryDetail>;

const NOT_FOUND = 'There is no such enquiry.';

/** Where managers answer enquiries. */
export const inboxRoutes = {
  'GET /booking-rules/enquiries': route({
    summary: 'List enquiries, newest first',
    access: 'reservations.read',
    handler: 'inbox.find',
    query: EnquiryListQuery,
    answer: page(EnquiryView),
  }),
  'GET /booking-rules/enquiries/{reference}': route({
    summary: 'Read an enquiry with its answers',
    access: 'reservations.read',
    handler: 'inbox.findOne',
    answer: data(EnquiryDetail),
    errors: { 404: NOT_FOUND },
  }),
  'PUT /booking-rules/enquiries/{reference}/state': route({
    summary: 'Note what has become of an enquiry',
    access: 'reservations.manage',
    handler: 'inbox.setState',
    body: data(z.strictObject({ state })),
    answer: data(EnquiryDetail),
    errors: { 404: NOT_FOUND },
  }),
  'POST /booking-rules/enquiries/{reference}/reply': route({
    summary: 'Mail an answer, with a quote or without',
    access: 'reservations.manage',
    handler: 'inbox.reply',
    body: data(
      z.strictObject({
        message: requiredText(ENQUIRY_LIMITS.reply),
        quote: id.optional().describe('Number of a quote.'),
      }),
    ),
    answer: data(EnquiryDetail),
    errors: { 404: 'There is no such enquiry, or no such quote.', 410: 'The quote has expired.' },
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
