import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../shared/format/language';
import type { TranslatedText } from '../../../shared/translations/original-texts';
import { kindOf, KINDS, TRANSLATED_KINDS } from '../../../shared/translations/translated-kinds';
import { inTransaction } from '../platform/transaction';
import { readTranslations, writeTranslation } from '../records/content/translations';

/** Where translations were kept before they became rows of Strapi's i18n. */
const TABLE = 'content_translations';

interface EarlierRow {
  /** Uid of the content type. */
  subject: string;
  document: string;
  language: Language;
  /** JSON: `[{ path, source, text }]`. */
  texts: string;
  by: string;
  /** Milliseconds since 1970. */
  changed_at: number | string;
}

/** What Strapi's i18n is asked for. */
interface Locales {
  findByCode(code: string): Promise<object | null>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<unknown>;
}

/**
 * Has Strapi's i18n know the languages of the product, and which of them originals are written in: all that says no
 * language of its own, as what a migration has written. Whatever asks for documents would not find it otherwise.
 */
export async function prepareLocales(strapi: Core.Strapi): Promise<void> {
  const locales: Locales = strapi.plugin('i18n').service('locales');
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  for (const code of LANGUAGES) {
    if ((await locales.findByCode(code)) === null)
      await locales.create({ code, name: `${names.of(code) ?? code} (${code})` });
  }
  await locales.setDefaultLocale({ code: DEFAULT_LANGUAGE });
  for (const kind of KINDS) {
    const { uid } = TRANSLATED_KINDS[kind];
    await strapi.db.query(uid).updateMany({ where: { locale: null }, data: { locale: DEFAULT_LANGUAGE } });
  }
}

/**
 * Moves translations of before into the rows of their languages, each at once or not at all: a start that was broken
 * off is gone on with by the next. What does not fit its field stays where it is, and the log says so.
 */
export async function moveEarlierTranslations(strapi: Core.Strapi): Promise<void> {
  const rows: EarlierRow[] = await strapi.db.connection<EarlierRow>(TABLE).select('*');
  for (const row of rows) {
    try {
      await move(strapi, row);
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      strapi.log.warn(`A translation of ${row.subject} ${row.document} is left out: ${error.message}`);
    }
  }
}

async function move(strapi: Core.Strapi, row: EarlierRow): Promise<void> {
  const { subject, document: documentId, language } = row;
  const kind = kindOf(subject);
  const key = { subject, document: documentId, language };
  await inTransaction(strapi, async (trx) => {
    // Of several servers that start at once, one moves it.
    if (!(await trx(TABLE).where(key).forUpdate().first('language'))) return;
    if (kind !== undefined && (await readTranslations(strapi, { kind, documentId, language })).length === 0) {
      const texts = JSON.parse(row.texts) as TranslatedText[];
      const changedAt = new Date(Number(row.changed_at));
      await writeTranslation(strapi, { kind, documentId, language, texts, by: row.by, changedAt });
    }
    await trx(TABLE).where(key).delete();
  });
}
