import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../shared/format/language';
import { keyOfName, type NamedKind, type Names } from '../../../../shared/format/names';
import type { TranslatedText } from '../../../../shared/translations/original-texts';
import {
  KINDS,
  TRANSLATED_KINDS,
  type TranslatedKind,
} from '../../../../shared/translations/translated-kinds';
import { isPublishedAsItIs, readWhole, translatedCopy } from './translated-copy';

/** What is announced in place of a content type when a translation has changed. */
export const TRANSLATION = 'booking-rules.translation';
/** As much as is kept of who it was. */
const LONGEST_NAME = 120;
const TRANSLATED_INTO = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Runs while the row of a language is written, so that what watches such writes lets it pass. */
const writing = new AsyncLocalStorage<true>();

/** Whether a translation is being written just now, as `writeTranslation` writes it. */
export const isWritingTranslation = (): boolean => writing.getStore() === true;

/** The texts of a document in a language. */
export interface TranslationRecord {
  kind: TranslatedKind;
  documentId: string;
  language: Language;
  texts: TranslatedText[];
  by: string;
  changedAt: Date;
}

/** What the row of a language keeps beside its own fields: each text with the original from which it was made. */
interface KeptTranslation {
  texts: TranslatedText[];
  by: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

interface Row {
  documentId: string;
  locale: Language;
  translation: KeptTranslation | null;
}

/** Translations of a document, of a kind of documents, or all; those that were changed last come last. */
export async function readTranslations(
  strapi: Core.Strapi,
  which: { kind?: TranslatedKind; documentId?: string; language?: Language } = {},
): Promise<TranslationRecord[]> {
  const { kind, documentId, language } = which;
  const found: TranslationRecord[] = [];
  for (const one of kind === undefined ? KINDS : [kind]) {
    const { uid } = TRANSLATED_KINDS[one];
    const rows: unknown[] = await strapi.db.query(uid).findMany({
      where: {
        locale: { $in: language === undefined ? TRANSLATED_INTO : [language] },
        publishedAt: hasDrafts(strapi, uid) ? null : { $notNull: true },
        ...(documentId !== undefined && { documentId }),
      },
      select: ['documentId', 'locale', 'translation'],
    });
    for (const { documentId: id, locale, translation } of rows as Row[]) {
      if (translation === null) continue;
      const { texts, by, changedAt } = translation;
      found.push({ kind: one, documentId: id, language: locale, texts, by, changedAt: new Date(changedAt) });
    }
  }
  return found.sort(
    (one, other) =>
      Number(one.changedAt) - Number(other.changedAt) || (one.documentId < other.documentId ? -1 : 1),
  );
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
export async function readNames(strapi: Core.Strapi): Promise<Names> {
  const names = new Map<string, string>();
  for (const kind of NAMED_KINDS) {
    const found = await readTranslations(strapi, { kind });
    for (const { language, texts } of found)
      for (const { path, source, text } of texts)
        if (NAMED[kind].includes(path)) names.set(keyOfName(language, kind, source), text);
  }
  return names;
}

/**
 * Has whoever else writes translations of a document, or the document itself, wait until this transaction has ended:
 * what one has translated is read by the next, and a language never gets a second row.
 */
export async function lockOriginal(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { kind, documentId }: Pick<TranslationRecord, 'kind' | 'documentId'>,
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(TRANSLATED_KINDS[kind].uid);
  const original = { document_id: documentId, locale: DEFAULT_LANGUAGE };
  await trx(tableName).where(original).forUpdate().select('id');
}

/**
 * Writes the texts of a document in a language in place of those before, as Strapi's i18n keeps them: a row that says
 * what the document says, in these words where they are translated. Without any there is no such row. While the
 * original has changes that wait, the published row stays as it is and goes out with them.
 * @throws ValidationError for a text that Strapi refuses, such as one with a link that would run a script
 */
export async function writeTranslation(
  strapi: Core.Strapi,
  { kind, documentId, language, texts, by, changedAt }: TranslationRecord,
): Promise<void> {
  const uid: UID.ContentType = TRANSLATED_KINDS[kind].uid;
  const at = { documentId, locale: language };
  const draft = await readWhole(strapi, uid, documentId, 'draft');
  if (draft === null) return;
  await writing.run(true, async () => {
    if (texts.length === 0) {
      await strapi.documents(uid).delete(at);
      return;
    }
    const kept: KeptTranslation = { texts, by: by.slice(0, LONGEST_NAME), changedAt: changedAt.getTime() };
    const data = { ...translatedCopy(strapi, kind, draft, texts), translation: kept };
    await strapi.documents(uid).update({ ...at, data: data as never });
    if (hasDrafts(strapi, uid) && (await isPublishedAsItIs(strapi, uid, draft)))
      await strapi.documents(uid as 'api::page.page').publish(at);
  });
}

function hasDrafts(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  return strapi.getModel(uid).options?.draftAndPublish === true;
}
