import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASIS_WORDS, describeRule, TOURISM_DIRHAM, VAT } from '../domain/pricing/charge-rule';
import { describeOffer } from '../domain/pricing/extra';
import { METHOD_WORDS } from '../domain/folio/method-words';
import { choiceLabel, choiceMessagesIn, fieldWords } from '../format/choice-labels';
import { LANGUAGES, writtenIn } from '../format/language';
import { formatHours } from '../listing/site-look';
import { TRANSLATED_KINDS, type TranslatedFields } from '../translations/translated-kinds';
import { toldAnswer, toldOfRow } from './answers';
import { importAnswers } from './ar/import-answers';
import { staffAnswers } from './ar/staff-answers';
import { staff as arabic } from './ar/staff';
import { staff as english } from './en/staff';

const ROOT = join(__dirname, '../../../..');
const NAMES = new Set(['instagram', 'facebook', 'linkedin', 'x', 'youtube', 'tiktok', 'wifi']);

/** Every message of a section that is a string, by where it stands. */
function stringsIn(section: object, path = ''): [path: string, text: string][] {
  return Object.entries(section).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]];
    return typeof value === 'object' && value !== null ? stringsIn(value, `${path}${key}.`) : [];
  });
}

test.each(stringsIn(arabic).filter(([path]) => !NAMES.has(path.split('.').at(-1) ?? '')))(
  '%s is said in Arabic',
  (_, text) => expect(text).toMatch(/\p{Script=Arabic}/u),
);

test('no message in English has Arabic in it, and both have the same', () => {
  for (const [, text] of stringsIn(english)) expect(text).not.toMatch(/\p{Script=Arabic}/u);
  const paths = (section: object) =>
    stringsIn(section)
      .map(([path]) => path)
      .sort();
  const { keptWords: _w, fields: _f, ...rest } = arabic;
  expect(paths(rest)).toEqual(paths(english));
});

test('every label of a text that is translated is told in Arabic', () => {
  const labelsOf = (fields: TranslatedFields): string[] =>
    Object.values(fields).flatMap((one) =>
      'form' in one ? [one.label] : [one.label, ...labelsOf(one.fields)],
    );
  writtenIn('ar', () => {
    const labels = Object.values(TRANSLATED_KINDS).flatMap(({ label, fields }) => [
      label,
      ...labelsOf(fields),
    ]);
    for (const label of labels) expect(label).toMatch(/^[\p{Script=Arabic} ]+$/u);
  });
});

test('what is charged for is called as it is kept', () => {
  expect(english.choices).toMatchObject(BASIS_WORDS);
});

test('a choice is told in the language of the moment, kept or named by its words', () => {
  expect([choiceLabel('held'), choiceLabel('Each stay')]).toEqual(['Held', 'Each stay']);
  writtenIn('ar', () => {
    expect([choiceLabel('held'), choiceLabel('Each stay')]).toEqual(['حجز مؤقت', 'كل إقامة']);
    for (const words of Object.values(BASIS_WORDS)) expect(choiceLabel(words)).not.toBe(words);
    expect([fieldWords('language'), fieldWords('someOther')]).toEqual(['اللغة', 'some other']);
  });
  const [en, ar] = LANGUAGES.map(choiceMessagesIn);
  expect(Object.keys(ar ?? {})).toEqual(expect.arrayContaining(Object.keys(en ?? {})));
});

test('fees, extras and ways to pay read as an Arabic speaker writes them', () => {
  writtenIn('ar', () => {
    expect(describeRule(VAT)).toBe('5% من كل ما يخضع للضريبة');
    expect(describeRule(TOURISM_DIRHAM)).toMatch(/لكل غرفة نوم وليلة \(.*ديلوكس\)، عن أول 30 ليلة/);
    expect(describeOffer({ price: 4_000, basis: 'night', taxable: false, noticeHours: 2 })).toMatch(
      /لكل ليلة، من دون ضريبة القيمة المضافة، حتى ساعتين قبل الوصول$/,
    );
    expect(METHOD_WORDS.cash).toEqual({ label: 'نقدًا', inSentence: 'in cash' });
    expect(formatHours({ days: [1, 0], opens: '09:00', closes: '18:00' })).toBe(
      'الاثنين والأحد، من 09:00 إلى 18:00',
    );
  });
});

const sources = ['contracts', 'server/src', 'shared/domain'].map((folder) =>
  join('plugins/booking-rules', folder),
);
const said = [...sources, 'cms/src/editorial', 'cms/src/import']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  )
  .join('\n');

test('every answer that Arabic has words for is one that the server gives, and is told in Arabic', () => {
  const answers = [staffAnswers, importAnswers].flatMap((told) => Object.entries(told.said));
  expect(answers.filter(([sentence]) => !said.includes(sentence))).toEqual([]);
  for (const [, arabicWords] of answers) expect(arabicWords).toMatch(/\p{Script=Arabic}/u);
});

test.each([
  ['The price is missing.', 'السعر غير مذكور.'],
  ['The price "call us" cannot be read as one amount.', 'تعذّرت قراءة السعر «call us» كمبلغ واحد.'],
  [
    'The price of EUR 9,000 a night cannot be right for a studio (EUR 25 to EUR 600 a night). It may be for a month: say so in the file (rentFrequency) and import again.',
    'لا يمكن أن يكون السعر EUR 9,000 لليلة صحيحًا: المعتاد لمسكن بهذا الحجم من EUR 25 إلى EUR 600 لليلة. إن كان لمدة أخرى فاذكرها في الملف (rentFrequency) وأعد الاستيراد.',
  ],
  [
    '02-X is not in the form of a holiday-home permit (such as 02/Z/RA/012345-24): check it',
    '02-X ليس على صورة تصريح بيت عطلات (مثل 02/Z/RA/012345-24): تحقق منه',
  ],
  [
    '1 picture listed but not imported: add them in the admin panel',
    'ذُكرت صور (1) ولم تُستورد: أضفها في لوحة الإدارة',
  ],
  ['kept as a draft: a new sentence', 'kept as a draft: a new sentence'],
])('of a row of an import “%s” is told in Arabic', (kept, told) => {
  expect(toldOfRow(kept)).toBe(kept);
  const said = writtenIn('ar', () => toldOfRow(kept));
  expect(said.replaceAll(/[\u2068\u2069]/g, '')).toBe(told);
});

test('an answer with a name or an amount in it keeps both', () => {
  const told = (sentence: string) => writtenIn('ar', () => toldAnswer(sentence));
  expect(told('must be at most AED\u00a0500, what is held')).toBe(
    'يجب ألا يزيد على AED\u00a0500، وهو المبلغ المحجوز',
  );
  expect(told('A reservation that is cancelled cannot become confirmed')).toBe(
    'لا يمكن تحويل حجز حالته «ملغى» إلى «مؤكد»',
  );
  expect(told('Nobody has written this')).toBe('Nobody has written this');
});
