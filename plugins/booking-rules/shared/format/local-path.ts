import { currentLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language';

/** A language before the path of a page: `/ar`, `/ar/blog/metro`, `/ar?district=meydan`. */
const PREFIX = new RegExp(
  `^/(${LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join('|')})(?=[/?#]|$)`,
);

/** What has one address for readers of every language: what the server itself answers, and files. */
const OF_NO_LANGUAGE = /^\/(?:api|admin|uploads)(?:\/|$)|\.\w+$/;

/**
 * The language that an address says, and what comes after it: of `/ar/blog?page=2` it is Arabic and `/blog?page=2`.
 * @param address path from the root, with or without query and fragment
 */
export function splitPath(address: string): { language: Language; path: string } {
  const named = PREFIX.exec(address)?.[1];
  const language = LANGUAGES.find((one) => one === named) ?? DEFAULT_LANGUAGE;
  if (language === DEFAULT_LANGUAGE) return { language, path: address };
  const rest = address.slice(language.length + 1);
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of the same page in a language; what is no path of a page stays as it is. */
export function pathIn(language: Language, address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const { path } = splitPath(address);
  if (language === DEFAULT_LANGUAGE) return path;
  const [page = ''] = path.split(/[?#]/, 1);
  if (OF_NO_LANGUAGE.test(page)) return path;
  // The homepage is `/ar`: no other page ends in a slash either.
  return `/${language}${page === '/' ? '' : page}${path.slice(page.length)}`;
}

/** The address of a page in the language of what is being written. One that already names a language keeps it. */
export function localPath(address: string): string {
  const { language } = splitPath(address);
  return language === DEFAULT_LANGUAGE ? pathIn(currentLanguage(), address) : address;
}
