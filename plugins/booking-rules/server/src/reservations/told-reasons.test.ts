import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedStay } from '../../../shared/domain/folio/change-stay';
import { formatDay } from '../../../shared/format/day';
import { writtenIn } from '../../../shared/format/language';
import { formatAmount } from '../../../shared/format/money';
import { formatStay } from '../../../shared/format/stay';
import { toldReason } from '../../../shared/messages/answers';
import { describeChange, type AskedPrice } from './changes/stay-change';
import { describeHand } from './money/money-by-hand';

/** Without the marks that turn the direction of what stands around them. */
const plainArabic = (write: () => string): string =>
  writtenIn('ar', write)
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');
const inArabic = (kept: string): string => plainArabic(() => toldReason(kept));
const day = (iso: string): string => plainArabic(() => formatDay(iso));
const days = (checkIn: string, checkOut: string): string =>
  plainArabic(() => formatStay({ checkIn, checkOut }));
const AED = 'د.إ';
const amount = (dirhams: number): string => formatAmount(dirhams * 100);
const now = new Date('2026-11-20T08:00:00Z');

const sources = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(__dirname, '..', name), 'utf8'));
const fixed = sources.flatMap((source) =>
  [...source.matchAll(/\bwhy(?::|\s=)\s'([^']+)'/g)].flatMap(([, kept]) => kept ?? []),
);
const chosen = [
  ...['refunded as agreed', 'refunded in full', 'not refunded', 'arrival information held back'],
  ...['an answer did not come in time', 'paid too late: refunded', 'the total stays as it was agreed'],
];

test('every reason that the server writes without names or amounts is told in Arabic', () => {
  expect(fixed.length).toBeGreaterThan(12);
  for (const kept of [...fixed, ...chosen])
    expect([kept, inArabic(kept)]).toEqual([kept, expect.not.stringMatching(/[a-z]/i)]);
});

test.each([
  [`${amount(500)} received ${describeHand(cash(), now)}`, `استُلم 500 ${AED} نقدًا`],
  [
    `${amount(1_520.5)} refunded ${describeHand({ ...cash('2026-11-18', 'R-7'), method: 'bank-transfer' }, now)}`,
    `استُرد 1,520.50 ${AED} بتحويل مصرفي يوم ${day('2026-11-18')} (R-7)`,
  ],
  [
    `price lowered by ${amount(50)} before VAT: noise at night`,
    `خُفض السعر بمقدار 50 ${AED} قبل ضريبة القيمة المضافة: noise at night`,
  ],
  [`payment of ${amount(50)} taken back: a mistake`, `تم التراجع عن: دفعة، 50 ${AED}: a mistake`],
  [`deposit: ${amount(700)} taken in cash`, `التأمين: استُلم 700 ${AED} نقدًا`],
  [`deposit: ${amount(700)} kept: a broken lamp`, `التأمين: احتُفظ بمبلغ 700 ${AED}: a broken lamp`],
  [
    `deposit: ${amount(700)} held on the card until Sat 21 Nov 2026, 15:04 Dubai time`,
    `التأمين: حُجز 700 ${AED} على البطاقة حتى ${day('2026-11-21')}، 15:04 بتوقيت دبي`,
  ],
  [
    `deposit: ${amount(700)}, ${amount(200)} kept: taken on the payment provider’s pages`,
    `التأمين: احتُفظ بمبلغ 200 ${AED} من 700 ${AED}: خُصم من صفحات مزوّد الدفع`,
  ],
  [
    `deposit: ${amount(700)} could not be released (it failed 10 times)`,
    `التأمين: تعذّر إلغاء حجز 700 ${AED} (فشل بعد 10 محاولات)`,
  ],
  [
    `deposit: ${amount(90)} taken back by the guest’s bank for a dispute`,
    `التأمين: سحب بنك الضيف 90 ${AED} بسبب اعتراض`,
  ],
  [`${amount(90)} disputed: decided for us`, `حُسم الاعتراض على 90 ${AED} لصالحنا`],
  [`2350 USD paid instead of ${amount(705)}: refunded`, `دُفع 2350 USD بدلًا من 705 ${AED}، فأُعيد المبلغ`],
  ['paid while cancelled: refunded', 'دُفع وحالة الحجز «ملغى»، فأُعيد المبلغ'],
  ['desk booking, paid, despite min-stay', 'حجز من المكتب، مدفوع، رغم الحد الأدنى للإقامة'],
  [
    'Name corrected, before: Dr. Ann Lee. Phone number changed. Email address changed',
    'صُحّح الاسم، وكان Dr. Ann Lee. تغيّر رقم الهاتف. تغيّر البريد الإلكتروني',
  ],
  ['Email address changed', 'تغيّر البريد الإلكتروني'],
  ['Billed to Acme Ltd.', 'الفاتورة باسم Acme Ltd.'],
  [
    `2 × Cot, large added, Transfer taken off. ${amount(900)} → ${amount(1_000)}, ${amount(100)} more`,
    `أُضيف: 2 × Cot, large، أُزيل: Transfer. 900 ${AED} ← 1,000 ${AED}، بزيادة 100 ${AED}`,
  ],
])('“%s” is told in Arabic', (kept, told) => expect(inArabic(kept)).toBe(told));

