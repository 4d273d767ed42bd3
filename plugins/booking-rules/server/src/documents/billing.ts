import createError from 'http-errors';
import type { Knex } from 'knex';
import type { IssuedDocument } from '../../../contracts/money/documents';
import type { BillingDetails } from '../../../shared/domain/documents/document';
import { documentsOf } from './queries';

const BILLING = 'booking_billing';

interface BillingRow {
  company: string;
  address: string;
  tax_number: string;
}

/** The company that a stay is billed to; null for its guest. */
export async function billingOf(
  db: Knex | Knex.Transaction,
  reference: string,
): Promise<BillingDetails | null> {
  const row: BillingRow | undefined = await db(BILLING)
    .where({ reference })
    .first('company', 'address', 'tax_number');
  return row ? { company: row.company, address: row.address, taxNumber: row.tax_number } : null;
}

/** Whether the guest may still name another: until something is invoiced. */
export function mayChangeBilling(documents: readonly IssuedDocument[]): boolean {
  return documents.every(({ kind }) => kind === 'receipt');
}

/**
 * Keeps the company that a stay is billed to, in the transaction that issues what follows from it.
 * @param billing without a company for the guest
 * @throws HttpError 409 for a guest whose stay is invoiced
 */
export async function keepBilling(
  trx: Knex.Transaction,
  reference: string,
  { company, address, taxNumber }: BillingDetails,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (by === 'guest' && !mayChangeBilling(await documentsOf(trx, reference)))
    throw createError(409, 'The invoice has already been issued. Please ask us for one with other details');
  await trx(BILLING).where({ reference }).delete();
  if (company === '') return;
  await trx(BILLING).insert({
    ...{ reference, company, address, tax_number: taxNumber },
    ...{ by: by.slice(0, 120), at: now.getTime() },
  });
}
