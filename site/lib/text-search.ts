/**
 * Whether a text says all words of a search, in any order, as words or as parts of them. Case and accents do not
 * matter: `cafe` finds `Café`, and Arabic is found with or without its vowel signs.
 * @param search as it was typed; an empty one is said by every text
 */
export function saysAllWords(text: string, search: string): boolean {
  const said = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** In small letters, without accents and vowel signs. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
