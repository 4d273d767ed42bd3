import { spoken } from '../lib/spoken';

/** Words within others: an element of their own only where they are in another language than the page. */
export function Words({ of: words }: { of: string }) {
  const language = spoken(words);
  return language.lang === undefined ? words : <span {...language}>{words}</span>;
}
