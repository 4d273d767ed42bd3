import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'booking-rules/shared/format/language';
import type { Photo } from 'booking-rules/shared/listing/photo';
import { blocksFromText, textFromBlocks } from 'booking-rules/shared/format/text-blocks';
import type { TranslatedKind } from 'booking-rules/shared/translations/translated-kinds';

type Blocks = { type: string }[];

/** Texts by their originals. */
type Dictionary = Map<string, string>;

/** What is translated into a language: by document, and what the same words are called in others of its kind. */
interface Book {
  documents: Map<string, Dictionary>;
  kinds: Map<string, Dictionary>;
}

export type Translations = ReadonlyMap<Language, Book>;

/** Everything that somebody has translated. */
export async function readTranslations(strapi: Core.Strapi): Promise<Translations> {
  const books = new Map<Language, Book>();
  for (const { kind, documentId, language, texts } of await engineOf(strapi).translations.readAll()) {
    const book: Book = books.get(language) ?? { documents: new Map(), kinds: new Map() };
    books.set(language, book);
    const pairs = texts.map(({ source, text }): [string, string] => [source, text]);
    book.documents.set(`${kind} ${documentId}`, new Map(pairs));
    const others = book.kinds.get(kind) ?? new Map<string, string>();
    for (const [source, text] of pairs) others.set(source, text);
    book.kinds.set(kind, others);
  }
  return books;
}

/** What a document says in a language: the original where that has not been translated. */
export interface Words {
  /** A text that is the matter of its page. */
  say: (text: string) => string;
  sayBlocks(blocks: Blocks): Blocks;
  /** A name, or another text that a page could do without. */
  name: (text: string) => string;
  /** Whether at least half of what was said is in the language. */
  isTold(): boolean;
}

export function wordsOf(
  translations: Translations,
  kind: TranslatedKind,
  documentId: string,
  language: Language,
): Words {
  const book = translations.get(language);
  const own = book?.documents.get(`${kind} ${documentId}`);
  const others = book?.kinds.get(kind);
  const find = (source: string) => own?.get(source) ?? others?.get(source);
  let [said, told] = [0, 0];
  function count(source: string): string | undefined {
    const text = find(source);
    said += source.length;
    if (text !== undefined) told += source.length;
    return text;
  }
  return {
    say: (text) => count(text.trim()) ?? text,
    sayBlocks(blocks) {
      const text = count(textFromBlocks(blocks));
      return text === undefined ? blocks : blocksFromText(text, blocks);
    },
    name: (text) => find(text.trim()) ?? text,
    isTold: () => told * 2 >= said,
  };
}

/** A picture as it is described in a language. */
export function photoIn<Shown extends Photo | null>(photo: Shown, words: Words): Shown {
  return photo && { ...photo, alt: words.name(photo.alt) };
}

/** Something with the languages in which it is there: its own, and those into which it is translated. */
export type Told<Shown> = Shown & { languages: Language[] };

/** What is shown of a document, in a language. @param show makes it of the words of any language */
export function toldIn<Shown extends object>(
  translations: Translations,
  kind: TranslatedKind,
  documentId: string,
  language: Language,
  show: (words: Words) => Shown,
): Told<Shown> {
  const languages = LANGUAGES.filter((one) => {
    if (one === DEFAULT_LANGUAGE) return true;
    const words = wordsOf(translations, kind, documentId, one);
    show(words);
    return words.isTold();
  });
  return { ...show(wordsOf(translations, kind, documentId, language)), languages };
}
