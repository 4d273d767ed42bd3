import type { Language } from '../../format/language';
import type { MinorUnits } from '../../format/money';
import { guestMessages } from '../../messages/messages';
import type { MoneyMethod } from '../folio/entry';
import type { Day, Stay } from '../stay';

/** What is numbered and never changed once it has been issued. */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'receipt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a document is called in lists. */
export function documentName({ kind, total }: { kind: DocumentKind; total: MinorUnits }): string {
  const say = guestMessages().documents;
  return kind === 'receipt' && total < 0 ? say.takenBack : say[kind];
}

/** When a stay is invoiced, at the latest: what a business decides. */
export type InvoiceTime = 'first-payment' | 'check-out';

/** Who issues documents, as it stood when one was issued. */
export interface Supplier {
  tradingName: string;
  legalName: string | null;
  /** The lines of its address. */
  address: string[];
  /** TRN; null for a business that is not registered for VAT. */
  taxNumber: string | null;
  licenceNumber: string | null;
  email: string | null;
  phone: string | null;
  /** Where to transfer money; null where nobody has written it down. */
  bank: BankAccount | null;
  /** Last words on every document. */
  footer: string | null;
}

export interface BankAccount {
  beneficiary: string | null;
  bank: string | null;
  /** Empty where the business has written its account down in words only. */
  iban: string;
  swift: string | null;
  note: string | null;
}

/** Whose reservation it is, as it stood when a document was issued. */
export interface DocumentStay extends Stay {
  reference: string;
  apartment: string;
  /** What the apartment is called in the language of the document; missing where that is the same. */
  toldApartment?: string;
  guests: number;
  customer: Customer;
}

/** Who a document is for. */
export interface Customer {
  name: string;
  email: string | null;
  phone: string;
  /** The company that it is billed to; missing in older documents, null where it is the guest. */
  billing?: BillingDetails | null;
}

/** The company that a stay is billed to. */
export interface BillingDetails {
  company: string;
  /** Its lines. */
  address: string;
  /** TRN; empty where it has none. */
  taxNumber: string;
}

/** A line of a document, before tax. Amounts are signed as in the folio: less owed is negative. */
export interface DocumentLine {
  label: string;
  quantity: number;
  unitPrice: MinorUnits;
  amount: MinorUnits;
}

/** What one tax comes to. */
export interface DocumentTax {
  label: string;
  /** Of VAT; null for what is charged by night. */
  percent: number | null;
  amount: MinorUnits;
}

/** The documents that another one adds to, takes back or replaces, and what the stay came to before and after. */
export interface Correction {
  documents: string[];
  before: MinorUnits;
  after: MinorUnits;
  /** It has all that they had, under other details. */
  replaces?: true;
}

/** What is open of a part of the price. */
export interface OpenAmount {
  amount: MinorUnits;
  /** The last day on which it is paid in time; null where it has none. */
  due: Day | null;
}

/** A document as it was issued: frozen with its number, and all that its PDF is made from. */
export interface DocumentContent {
  /** In which it is written; missing for English. */
  language?: Language;
  /** What the currency is called over amounts; missing where that is its code. */
  currencySign?: string;
  kind: DocumentKind;
  title: 'Tax Invoice' | 'Invoice' | 'Tax Credit Note' | 'Credit Note' | 'Receipt' | 'Receipt Taken Back';
  number: string;
  issuedOn: Day;
  suppliedOn: Day;
  supplier: Supplier;
  stay: DocumentStay;
  /** None on a receipt. */
  lines: DocumentLine[];
  /** The discounts among the lines. */
  discount: MinorUnits;
  taxes: DocumentTax[];
  /** What the lines and taxes come to (negative on a credit note); of a receipt what was received, or taken back. */
  total: MinorUnits;
  totalInWords: string;
  corrects: Correction | null;
  /** How the money of a receipt came. */
  payment: { method: MoneyMethod; day: Day; reference: string | null } | null;
  /** How the reservation stood once it was issued; what is open by its last day, which older documents do not tell. */
  balance: { total: MinorUnits; paid: MinorUnits; due: MinorUnits; open?: OpenAmount[] };
}
