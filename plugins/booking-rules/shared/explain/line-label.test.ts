import { describeExtra, type AgreedExtra } from '../domain/pricing/extra';
import { describeNights, type LineKind } from '../domain/pricing/price-line';
import { describeRatePlan } from '../domain/pricing/rate-plan';
import type { EntryKind } from '../domain/folio/entry';
import { writtenIn } from '../format/language';
import '../messages/all-languages';
import { keyOfName, setNames } from '../format/names';
import { lineLabel, toldLines, toldPrice } from './line-label';

/** Without the marks that turn the direction of what stands around them. */
const inArabic = (kind: LineKind | EntryKind, label: string): string =>
  writtenIn('ar', () => lineLabel({ kind, label }))
    .replaceAll(/[\u200e\u200f\u2068\u2069]/g, '')
    .replaceAll('\u00a0', ' ');

const AED = 'د.إ';
const cot: AgreedExtra = {
  ...{ id: 'cot', name: 'Baby cot', price: 4_000, basis: 'night', taxable: false, noticeHours: 0 },
  quantity: 1,
};
const stay = { checkIn: '2026-12-04', checkOut: '2026-12-09', guests: 2 };

test.each<[LineKind | EntryKind, string, string]>([
  [
    'night',
    '5 nights: 2 × AED\u00a0650, 3 × AED\u00a01,520.50',
    `5 ليالٍ: 2 × 650 ${AED}، 3 × 1,520.50 ${AED}`,
  ],
  ['night', '1 night: 1 × AED\u00a0650', `ليلة واحدة: 1 × 650 ${AED}`],
  ['rate-plan', 'Non-refundable: 10% off the nights', 'Non-refundable: خصم 10% من سعر الليالي'],
  ['discount', 'Flexible: now: 5.5% on the nights', 'Flexible: now: زيادة 5.5% على سعر الليالي'],
  ['length-of-stay', '10% off for 7 nights or more', 'خصم 10% على الإقامة 7 ليالٍ أو أكثر'],
  ['promotion', 'VACATIONER25: 25% off the nights', 'VACATIONER25: خصم 25% من سعر الليالي'],
  ['promotion', 'CODE: AED\u00a0100 off the nights', `CODE: خصم 100 ${AED} من سعر الليالي`],
  ['cleaning', 'Cleaning fee', 'رسوم التنظيف'],
  ['fee', 'Cleaning fee', 'رسوم التنظيف'],
  ['fee', 'Parking', 'Parking'],
  ['fee', 'Linen: AED\u00a030 × 2 guests', `Linen: 30 ${AED} × ضيفان`],
  ['fee', 'Service: 7.5% of the nights', 'Service: 7.5% من سعر الليالي'],
  [
    'tourism-dirham',
    'Tourism Dirham: AED\u00a010 × 1 bedroom × 5 nights',
    `درهم السياحة: 10 ${AED} × غرفة نوم واحدة × 5 ليالٍ`,
  ],
  ['vat', 'VAT 5%', 'ضريبة القيمة المضافة 5%'],
  ['tax', 'City tax 3%', 'City tax 3%'],
  ['extra', 'Baby cot: 3 nights × AED\u00a040', `Baby cot: 3 ليالٍ × 40 ${AED}`],
  ['extra', 'Transfer: 2 × AED\u00a0150', `Transfer: 2 × 150 ${AED}`],
  ['extra', 'Late check-out', 'Late check-out'],
  ['adjustment', 'Adjustment', 'تعديل على السعر'],
  ['adjustment', 'Adjustment: late arrival', 'تعديل على السعر: late arrival'],
  [
    'adjustment',
    'Adjustment: A shorter stay is never dearer',
    'تعديل على السعر: لا تزيد تكلفة الإقامة الأقصر على الأطول',
  ],
  ['cancellation-charge', 'Cancellation charge', 'رسوم الإلغاء'],
  ['cancellation-charge', 'Nights given up', 'رسوم الليالي التي تخلى عنها الضيف'],
  ['no-show-charge', 'No-show charge', 'رسوم عدم الحضور'],
  ['payment', 'Payment', 'Payment'],
])('a line of the kind %s that is kept as “%s” is told in Arabic', (kind, kept, told) => {
  expect(lineLabel({ kind, label: kept })).toBe(kept);
  expect(inArabic(kind, kept)).toBe(told);
});

