const EMOJI =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\u200d|\ufe0f|\u20e3|[★☆✓✔✦✧❖◆■►▶➤]/gu;
const BLOCKS = /<\/?(p|div|br|li|ul|ol|h[1-6]|tr|table|section)\b[^>]*>/gi;
const HIDDEN = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<\/?[a-z!][^>]*>/gi;
/** Control and format characters (direction marks, zero-width ones), line breaks and tabs excepted. */
const INVISIBLE = /(?![\n\r\t])[\p{Cc}\p{Cf}]/gu;
const STYLED = /[\u{1D400}-\u{1D7FF}\uff01-\uff5e]/gu;
const PHONE =
  /(?:\+|\b00)\d[\d ().-]{7,16}\d|\b0?5\d[ .-]?\d{3}[ .-]?\d{4}\b|\b04[ .-]?\d{3}[ .-]?\d{4}\b|\b800[ -]?\d{4,7}\b/g;
const ADDRESS = /\b[\w.+-]+@[\w-]+(\.[\w-]+)+|\b(?:https?:\/\/|www\.)\S+/gi;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
};

/** Plain text of one: no tags, entities, invisible characters or letters in fancy dress; line breaks stay. */
export function plainText(text: string): string {
  return decodeEntities(text.replace(HIDDEN, ' ').replace(BLOCKS, '\n').replace(TAG, ' '))
    .replace(INVISIBLE, '')
    .replace(STYLED, (letter) => letter.normalize('NFKC'))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export const hasTags = (text: string): boolean => text.search(TAG) !== -1;

/** The text without emoji and ornaments. */
export const withoutEmoji = (text: string): string => text.replace(EMOJI, '').replace(/ {2,}/g, ' ').trim();

/** The text without phone numbers, email and web addresses. */
export function withoutContacts(text: string): string {
  return text.replace(PHONE, '').replace(ADDRESS, '').replace(/ {2,}/g, ' ').trim();
}

/** At most so many characters, cut at the end of a sentence, else between words. */
export function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most + 1);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(head)?.[0];
  if (sentence !== undefined && sentence.length >= most / 3) return sentence.trim();
  return `${head.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });
}
