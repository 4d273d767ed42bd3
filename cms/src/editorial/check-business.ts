import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';
import { taxNumberName } from 'booking-rules/shared/format/place';
import { isTaxNumber, taxNumberForm } from 'booking-rules/shared/format/tax-number';

const BUSINESS = 'plugin::booking-rules.business';
const PREFIXES = ['invoicePrefix', 'creditNotePrefix', 'receiptPrefix', 'confirmationPrefix'];

/** Refuses business details that documents could not carry: a mistyped account, or one prefix for two series. */
export function checkBusiness(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    const { data = {} } = context.params as { data?: Record<string, unknown> };
    if (context.uid !== BUSINESS || !['create', 'update'].includes(context.action)) return next();
    const problem = await problemOf({ ...(await strapi.documents(BUSINESS).findFirst()), ...data });
    if (problem) {
      const [field, message] = problem;
      throw new errors.ValidationError(message, {
        errors: [{ path: [field], message, name: 'ValidationError' }],
      });
    }
    return next();
  });
}

/** What is wrong with the details as they would be kept: the field, and what can be entered. */
export async function problemOf(
  business: Record<string, unknown>,
): Promise<[field: string, message: string] | null> {
  const { electronicFormatIBAN, isValidBIC, isValidIBAN } = await import('ibantools');
  const { iban, swift, taxNumber } = business;
  if (isFilled(iban) && !isValidIBAN(electronicFormatIBAN(iban) ?? ''))
    return ['iban', 'This is not an IBAN: check its digits'];
  if (isFilled(swift) && !isValidBIC(swift)) return ['swift', 'Enter a SWIFT code of 8 or 11 characters'];
  if (isFilled(taxNumber) && !isTaxNumber(taxNumber))
    return ['taxNumber', `A ${taxNumberName()} has ${taxNumberForm()}`];
  const known = new Set<unknown>();
  for (const field of PREFIXES) {
    const prefix = business[field];
    if (isFilled(prefix) && known.has(prefix)) return [field, 'Each series needs a prefix of its own'];
    known.add(prefix);
  }
  return null;
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