test('an amount in an earlier currency stays as it was written', () => {
  expect(inArabic('extra', 'Transfer: 2 × EUR\u00a0150')).toBe('Transfer: 2 × EUR 150');
});

test('what is kept is written in English, whatever language a guest reads', () => {
  writtenIn('ar', () => {
    expect(describeNights([65_000, 65_000])).toBe('2 nights: 2 × AED\u00a0650');
    expect(describeExtra(cot, stay)).toBe('Baby cot: 5 nights × AED\u00a040');
    expect(describeRatePlan({ id: 'x', name: 'Early', percent: -10 })).toBe('Early: 10% off the nights');
  });
});

describe('where a manager’s names are translated', () => {
  beforeAll(() => {
    setNames(
      new Map([
        [keyOfName('ar', 'apartments', 'Canal loft'), 'شقة القناة'],
        [keyOfName('ar', 'extras', 'Baby cot'), 'سرير رضيع'],
        [keyOfName('ar', 'extras', 'A cot with linen.'), 'سرير مع أغطية.'],
        [keyOfName('ar', 'rates', 'Non-refundable'), 'غير قابل للاسترداد'],
        [keyOfName('ar', 'policies', 'Non-refundable'), 'غير قابلة للاسترداد'],
        [keyOfName('ar', 'fees', 'City tax'), 'ضريبة المدينة'],
        [keyOfName('ar', 'fees', 'VAT'), 'ضريبة'],
      ]),
    );
  });
  afterAll(() => setNames(new Map()));

  test.each<[LineKind, string, string]>([
    ['extra', 'Baby cot', 'سرير رضيع'],
    ['extra', 'Baby cot: 3 nights × AED\u00a040', `سرير رضيع: 3 ليالٍ × 40 ${AED}`],
    ['rate-plan', 'Non-refundable: 10% off the nights', 'غير قابل للاسترداد: خصم 10% من سعر الليالي'],
    ['tax', 'City tax 3%', 'ضريبة المدينة 3%'],
    ['fee', 'City tax: 7.5% of the nights', 'ضريبة المدينة: 7.5% من سعر الليالي'],
    ['vat', 'VAT 5%', 'ضريبة 5%'],
    ['extra', 'Late check-out', 'Late check-out'],
  ])('a line of the kind %s that is kept as “%s” is told by its name in Arabic', (kind, kept, told) => {
    expect(lineLabel({ kind, label: kept })).toBe(kept);
    expect(inArabic(kind, kept)).toBe(told);
  });

  test('a price is told with the names of its apartment, its rates, its policy and what can be booked with it', () => {
    const price = {
      lines: [],
      apartmentName: 'Canal loft',
      ratePlan: { id: 'x', name: 'Non-refundable' },
      cancellationPolicy: { id: 'y', name: 'Non-refundable' },
      extras: [{ id: 'cot', name: 'Baby cot', description: 'A cot with linen.' }],
    };
    expect(toldPrice(price)).toEqual(price);
    expect(writtenIn('ar', () => toldPrice(price))).toEqual({
      lines: [],
      apartmentName: 'شقة القناة',
      ratePlan: { id: 'x', name: 'غير قابل للاسترداد' },
      cancellationPolicy: { id: 'y', name: 'غير قابلة للاسترداد' },
      extras: [{ id: 'cot', name: 'سرير رضيع', description: 'سرير مع أغطية.' }],
    });
  });

  test('what is kept is written as managers have named it', () => {
    writtenIn('ar', () => expect(describeExtra(cot, stay)).toBe('Baby cot: 5 nights × AED\u00a040'));
  });
});

test('lines keep all but their words', () => {
  const lines = [{ kind: 'vat' as const, label: 'VAT 5%', amount: 500 }];
  expect(writtenIn('ar', () => toldLines(lines))).toEqual([
    { kind: 'vat', label: 'ضريبة القيمة المضافة 5%', amount: 500 },
  ]);
  expect(toldLines(lines)).toEqual(lines);
});
