import { problemOf } from './check-business';

test.each<[says: string, business: Record<string, unknown>, field: string | null]>([
  ['details without a bank are fine', { iban: null, swift: '' }, null],
  ['an IBAN may be written in groups', { iban: 'AE07 0331 2345 6789 0123 456' }, null],
  ['two digits changed places', { iban: 'AE07 0331 2345 6789 0132 456' }, 'iban'],
  ['the account of another form', { iban: '1234567890' }, 'iban'],
  ['a bank of the Emirates', { swift: 'BOMLAEAD' }, null],
  ['a SWIFT code lacks a letter', { swift: 'BOMLAEA' }, 'swift'],
  ['each series has its prefix', { invoicePrefix: 'INV', creditNotePrefix: 'CN' }, null],
  ['two series share a prefix', { invoicePrefix: 'INV', receiptPrefix: 'INV' }, 'receiptPrefix'],
])('%s', async (_, business, field) => {
  expect((await problemOf(business))?.[0] ?? null).toBe(field);
});
