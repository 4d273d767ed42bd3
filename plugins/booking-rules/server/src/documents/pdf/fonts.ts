import { createRequire } from 'node:module';

/** Latin, Greek and Cyrillic first; then what shapes Arabic as browsers do. */
export const FONT_FAMILIES = ['NotoSans', 'PlexArabic'];

const FILES = [
  ['NotoSans', 'normal', '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'],
  ['NotoSans', 'bold', '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'],
  [
    'PlexArabic',
    'normal',
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  ],
  ['PlexArabic', 'bold', '@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'],
] as const;

/** A word of more characters is broken, as nothing would keep it on the page. */
const LONGEST_WORD = 28;

/** The part of the library that fonts are made known to. */
interface FontStore {
  register(font: { family: string; src: string; fontWeight: 'normal' | 'bold' }): void;
  registerHyphenationCallback(split: (word: string) => string[]): void;
}

/** Makes the embedded fonts known, and keeps words whole. */
export function registerFonts(store: FontStore): void {
  const { resolve } = createRequire(__filename);
  for (const [family, fontWeight, file] of FILES) store.register({ family, fontWeight, src: resolve(file) });
  store.registerHyphenationCallback((word) =>
    word.length <= LONGEST_WORD ? [word] : (word.match(/.{1,14}/gsu) ?? [word]),
  );
}

/** A text that is read from right to left as a whole; among other words the library sees to it itself. */
export function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text) && !/\p{Script=Latin}/u.test(text);
}

/** What no font here has: control characters, pictures, and scripts beside those of the two fonts. */
const UNKNOWN =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+|\p{Extended_Pictographic}+/gu;

/** The same text with a mark in place of what cannot be shown, such as Chinese. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ').replaceAll(UNKNOWN, '?');
}
