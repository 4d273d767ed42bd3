import { plural } from 'booking-rules/shared/format/plural';

/** Texts of editors beside their translations. */
export const translations = {
  title: 'Translations',
  subtitle:
    'What is not in Arabic yet, guests of the Arabic site read in the language in which it was written',
  filters: { what: 'What', show: 'Show', all: 'All', open: 'Not wholly translated' },
  list: {
    count: (documents: number) => plural(documents, 'document'),
    allTranslated: 'All of it is translated.',
    noneWritten: 'Nobody has written any yet.',
    original: 'Original',
    inArabic: 'In Arabic',
    changed: 'Last translated',
    translated: 'Translated',
    notTranslated: 'Not translated',
    partly: (translated: number, texts: number) => `${translated} of ${texts} texts`,
    outdated: (count: number) => `${count} older than the original`,
  },
  page: {
    title: (name: string) => `${name} · Arabic`,
    allTranslated: 'All of it is translated',
    open: (open: number, texts: number) => `${plural(open, 'text')} of ${texts} not translated`,
    /** @param kind of documents, such as pages */
    back: (kind: string) => `Translations: ${kind}`,
    save: 'Save',
    saved: 'Saved. The Arabic site shows it at once, where it is offered.',
    changed: (by: string, at: string) => `Last translated by ${by}, ${at}`,
    nothing: 'There is nothing to translate.',
    form: 'Translation',
  },
  /** Beside the form of a document. */
  beside: {
    title: 'Translation',
    note: 'Only words are translated here. Everything else is as in the original.',
    open: 'Translate beside the original',
  },
  field: {
    inArabic: (label: string) => `${label} in Arabic`,
    marks:
      'Keep the signs: ## for a heading, - for a list, ** around bold words, [words](address) for a link.',
    begin: (label: string) => `Begin with the original: ${label}`,
    outdated:
      'The original has changed since this was translated. Until it is translated again, guests read the original.',
    useAgain: (label: string) => `Use it again: ${label}`,
  },
};
