import type { Core } from '@strapi/strapi';
import type { BankAccount, InvoiceTime, Supplier } from '../../../shared/domain/documents/document';
import { bankAccountOf } from '../records/bank-account';
import { toldName } from '../../../shared/format/names';
import { DEFAULT_LANGUAGE, writtenIn, type Language } from '../../../shared/format/language';
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
  ...{ invoicePrefix: 'INV', creditNotePrefix: 'CN', receiptPrefix: 'RCT', confirmationPrefix: 'BC' },
  ...{ invoiceStart: 1, creditNoteStart: 1, receiptStart: 1 },
};

/**
 * The business as managers keep it; before they do, the brand of the site issues documents.
 * @param language in which its address and its last words are told, as far as somebody has translated them
 */
export async function readIssuer(
  strapi: Core.Strapi,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Issuer> {
  // One after the other: in a transaction both are asked on one connection.
  const business = await documents(strapi, UIDS.business).findFirst();
  const site = await documents(strapi, UIDS.siteSetting).findFirst();
  const bank = (business && bankAccountOf(business)) ?? accountInWords(site?.bankDetails);
  if (business)
    return {
      supplier: { ...writtenIn(language, () => supplierOf(business)), bank },
      ...{ when: business.invoiceWhen, numbering: business },
    };
  const { brand = 'Direct booking', email = null, phone = null } = site ?? {};
  return {
    supplier: {
      ...{ tradingName: brand, legalName: null, address: [], taxNumber: null, licenceNumber: null },
      ...{ email, phone, bank, footer: null },
    },
    when: 'first-payment',
    numbering: NUMBERING,
  };
}

/** Where to transfer money as the site settings have it: in words, as guests are told it on the site. */
function accountInWords(text: string | null | undefined): BankAccount | null {
  const note = text?.trim() ?? '';
  return note === '' ? null : { beneficiary: null, bank: null, iban: '', swift: null, note };
}

function supplierOf(business: BusinessDocument): Omit<Supplier, 'bank'> {
  const { tradingName, legalName, address, taxNumber, licenceNumber, email, phone, footer } = business;
  const lines = toldName('invoices', address ?? '')
    .split('\n')
    .map((line) => line.trim());
  return {
    ...{ tradingName, legalName: legalName || null, address: lines.filter((line) => line !== '') },
    ...{ taxNumber: taxNumber || null, licenceNumber: licenceNumber || null },
    ...{ email: email || null, phone: phone || null, footer: toldName('invoices', footer ?? '') || null },
  };
}
