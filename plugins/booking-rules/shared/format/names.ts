import { currentLanguage, DEFAULT_LANGUAGE } from './language';
import { sharedByAll } from './place';

/** What managers name that is said of a stay and beside its price, and who they are on mails and documents. */
export type NamedKind =
  | 'apartments'
  | 'areas'
  | 'rates'
  | 'extras'
  | 'fees'
  | 'policies'
  | 'pages'
  | 'address'
  | 'invoices';

/** What names are called in other languages, by `keyOfName`. */
export type Names = ReadonlyMap<string, string>;

const kept = sharedByAll<{ names: Names }>('names', { names: new Map() });

export function keyOfName(language: string, kind: NamedKind, name: string): string {
  return `${language} ${kind} ${name.trim()}`;
}

/** Says what names are called, for all that this process writes from now on. */
export function setNames(names: Names): void {
  kept.names = names;
}

/** A name, or a description or an address beside it, in the language of the moment; as it was written where nobody has translated it. */
export function toldName(kind: NamedKind, name: string): string {
  const language = currentLanguage();
  return language === DEFAULT_LANGUAGE ? name : (kept.names.get(keyOfName(language, kind, name)) ?? name);
}
