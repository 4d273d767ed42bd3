import { printable } from './fonts';

/** As the embedded fonts: Latin, Hebrew, and a sign that is a picture elsewhere. */
const KNOWN = new Set(
  Array.from(
    ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789©דניאלכהן',
    (one) => one.codePointAt(0) ?? 0,
  ),
);
const SPELLED: Readonly<Record<string, string>> = { 王小明: 'WangXiaoMing', ไทย: 'aithy' };
const spell = (text: string) => SPELLED[text] ?? '';

test.each([
  ['Hebrew is printed as it is', 'דניאל כהן', 'דניאל כהן'],
  ['Chinese is written in Latin letters, a syllable at a time', '王小明', 'Wang Xiao Ming'],
  ['and among others', 'Li 王小明', 'Li Wang Xiao Ming'],
  ['emoji are left out', '😀 Anna 👋🏽 Li 👨‍👩‍👧 🇦🇪', 'Anna Li'],
  ['a text of emoji alone is empty', '😀👍', ''],
  ['digits and signs that fonts have stay', 'Tower 7 ©', 'Tower 7 ©'],
  ['vowels that would be drawn in a wrong place are left out', 'A\u0650 \u064d', 'A'],
  ['what nobody can spell is seen to be missing', 'A\u{1D800}', 'A?'],
])('%s', (_, text, printed) => {
  expect(printable(text, KNOWN, spell)).toBe(printed);
});

test('a name stays held together, and its own marks turn nothing else', () => {
  const known = new Set([...KNOWN, 0x2068, 0x2069]);
  expect(printable('A \u2068Loft 2\u2069 B', known, spell)).toBe('A \u2068Loft 2\u2069 B');
  expect(printable('A\u202e\u2069 B', known, spell)).toBe('A B');
});
