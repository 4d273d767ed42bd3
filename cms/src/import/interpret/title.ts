import { plainText, withoutContacts, withoutEmoji } from './clean-text';

/** As the document's schema has it. */
const MOST = 90;
const LATIN = /\p{Script=Latin}/gu;
const ARABIC = /[\p{Script=Arabic}\u060c\u061b\u061f]+/gu;
const ADVERTISING =
  /^(call( us)?( now)?|whats?app( us)?( now)?|book now|enquire now|(for )?immediate booking|hurry( up)?|hot (deal|offer)|best (deal|price|offer|location)|great deal|special offer|limited (time|offer).*|lowest (price|prince|rate)s?|no commission|don'?t miss.*|urgent|exclusive|must see|available now|vacant( now)?|ready to move( in)?|motivated (seller|landlord))[\s.!]*$/i;
/** Written in capitals because they are short for something, not because somebody shouts. */
const SHORT_FORMS =
  /^(\d*(BR|BHK|BDR)|JBR|JLT|JVC|DIFC|MBR|DAMAC|DEC|AC|TV|UAE|DXB|VIP|[IVX]+|[A-Z]?\d+[A-Z]?)$/;
const SMALL_WORDS = /^(a|an|and|at|by|for|from|in|near|of|on|or|the|to|with)$/i;

/** A title made fit to be shown: what it became and what was done to it; null when nothing of it is left. */
export function listingName(title: string): { name: string | null; done: string[] } {
  const done: string[] = [];
  const step = (text: string, what: string, before: string): string => {
    if (text !== before) done.push(what);
    return text;
  };
  const plain = plainText(title).replace(/\s+/g, ' ');
  const bare = step(withoutEmoji(plain), 'emoji removed', plain);
  const quiet = step(withoutContacts(bare), 'contact data removed', bare);
  const latin =
    (quiet.match(LATIN) ?? []).length >= 3
      ? step(quiet.replace(ARABIC, ' '), 'Arabic part removed', quiet)
      : quiet;
  const parts = latin
    .split(/\s*(?:\|+|!+|\*+|~+|\/{2,}|•{2,})\s*/)
    .map(trimSigns)
    .filter((part) => part !== '');
  const kept = parts.filter((part) => !ADVERTISING.test(part));
  if (kept.length < parts.length) done.push('advertising removed');
  const joined = kept.join(' · ');
  const calm = step(isShouted(joined) ? toTitleCase(joined) : joined, 'capitals toned down', joined);
  const name = step(cutAtWord(calm), `cut to ${MOST} characters`, calm);
  if (parts.length > 1 && done.length === 0) done.push('separators tidied');
  return { name: name.length < 3 ? null : name, done };
}

/** True for a title in a script that most guests cannot read. */
export const isArabicOnly = (title: string): boolean => (title.match(LATIN) ?? []).length < 3;

function trimSigns(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s\-–,.:;·•]+|[\s\-–,:;·•]+$/g, '');
}

function isShouted(text: string): boolean {
  const words = text.split(/[\s-]+/).filter((word) => /\p{Lu}{2,}/u.test(word) && !SHORT_FORMS.test(word));
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  const capitals = (text.match(/\p{Lu}/gu) ?? []).length;
  return words.length >= 2 && capitals / letters > 0.6;
}

function toTitleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}']+/gu, (word, at: number) => {
    if (SHORT_FORMS.test(word)) return word;
    if (at > 0 && SMALL_WORDS.test(word) && !/[·-] ?$/.test(text.slice(0, at))) return word.toLowerCase();
    return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  });
}

function cutAtWord(text: string): string {
  return text.length <= MOST
    ? text
    : trimSigns(
        text
          .slice(0, MOST + 1)
          .replace(/\s+\S*$/, '')
          .slice(0, MOST),
      );
}
