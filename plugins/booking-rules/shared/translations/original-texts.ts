import { textFromBlocks } from '../format/text-blocks';
import {
  TRANSLATED_KINDS,
  type TextForm,
  type TranslatedFields,
  type TranslatedKind,
} from './translated-kinds';

/** A text that an editor has written, as it is translated. */
export interface OriginalText {
  /** Where it stands in its document: `sections.2.heading`. */
  path: string;
  /** As it is called in the panel: `Section 3 · Heading`. */
  label: string;
  form: TextForm;
  source: string;
}

/** A text in another language, with the one from which it was made. */
export interface TranslatedText {
  path: string;
  source: string;
  text: string;
}

/** The texts of a document in their order; empty ones are none. */
export function originalTexts(kind: TranslatedKind, document: object): OriginalText[] {
  return textsIn(TRANSLATED_KINDS[kind].fields, document, [], []);
}

function textsIn(
  fields: TranslatedFields,
  document: object,
  path: readonly string[],
  labels: readonly string[],
): OriginalText[] {
  const values = new Map<string, unknown>(Object.entries(document));
  return Object.entries(fields).flatMap(([field, said]) => {
    const value = values.get(field);
    const at = [...path, field];
    if ('form' in said) {
      const source = sourceOf(value);
      const label = [...labels, said.label].join(' · ');
      return source === '' ? [] : [{ path: at.join('.'), label, form: said.form, source }];
    }
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) =>
        isObject(item)
          ? textsIn(said.fields, item, [...at, String(index)], [...labels, `${said.label} ${index + 1}`])
          : [],
      );
    return isObject(value) ? textsIn(said.fields, value, at, [...labels, said.label]) : [];
  });
}

/** What is translated of a field: its words, those of blocks in their markup. */
export function sourceOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? textFromBlocks(value.filter(isBlock)) : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isBlock = (value: unknown): value is { type: string } =>
  isObject(value) && 'type' in value && typeof value.type === 'string';

/** How far a document is translated. */
export interface TranslationState {
  texts: number;
  translated: number;
  /** Texts whose original has changed since they were translated: guests read the original. */
  outdated: number;
}

/** An original with what is known of it in another language. */
export interface TextPair extends OriginalText {
  /** Empty while there is none of the text as it is now. */
  text: string;
  /** What was translated before the original changed; null where nothing was. */
  earlier: { source: string; text: string } | null;
}

/**
 * Pairs the texts of a document with their translations. A translation belongs to the words from which it was made,
 * wherever they stand now: what says something else is not told in words that were true once.
 * @param elsewhere what the same words are called in other documents of the kind
 */
export function pairTexts(
  originals: readonly OriginalText[],
  translated: readonly TranslatedText[],
  elsewhere: ReadonlyMap<string, string> = new Map(),
): TextPair[] {
  const sources = new Set(originals.map(({ source }) => source));
  return originals.map((original) => {
    const same = translated.filter(({ source }) => source === original.source);
    const own = same.find(({ path }) => path === original.path) ?? same[0];
    const text = own?.text ?? elsewhere.get(original.source) ?? '';
    const before = translated.find(({ path, source }) => path === original.path && !sources.has(source));
    const earlier = text === '' && before ? { source: before.source, text: before.text } : null;
    return { ...original, text, earlier };
  });
}

export function stateOf(pairs: readonly TextPair[]): TranslationState {
  return {
    texts: pairs.length,
    translated: pairs.filter(({ text }) => text !== '').length,
    outdated: pairs.filter(({ earlier }) => earlier !== null).length,
  };
}

/**
 * What is kept once a document has been translated. While a draft waits, the words that guests still read keep theirs;
 * what was said before an original changed stays until that is translated again.
 * @param shown the texts of the published version
 */
export function keptTexts(
  saved: readonly TranslatedText[],
  before: readonly TranslatedText[],
  shown: readonly OriginalText[],
): TranslatedText[] {
  const now = saved.filter(({ text }) => text !== '');
  const written = new Set(saved.map(({ source }) => source));
  const stillShown = new Set(shown.map(({ source }) => source));
  const open = new Set(saved.filter(({ text }) => text === '').map(({ path }) => path));
  const isNeeded = ({ path, source }: TranslatedText) => stillShown.has(source) || open.has(path);
  return [...now, ...before.filter((text) => !written.has(text.source) && isNeeded(text))];
}
