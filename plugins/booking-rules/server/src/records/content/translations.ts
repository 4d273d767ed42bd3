import type { Knex } from 'knex';
import type { Language } from '../../../../shared/format/language';
import { keyOfName, type NamedKind, type Names } from '../../../../shared/format/names';
import type { TranslatedText } from '../../../../shared/translations/original-texts';
import { TRANSLATED_KINDS } from '../../../../shared/translations/translated-kinds';

/** What is announced in place of a content type when a translation has changed. */
export const TRANSLATION = 'booking-rules.translation';
const TABLE = 'content_translations';
/** As much as a row keeps of who it was. */
const LONGEST_NAME = 120;

/** The texts of a document in a language. */
export interface TranslationRecord {
  /** Uid of the content type. */
  subject: string;
  documentId: string;
  language: Language;
  texts: TranslatedText[];
  by: string;
  changedAt: Date;
}

interface Row {
  subject: string;
  document: string;
  language: Language;
  texts: string;
  by: string;
  changed_at: number | string;
}

/** Translations of a document, of a kind of documents, or all; those that were changed last come last. */
export async function readTranslations(
  knex: Knex,
  which: Partial<Pick<Row, 'subject' | 'document' | 'language'>> = {},
): Promise<TranslationRecord[]> {
  const rows: Row[] = await knex<Row>(TABLE).where(which).orderBy(['changed_at', 'document']).select('*');
  return rows.map(({ document, texts, changed_at: changedAt, ...row }) => ({
    ...row,
    documentId: document,
    texts: JSON.parse(texts) as TranslatedText[],
    changedAt: new Date(Number(changedAt)),
  }));
}

/** Which texts of each kind are said in other places than the pages of their documents. */
const NAMED: Readonly<Record<NamedKind, readonly string[]>> = {
  ...{
    apartments: ['name', 'address'],
    areas: ['name'],
    rates: ['name'],
    fees: ['name'],
    policies: ['name'],
    pages: ['title'],
  },
  ...{ extras: ['name', 'description'], address: ['address'], invoices: ['address', 'footer'] },
};
const NAMED_KINDS = Object.keys(NAMED) as NamedKind[];

/** What apartments, areas, rate plans, extras, fees, policies and pages are called in other languages, and where we are. */
export async function readNames(knex: Knex): Promise<Names> {
  const names = new Map<string, string>();
  for (const kind of NAMED_KINDS) {
    const found = await readTranslations(knex, { subject: TRANSLATED_KINDS[kind].uid });
    for (const { language, texts } of found)
      for (const { path, source, text } of texts)
        if (NAMED[kind].includes(path)) names.set(keyOfName(language, kind, source), text);
  }
  return names;
}

/** Keeps the texts of a document in a language in place of those before; without any, nothing is kept. */
export async function writeTranslation(
  trx: Knex.Transaction,
  { subject, documentId, language, texts, by, changedAt }: TranslationRecord,
): Promise<void> {
  const key = { subject, document: documentId, language };
  if (texts.length === 0) {
    await trx(TABLE).where(key).delete();
    return;
  }
  const row = {
    ...key,
    texts: JSON.stringify(texts),
    by: by.slice(0, LONGEST_NAME),
    changed_at: changedAt.getTime(),
  };
  await trx(TABLE).insert(row).onConflict(['subject', 'document', 'language']).merge();
}

/** Removes the translations of documents that are gone. */
export async function removeTranslations(
  trx: Knex.Transaction,
  subject: string,
  documentId: string,
): Promise<void> {
  await trx(TABLE).where({ subject, document: documentId }).delete();
}
