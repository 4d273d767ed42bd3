import { z } from 'zod';
import { DOCUMENT_KINDS } from '../shared/domain/documents/document';
import { data, day, fils, guestProof } from './fields';
import { Nothing } from './reservation-actions';
import { NO_SUCH_RESERVATION } from './reservations';
import { route, type RouteTable } from './route';

/** A document as lists name it. */
const IssuedDocument = z
  .strictObject({
    number: z.string().describe('`INV-2026-000123`: of its series and year, without a gap.'),
    kind: z.enum(DOCUMENT_KINDS),
    issuedOn: day,
    suppliedOn: day.describe('The date of supply; of a receipt the day on which the money came.'),
    total: fils.describe('Negative on a credit note; of a receipt what was received.'),
  })
  .meta({ id: 'IssuedDocument' });
export type IssuedDocument = z.infer<typeof IssuedDocument>;

const DocumentsOfStay = z.strictObject({
  documents: z.array(IssuedDocument).describe('First to last.'),
  waiting: fils.describe('What is charged and on no invoice yet.'),
});
export type DocumentsOfStay = z.infer<typeof DocumentsOfStay>;

const NO_DOCUMENT = 'There is no such reservation, or it has no such document.';

/** Invoices, credit notes and receipts, for guests and managers. */
export const documentRoutes = {
  'GET /api/reservations/{reference}/documents': route({
    summary: 'List the invoices, credit notes and receipts of a reservation',
    access: 'guest',
    handler: 'documents.find',
    query: guestProof,
    answer: data(z.array(IssuedDocument)),
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
} satisfies RouteTable;
