import type { Fils } from '../../format/money';
import type { MoneyMethod } from '../folio/entry';
import type { Day, Stay } from '../stay';

/** What is numbered and never changed once it has been issued. */
export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'receipt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

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
  iban: string;
  swift: string | null;
  note: string | null;
}

/** Whose reservation it is, as it stood when a document was issued. */
export interface DocumentStay extends Stay {
  reference: string;
  apartment: string;
  guests: number;
  customer: { name: string; email: string | null; phone: string };
}

/** A line of a document, before tax. Amounts are signed as in the folio: less owed is negative. */
export interface DocumentLine {
  label: string;
  quantity: number;
  unitPrice: Fils;
  amount: Fils;
}

/** What one tax comes to. */
export interface DocumentTax {
  label: string;
  /** Of VAT; null for what is charged by night. */
  percent: number | null;
  amount: Fils;
}

/** A document as it was issued: frozen with its number, and all that its PDF is made from. */
export interface DocumentContent {
  kind: DocumentKind;
  title: 'Tax Invoice' | 'Invoice' | 'Tax Credit Note' | 'Credit Note' | 'Receipt';
  number: string;
  issuedOn: Day;
  suppliedOn: Day;
  supplier: Supplier;
  stay: DocumentStay;
  /** None on a receipt. */
  lines: DocumentLine[];
  /** The discounts among the lines. */
  discount: Fils;
  taxes: DocumentTax[];
  /** What the lines and taxes come to (negative on a credit note); of a receipt what was received. */
  total: Fils;
  totalInWords: string;
  /** What invoices and credit notes came to before this one, which corrects them. */
  corrects: { documents: string[]; before: Fils; after: Fils } | null;
  /** How the money of a receipt came. */
  payment: { method: MoneyMethod; day: Day; reference: string | null } | null;
  /** How the reservation stood once it was issued. */
  balance: { total: Fils; paid: Fils; due: Fils };
}
