import { isRightToLeft } from './language';

/** Marks that turn the direction of what follows them, past their own text. */
const OVERRIDES = /[\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Nothing but Arabic words: digits, Latin letters, brackets and full stops take their place from what is around them. */
const ARABIC_WORDS = /^[\p{Script=Arabic}\p{M}\s،؛؟]*$/u;

/**
 * A text that somebody has typed (a name, an address, a number) as it stands in a sentence of the language of the
 * moment: where it is read in another direction, it is held together as Unicode has it (U+2068 … U+2069), so that no
 * comma, bracket or number of either changes its place. Marks of its own end with it.
 */
export function isolated(text: string): string {
  const own = withoutOpenMarks(text);
  const fits = isRightToLeft() ? ARABIC_WORDS.test(own) : !FROM_THE_RIGHT.test(own);
  return fits ? own : `\u2068${own}\u2069`;
}

/** The same text with none of the marks that would reach beyond it: those of pairs stay. */
export function withoutOpenMarks(text: string): string {
  const own = text.replace(OVERRIDES, '');
  let open = 0;
  for (const [mark] of own.matchAll(ISOLATES)) {
    open += mark === '\u2069' ? -1 : 1;
    if (open < 0) break;
  }
  return open === 0 ? own : own.replace(ISOLATES, '');
}
