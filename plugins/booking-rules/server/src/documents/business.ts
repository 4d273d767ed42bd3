import type { Core } from '@strapi/strapi';
import type { InvoiceTime, Supplier } from '../../../shared/domain/documents/document';
import { bankAccountOf } from '../records/bank-account';
import { documents, UIDS, type BusinessDocument } from '../records/documents';
import type { Numbering } from './series';

/** Who issues documents, when, and how they are numbered. */
export interface Issuer {
  supplier: Supplier;
  when: InvoiceTime;
  numbering: Numbering;
}

/** The numbering of a business that nobody has set up. */
const NUMBERING: Numbering = {
  ...{ invoicePrefix: 'INV', creditNotePrefix: 'CN', receiptPrefix: 'RCT' },
  ...{ invoiceStart: 1, creditNoteStart: 1, receiptStart: 1 },
};

/** The business as managers keep it; before they do, the brand of the site issues documents. */
export async function readIssuer(strapi: Core.Strapi): Promise<Issuer> {
  const business = await documents(strapi, UIDS.business).findFirst();
  if (business) return { supplier: supplierOf(business), when: business.invoiceWhen, numbering: business };
  const site = await documents(strapi, UIDS.siteSetting).findFirst();
  const { brand = 'Direct booking', email = null, phone = null } = site ?? {};
  return {
    supplier: {
      ...{ tradingName: brand, legalName: null, address: [], taxNumber: null, licenceNumber: null },
      ...{ email, phone, bank: null, footer: null },
    },
    when: 'first-payment',
    numbering: NUMBERING,
  };
}

function supplierOf(business: BusinessDocument): Supplier {
  const { tradingName, legalName, address, taxNumber, licenceNumber, email, phone, footer } = business;
  const lines = (address ?? '').split('\n').map((line) => line.trim());
  return {
    ...{ tradingName, legalName: legalName || null, address: lines.filter((line) => line !== '') },
    ...{ taxNumber: taxNumber || null, licenceNumber: licenceNumber || null },
    ...{ email: email || null, phone: phone || null, bank: bankAccountOf(business), footer: footer || null },
  };
}
