import { LANGUAGES } from '../../shared/format/language';
import { z } from 'zod';
import { DOCUMENT_KINDS, type BillingDetails as DomainBilling } from '../../shared/domain/documents/document';
import { data, day, minorUnits, guestProof } from '../fields';
import { Nothing } from '../reservations/reservation-actions';
import { NO_SUCH_RESERVATION } from '../reservations/reservations';
import { route, type RouteTable } from '../route';

/** A document as lists name it. */
const IssuedDocument = z
  .strictObject({
    number: z.string().describe('`INV-2026-000123`: of its series and year, without a gap.'),
    kind: z.enum(DOCUMENT_KINDS),
    issuedOn: day,
    suppliedOn: day.describe('The date of supply; of a receipt the day on which the money came.'),
    total: minorUnits.describe('Negative on a credit note; of a receipt what was received.'),
  })
  .meta({ id: 'IssuedDocument' });
export type IssuedDocument = z.infer<typeof IssuedDocument>;

export const BillingDetails = z.strictObject({
  company: z.string(),
  address: z.string().describe('Its lines.'),
  taxNumber: z.string().describe('TRN; empty without one.'),
}) satisfies z.ZodType<DomainBilling>;
export type BillingDetails = z.infer<typeof BillingDetails>;

const billing = BillingDetails.nullable().describe('The company that it is billed to; null for its guest.');

export const DocumentsOfStay = z.strictObject({
  documents: z.array(IssuedDocument).describe('First to last.'),
  waiting: minorUnits.describe('What is charged and on no invoice yet.'),
  billing,
});
export type DocumentsOfStay = z.infer<typeof DocumentsOfStay>;

const fact = z.strictObject({ label: z.string(), value: z.string() });
const block = z.strictObject({ heading: z.string(), lines: z.array(z.string()) });
const nullableText = z.string().nullable();

/** A document as it is laid out on paper. */
const PrintedPage = z
  .strictObject({
    language: z.enum(LANGUAGES).optional().describe('In which it is written; missing for English.'),
    title: z.string().describe('`Tax Invoice`'),
    subtitle: z.string().describe('Its number.'),
    supplier: z.strictObject({
      tradingName: z.string(),
      legalName: nullableText,
      address: z.array(z.string()).describe('Its lines.'),
      taxNumber: nullableText.describe('TRN.'),
      licenceNumber: nullableText,
      email: nullableText,
      phone: nullableText,
      footer: nullableText.describe('Last words.'),
    }),
    day: day.describe('On which it was made.'),
    facts: z.array(fact),
    blocks: z.array(block).describe('Who it is for, and which stay.'),
    tables: z.array(
      z.strictObject({
        heading: z.string().optional(),
        columns: z.array(
          z.strictObject({
            title: z.string(),
            width: z.number().describe('Share of the width, of 12.'),
            isNumber: z.boolean().optional(),
          }),
        ),
        rows: z.array(z.array(z.string())),
      }),
    ),
    totals: z.array(fact.extend({ isStrong: z.boolean().optional() })),
    notes: z.array(block),
  })
  .meta({ id: 'PrintedPage' });

const NO_DOCUMENT = 'There is no such reservation, or it has no such document.';

const NOT_CONFIRMED = 'The stay is not confirmed.';

/** Invoices, credit notes and receipts, for guests and managers. */
export const documentRoutes = {
  'GET /api/reservations/{reference}/documents': route({
    summary: 'List the invoices, credit notes and receipts of a reservation',
    access: 'guest',
    handler: 'documents.find',
    query: guestProof,
    answer: z.strictObject({
      data: z.array(IssuedDocument),
      meta: z.strictObject({
        billing,
        mayChangeBilling: z.boolean().describe('Until an invoice is issued.'),
      }),
    }),
    errors: { 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
  'GET /api/reservations/{reference}/documents/{number}.pdf': route({
    summary: 'Download one of them, the same bytes each time',
    access: 'guest',
    handler: 'documents.download',
    query: guestProof,
    answer: 'application/pdf',
    errors: { 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
  'GET /api/reservations/{reference}/documents/{number}/page': route({
    summary: 'Read one of them as it is printed',
    access: 'guest',
    handler: 'documents.page',
    query: guestProof,
    answer: data(PrintedPage),
    errors: { 404: NO_DOCUMENT },
    personal: true,
  }),
  'GET /api/reservations/{reference}/confirmation.pdf': route({
    summary: 'Download the booking confirmation, as the stay is now',
    access: 'guest',
    handler: 'documents.confirmation',
    query: guestProof,
    answer: 'application/pdf',
    errors: { 404: NO_SUCH_RESERVATION, 409: NOT_CONFIRMED },
    personal: true,
  }),
  'GET /booking-rules/reservations/{reference}/documents': route({
    summary: 'List the documents of a reservation, and what waits to be invoiced',
    access: 'reservations.read',
    handler: 'documentsAdmin.find',
    answer: data(DocumentsOfStay),
    errors: { 404: NO_DOCUMENT },
    personal: true,
  }),
  'POST /booking-rules/reservations/{reference}/documents': route({
    summary: 'Issue what is missing: an invoice of what is charged, receipts of payments without one',
    access: 'reservations.manage',
    handler: 'documentsAdmin.issue',
    body: Nothing,
    answer: data(DocumentsOfStay),
    errors: {
      400: 'The stay is not confirmed, or nothing is missing.',
      404: NO_DOCUMENT,
    },
  }),
  'GET /booking-rules/reservations/{reference}/documents/{number}.pdf': route({
    summary: 'Download a document',
    access: 'reservations.read',
    handler: 'documentsAdmin.download',
    answer: 'application/pdf',
    errors: { 404: NO_DOCUMENT },
    personal: true,
  }),
  'GET /booking-rules/reservations/{reference}/documents/{number}/page': route({
    summary: 'Read a document as it is printed',
    access: 'reservations.read',
    handler: 'documentsAdmin.page',
    answer: data(PrintedPage),
    errors: { 404: NO_DOCUMENT },
    personal: true,
  }),
  'GET /booking-rules/reservations/{reference}/confirmation.pdf': route({
    summary: 'Download the booking confirmation, as the stay is now',
    access: 'reservations.read',
    handler: 'documentsAdmin.confirmation',
    answer: 'application/pdf',
    errors: { 404: NO_SUCH_RESERVATION, 409: NOT_CONFIRMED },
    personal: true,
  }),
} satisfies RouteTable;
