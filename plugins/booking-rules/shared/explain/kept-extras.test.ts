import { describeExtra, priceOfExtra, type AgreedExtra } from '../domain/pricing/extra';
import type { PriceLine } from '../domain/pricing/price-line';
import { describeKeptExtras } from './kept-extras';

const cot: AgreedExtra = {
  ...{ id: 'cot', name: 'Baby cot', price: 4_000, basis: 'night', taxable: true, noticeHours: 24 },
  quantity: 1,
};
const transfer: AgreedExtra = { ...cot, id: 'transfer', name: 'Transfer: airport', basis: 'stay' };
const linesOf = (extras: AgreedExtra[], nights: number): PriceLine[] => {
  const stay = { checkIn: '2027-03-01', checkOut: `2027-03-0${nights + 1}`, guests: 2 };
  return [
    { kind: 'night', label: 'Nights: so many', amount: 100_000 },
    ...extras.map((extra) => ({
      ...{ kind: 'extra' as const, label: describeExtra(extra, stay), amount: priceOfExtra(extra, stay) },
    })),
  ];
};
const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ') ?? null;

test('extras by night follow the nights, others stay as they were', () => {
  expect(plain(describeKeptExtras(linesOf([cot], 2), linesOf([cot], 5)))).toBe(
    'They stay, at the prices agreed: Baby cot, AED 80 before and AED 200 after.',
  );
  expect(plain(describeKeptExtras(linesOf([cot], 3), linesOf([cot], 3)))).toBe(
    'They stay, at the prices agreed: Baby cot, AED 120 as before.',
  );
});

test('two prices of one extra are one sum', () => {
  const dearer = { ...cot, price: 5_000 };
  expect(plain(describeKeptExtras(linesOf([cot, dearer], 1), linesOf([cot, dearer], 2)))).toBe(
    'They stay, at the prices agreed: Baby cot, AED 90 before and AED 180 after.',
  );
});

test('a name with a colon is kept whole where it costs more than one', () => {
  const two = { ...transfer, quantity: 2 };
  expect(plain(describeKeptExtras(linesOf([two], 1), linesOf([two], 2)))).toContain(
    'Transfer: airport, AED 80',
  );
});

test('nothing is said of a stay without extras', () => {
  expect(describeKeptExtras(linesOf([], 1), linesOf([], 2))).toBeNull();
});
