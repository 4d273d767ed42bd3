import type { BankAccount } from '../../../shared/domain/documents/document';
import type { BusinessDocument } from './documents';

/** Where guests transfer money; null without an account. */
export function bankAccountOf(business: BusinessDocument): BankAccount | null {
  const { beneficiary, bank, iban, swift, bankNote } = business;
  if (!iban) return null;
  return {
    ...{ beneficiary: beneficiary || null, bank: bank || null, iban },
    ...{ swift: swift || null, note: bankNote || null },
  };
}
