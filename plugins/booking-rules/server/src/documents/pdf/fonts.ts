import { createRequire } from 'node:module';
import { withoutOpenMarks } from '../../../../shared/format/isolated';

/** Latin, Greek and Cyrillic first; then what shapes Arabic as browsers do, and Hebrew. */
export const FONT_FAMILIES = ['NotoSans', 'PlexArabic', 'NotoHebrew'];

const FILES = [
  ['NotoSans', 'normal', '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'],
  ['NotoSans', 'bold', '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'],
  [
    'PlexArabic',
    'normal',
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  ],
  ['PlexArabic', 'bold', '@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'],
  ['NotoHebrew', 'normal', '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'],
  ['NotoHebrew', 'bold', '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'],
] as const;

/** Regular and bold. */
const WEIGHTS = [400, 700];

/** What turns the direction of the text around it, and no font has: each text has a direction of its own here. */
const MARKS = /[\u061c\u200e\u200f]/g;

/** Vowels below Arabic letters, which the library would draw above them, where they are others. */
const MARKS_BELOW = /[\u064d\u0650]/g;

/** A word of more characters is broken, as nothing would keep it on the page. */
const LONGEST_WORD = 28;

/** A shape of a font, with the characters of a text for which it stands. */
interface Glyph {
  codePoints: number[];
}

/** A font as the library has read it. */
interface LoadedFont {
  characterSet: number[];
  getGlyph(id: number, codePoints?: number[]): Glyph | null;
}

/** The part of the library that fonts are made known to. */
interface FontStore {
  register(font: { family: string; src: string; fontWeight: 'normal' | 'bold' }): void;
  registerHyphenationCallback(split: (word: string) => string[]): void;
  load(font: { fontFamily: string; fontWeight: number }): Promise<void>;
  getFont(font: { fontFamily: string; fontWeight: number }): { data: LoadedFont | null };
}

/** Makes the embedded fonts known, and keeps words whole. @returns the characters that they have */
export async function registerFonts(store: FontStore): Promise<ReadonlySet<number>> {
  const { resolve } = createRequire(__filename);
  for (const [family, fontWeight, file] of FILES) store.register({ family, fontWeight, src: resolve(file) });
  store.registerHyphenationCallback((word) =>
    word.length <= LONGEST_WORD ? [word] : (word.match(/.{1,14}/gsu) ?? [word]),
  );
  const known = new Set<number>();
  for (const fontFamily of FONT_FAMILIES)
    for (const fontWeight of WEIGHTS) {
      const font = { fontFamily, fontWeight };
      await store.load(font);
      const { data } = store.getFont(font);
      if (!data) continue;
      tellCharactersEachTime(data);
      for (const character of data.characterSet) known.add(character);
    }
  return known;
}

/**
 * Has each use of a glyph stand for the characters of its own text. Fontkit remembers those of the first use, such as
 * those of a ligature, and a line that is cut by them loses letters: others after each document that went before.
 */
function tellCharactersEachTime(font: LoadedFont): void {
  const first = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = first(id, codePoints);
    if (!glyph || glyph.codePoints.join() === codePoints.join()) return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints, writable: true } }) as Glyph;
  };
}

/** A text that is read from right to left as a whole; among other words the library sees to it itself. */
export function isRightToLeft(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) && !/\p{Script=Latin}/u.test(text);
}

/**
 * The same text, with what no embedded font has (Chinese, Thai …) written in Latin letters: no name is lost. Pictures
 * are left out.
 * @param known characters that fonts have
 * @param spell writes anything in Latin letters
 */
export function printable(text: string, known: ReadonlySet<number>, spell: (text: string) => string): string {
  // What is held together among other words stays so.
  const plain = withoutOpenMarks(text.normalize('NFC'))
    .replaceAll(MARKS, '')
    .replaceAll(MARKS_BELOW, '')
    .replaceAll(/(?![\u2066-\u2069])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]/gu, ' ');
  const runs: { text: string; isKnown: boolean }[] = [];
  for (const character of plain) {
    const isKnown = known.has(character.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last?.isKnown === isKnown) last.text += character;
    else runs.push({ text: character, isKnown });
  }
  const spelledOut = runs.map((run) => (run.isKnown ? run.text : spelled(run.text, spell))).join('');
  return spelledOut.replaceAll(/ {2,}/g, ' ').trim();
}

/** Pictures, and what belongs to them: skin colours, flags, the frames of keys. */
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/gu;

/** Syllables of their own, as those of Chinese are, are kept apart: `Chen Wei`. Pictures are left out. */
function spelled(text: string, spell: (text: string) => string): string {
  const words = text.replaceAll(PICTURES, '');
  if (words === '') return '';
  return spell(words).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') || '?';
}
