import type { Reason } from '../domain/availability';
import { describeTiers } from '../domain/cancellation';
import { documentName } from '../domain/documents/document';
import { describeExtraProblem, type ExtraProblem } from '../domain/pricing/extra';
import { describeFrozenRefusal, describeRefusal, type PromotionRefusal } from '../domain/pricing/promotion';
import { describeReasons, type AskedStay } from '../explain/describe';
import { describeKeptExtras } from '../explain/kept-extras';
import { writtenIn } from '../format/language';
import { describeOpenParts } from '../format/payment-parts';
import './all-languages';

const asked: AskedStay = {
  ...{ apartmentId: 'marina', checkIn: '2026-12-22', checkOut: '2026-12-25', guests: 6 },
};
const span = { id: 'h', name: 'x', firstNight: '2026-12-20', lastNight: '2027-01-05' };
const other = (checkIn: string, checkOut: string) => ({
  ...{ apartmentId: 'marina', checkIn, checkOut, guests: 6, total: 1 },
});

/** Texts without the marks that turn the direction of what stands around them. */
const plain = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u061c\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');

function expectArabic(text: string, names: RegExp = /$^/): void {
  expect(text).toMatch(/\p{Script=Arabic}/u);
  expect(text.replaceAll(new RegExp(names, 'g'), '')).not.toMatch(/[A-Za-z٠-٩]|undefined|\[object/);
}

const REASONS: Reason[] = [
  { reason: 'dates-invalid' },
  { reason: 'in-the-past', today: '2026-12-24' },
  { reason: 'advance-notice', hours: 1, earliestArrival: '2026-12-23' },
  { reason: 'advance-notice', hours: 24, earliestArrival: '2026-12-23' },
  { reason: 'advance-notice', hours: 72, earliestArrival: '2026-12-25' },
  { reason: 'too-far-ahead', lastBookableDay: '2026-12-23' },
  { reason: 'min-stay', nights: 1, rule: { kind: 'gap-fill' } },
  { reason: 'min-stay', nights: 2, rule: { kind: 'gap-fill' } },
  { reason: 'min-stay', nights: 5, rule: { kind: 'season', ...span } },
  { reason: 'min-stay', nights: 2, rule: { kind: 'season-apartment', ...span } },
  { reason: 'min-stay', nights: 11, rule: { kind: 'override' } },
  { reason: 'min-stay', nights: 3, rule: { kind: 'global' } },
  { reason: 'min-stay', nights: 1, rule: { kind: 'default' } },
  { reason: 'max-stay', nights: 100 },
  { reason: 'arrival-day-closed', day: '2026-12-22', openDays: [0, 4] },
  { reason: 'arrival-day-closed', day: '2026-12-22', openDays: [] },
  { reason: 'departure-day-closed', day: '2026-12-25', openDays: [1] },
  { reason: 'not-available', night: '2026-12-23' },
  { reason: 'too-many-guests', capacity: 2 },
  { reason: 'too-many-guests', capacity: 8 },
  { reason: 'not-listed' },
];

test.each(REASONS)('the reason %j is told in Arabic alone, with what would work', (reason) => {
  const ways = [other('2026-12-22', '2026-12-27'), other('2026-12-18', '2026-12-21')];
  const [english = ''] = describeReasons([reason], asked, ways);
  expect(english).not.toMatch(/\p{Script=Arabic}/u);
  const [arabic = ''] = writtenIn('ar', () => describeReasons([reason], asked, ways));
  expectArabic(arabic);
  expect(arabic).toMatch(/\.$/);
});

test('a sentence of a reason reads as an Arabic speaker writes it', () => {
  const say = (reason: Reason, ways: ReturnType<typeof other>[] = []) =>
    writtenIn('ar', () => plain(describeReasons([reason], asked, ways).join(' ')));
  expect(say({ reason: 'min-stay', nights: 5, rule: { kind: 'season', ...span } })).toBe(
    'الحد الأدنى للإقامات التي تبدأ من 20 ديسمبر إلى 5 يناير هو 5 ليالٍ.',
  );
  expect(
    say({ reason: 'max-stay', nights: 2 }, [
      other('2026-12-22', '2026-12-24'),
      other('2026-12-18', '2026-12-20'),
    ]),
  ).toBe('أطول إقامة هنا ليلتان، وقد طلبت 3 ليالٍ. غادر يوم 24 ديسمبر، أو أقم من 18 ديسمبر إلى 20 ديسمبر.');
});

const REFUSALS: PromotionRefusal[] = [
  { problem: 'unknown' },
  { problem: 'booking-window', from: '2026-01-01', until: '2026-02-01' },
  { problem: 'booking-window', from: '2026-01-01', until: null },
  { problem: 'stay-window', from: null, until: '2026-02-01' },
  { problem: 'stay-window', from: null, until: null },
  { problem: 'minimum-nights', nights: 7 },
  { problem: 'other-apartment' },
  { problem: 'used-up' },
];

test.each(REFUSALS)('why a code does not hold is told in Arabic, but for the code: %j', (refusal) => {
  writtenIn('ar', () => {
    expectArabic(describeRefusal('SUMMER25', refusal), /SUMMER25/);
    expectArabic(describeFrozenRefusal('SUMMER25', refusal), /SUMMER25/);
  });
});

test.each<ExtraProblem>([
  { extra: 'cot', name: 'Baby cot', problem: 'not-offered' },
  { extra: 'cot', name: 'Baby cot', problem: 'too-late' },
  { extra: 'cot', name: 'Baby cot', problem: 'too-many', most: 1 },
  { extra: 'cot', name: 'Baby cot', problem: 'too-many', most: 5 },
])('why an extra cannot be had is told in Arabic, but for its name: %j', (problem) => {
  writtenIn('ar', () => expectArabic(describeExtraProblem(problem), /Baby cot/));
});

test('what cancelling gives back is told in Arabic', () => {
  const tiers = [
    { percent: 50, days: 7 },
    { percent: 100, days: 14 },
    { percent: 25, days: 0 },
  ];
  writtenIn('ar', () => {
    expect(describeTiers(tiers)).toBe(
      'إلغاء مجاني حتى 14 يومًا قبل الوصول؛ استرداد 50% حتى 7 أيام قبله؛ استرداد 25% حتى يوم الوصول؛ ثم لا يُسترد شيء',
    );
    expectArabic(describeTiers([]));
  });
});

test('payments and kept extras are told in Arabic', () => {
  const parts = [
    { amount: 70_500, paid: 0, due: null },
    { amount: 164_500, paid: 0, due: '2027-03-14' },
  ];
  const line = (amount: number) => [
    { kind: 'extra' as const, label: 'Baby cot: 2 nights × AED\u00a040', amount },
  ];
  writtenIn('ar', () => {
    expect(plain(describeOpenParts(parts))).toBe('705 د.إ الآن و1,645 د.إ في موعد أقصاه الأحد، 14 مارس 2027');
    for (const after of [line(8_000), line(4_000)])
      expectArabic(describeKeptExtras(line(8_000), after) ?? '', /Baby cot/);
  });
});

test.each(['invoice', 'credit-note', 'receipt'] as const)('%s is named in Arabic', (kind) => {
  writtenIn('ar', () => {
    expectArabic(documentName({ kind, total: 1 }));
    expectArabic(documentName({ kind, total: -1 }));
  });
});