const stay = {
  ...{ checkIn: '2026-11-21', checkOut: '2026-11-24', guests: 2 },
  ...{ apartmentId: 'bay', apartmentName: 'Bay View' },
};

test.each<[Partial<typeof stay>, Partial<ChangedStay>, AskedPrice, string]>([
  [
    { checkOut: '2026-11-26' },
    { kept: ['2026-11-21'], added: ['2026-11-24', '2026-11-25'] },
    { kind: 'agreed' },
    `مُدّدت الإقامة ليلتين لتصبح ${days('2026-11-21', '2026-11-26')}. X (بالأسعار المتفق عليها)`,
  ],
  [
    { checkIn: '2026-12-30', checkOut: '2027-01-02', guests: 3 },
    { added: ['2026-12-30'], dropped: ['2026-11-21'] },
    { kind: 'today' },
    `نُقلت الإقامة إلى ${days('2026-12-30', '2027-01-02')} (سابقًا: ${days('2026-11-21', '2026-11-24')}). 3 ضيوف بدلًا من 2. X (بأسعار اليوم)`,
  ],
  [
    { apartmentId: 'sea', apartmentName: 'Sea, View' },
    {},
    { kind: 'keep' },
    `نُقلت الإقامة إلى Sea, View، ${days('2026-11-21', '2026-11-24')} (سابقًا: Bay View، ${days('2026-11-21', '2026-11-24')}). X (يبقى السعر كما هو)`,
  ],
  [
    { guests: 1 },
    {},
    { kind: 'by-hand', total: 0, reason: 'a friend' },
    'ضيف واحد بدلًا من 2. X (سعر مُدخل يدويًا: a friend)',
  ],
  [{}, {}, { kind: 'today' }, 'أُعيد حساب السعر. X (بأسعار اليوم)'],
])('a stay changed to %j is told in Arabic', (after, change, price, told) => {
  const nothing = { kept: [], added: [], dropped: [], drafts: [], lines: [], charge: 0 };
  const changed: ChangedStay = { ...nothing, before: 90_000, after: 90_000, ...change };
  const kept = describeChange(stay, { ...stay, ...after }, changed, price);
  expect(inArabic(kept)).toBe(told.replace('X', `900 ${AED} كما كان`));
});

test('in English a reason stays as it is kept, but for days and rules', () => {
  expect(toldReason(`${amount(5)} received in cash on 2026-11-18`)).toBe(
    `${amount(5)} received in cash on Wed 18 Nov 2026`,
  );
  expect(toldReason('desk booking, despite min-stay')).toBe('desk booking, despite the minimum stay');
});

test('what staff have written stays as it is, in either language', () => {
  for (const kept of ['The guest fell ill.', 'Moved to a hotel, paid by us', 'ألغى الضيف'])
    expect([toldReason(kept), inArabic(kept)]).toEqual([kept, kept]);
});

function cash(day = '2026-11-20', providerId: string | null = null) {
  return { method: 'cash' as const, day, reference: null, providerId };
}
