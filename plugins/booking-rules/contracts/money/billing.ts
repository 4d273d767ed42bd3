import { z } from 'zod';
import type { BillingDetails as DomainBilling } from '../../shared/domain/documents/document';
import { taxNumberName } from '../../shared/format/place';
import { isTaxNumber, taxNumberForm, tidyTaxNumber } from '../../shared/format/tax-number';
import { BillingDetails, DocumentsOfStay } from './documents';
import { data, guestProof, text } from '../fields';
import { change } from '../reservations/reservation-actions';
import { NO_SUCH_RESERVATION } from '../reservations/reservations';
import { route, type RouteTable } from '../route';

const billingFields = {
  company: text(120),
  address: text(300).describe('Its lines.'),
  taxNumber: text(30)
    .transform(tidyTaxNumber)
    .refine((number) => number === '' || isTaxNumber(number), {
      error: () => `must be a ${taxNumberName()} of ${taxNumberForm()}, or empty`,
    })
    .describe('TRN of 15 digits, or a VAT number elsewhere; empty without one.'),
};
const isWhole = [
  ({ company, address, taxNumber }: DomainBilling) => company !== '' || (address === '' && taxNumber === ''),
  { error: 'is required', path: ['company'] as string[] },
] as const;
const BillingChange = z
  .strictObject(billingFields)
  .refine(...isWhole)
  .describe('Leave everything empty to bill the guest.');
const GuestBillingChange = z.strictObject({ proof: guestProof, ...billingFields }).refine(...isWhole);
export type GuestBillingChange = z.output<typeof GuestBillingChange>;

/** The company that a stay is billed to: named by its guest before an invoice is issued, by managers at any time. */
export const billingRoutes = {
  'POST /api/reservations/{reference}/billing': route({
    summary: 'Name the company that the stay is billed to',
    access: 'guest',
    handler: 'documents.changeBilling',
    body: data(GuestBillingChange),
    answer: data(BillingDetails.nullable()),
    errors: { 404: NO_SUCH_RESERVATION, 409: 'An invoice has already been issued.' },
    personal: true,
  }),
  'POST /booking-rules/reservations/{reference}/billing': {
    ...change({
      summary: 'Name the company that the stay is billed to; what is invoiced is credited and invoiced again',
      handler: 'documentsAdmin.changeBilling',
      body: data(BillingChange),
    }),
    answer: data(DocumentsOfStay),
  },
} satisfies RouteTable;
