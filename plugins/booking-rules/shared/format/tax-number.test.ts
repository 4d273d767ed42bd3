import { DEFAULT_PLACE, setPlace, taxNumberName } from './place';
import { isTaxNumber, tidyTaxNumber } from './tax-number';

afterEach(() => setPlace(DEFAULT_PLACE));

test('in the Emirates it is a TRN of 15 digits', () => {
  expect(taxNumberName()).toBe('TRN');
  expect(isTaxNumber(tidyTaxNumber('100 1234 5678-9003'))).toBe(true);
  expect(isTaxNumber('DE123456789')).toBe(false);
});

test('before a place is chosen, a number of any country can be given', () => {
  setPlace({ ...DEFAULT_PLACE, city: '' });
  expect(['DE123456789', '100123456789003'].map(isTaxNumber)).toEqual([true, true]);
});

test('elsewhere it is a VAT number, with letters or without', () => {
  setPlace({ ...DEFAULT_PLACE, country: 'DE' });
  expect(taxNumberName()).toBe('VAT number');
  expect(isTaxNumber(tidyTaxNumber('de 123.456.789'))).toBe(true);
  expect(isTaxNumber('')).toBe(false);
  expect(isTaxNumber('DE/123')).toBe(false);
});
