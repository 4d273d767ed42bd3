import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { Page } from '../../../contracts/fields';
import type {
  Translation,
  TranslationChange,
  TranslationLine,
  TranslationQuery,
} from '../../../contracts/setup/translations';
import type { Language } from '../../../shared/format/language';
import {
  keptTexts,
  originalTexts,
  pairTexts,
  stateOf,
  type TranslatedText,
} from '../../../shared/translations/original-texts';
import {
  TRANSLATED_KINDS,
  type TranslatedFields,
  type TranslatedKind,
  type TranslatedPart,
} from '../../../shared/translations/translated-kinds';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { readDocuments, type AnyDocument } from '../records/any-document';
import { moveEarlierTranslations, prepareLocales } from './earlier-translations';
import { textsWritten, type Known } from './written-texts';
import { refuseTooLong } from '../records/content/translated-copy';
import {
  lockOriginal,
  readTranslations,
  writeTranslation,
  type TranslationRecord,
} from '../records/content/translations';

/** Documents in one read. */
const AT_ONCE = 100;

/** A document that is translated. */
export interface TranslatedDocument {
  kind: TranslatedKind;
  documentId: string;
}

/**
 * What editors have written, in other languages: rows of Strapi's i18n, of which whatever counts, sells or lists
 * documents sees nothing, as it asks for no language and is given the original.
 */
export const createTranslations = (strapi: Core.Strapi) => {
  async function list(query: TranslationQuery): Promise<Page<TranslationLine>> {
    const { kind, language, show, page, pageSize } = query;
    const records = await readTranslations(strapi, { kind, language });
    const ofDocument = new Map(records.map((record) => [record.documentId, record]));
    const elsewhere = wordsOf(records);
    const lines: TranslationLine[] = [];
    for (let start = 0; start === lines.length; start += AT_ONCE) {
      const found = await read(kind, { start, limit: AT_ONCE });
      for (const document of found) {
        const record = ofDocument.get(document.documentId);
        const pairs = pairTexts(originalTexts(kind, document), record?.texts ?? [], elsewhere);
        const changedAt = record?.changedAt.toISOString() ?? null;
        lines.push({
          ...{ documentId: document.documentId, name: nameOf(kind, document), changedAt },
          ...stateOf(pairs),
        });
      }
    }
    const shown = lines.filter(
      ({ texts, translated }) => texts > 0 && (show === 'all' || translated < texts),
    );
    const pageCount = Math.max(1, Math.ceil(shown.length / pageSize));
    return {
      data: shown.slice((page - 1) * pageSize, page * pageSize),
      meta: { pagination: { page, pageSize, pageCount, total: shown.length } },
    };
  }

  async function find(place: TranslatedDocument, language: Language): Promise<Translation> {
    const { document, records, own } = await readPlace(place, language);
    return {
      name: nameOf(place.kind, document),
      texts: pairTexts(originalTexts(place.kind, document), own?.texts ?? [], wordsOf(records)),
      by: own?.by ?? null,
      changedAt: own?.changedAt.toISOString() ?? null,
    };
  }

  async function save(place: TranslatedDocument, { language, texts }: TranslationChange, actor: Actor) {
    await change(place, language, async (trx, known) => {
      const originals = originalTexts(place.kind, known.document);
      for (const { path, source } of texts) {
        if (!originals.some((original) => original.path === path && original.source === source))
          throw createError(409, 'The original has changed meanwhile: load the page again', {
            details: { path },
          });
      }
      const sent = new Map(texts.map(({ path, text }) => [path, text]));
      await keep(trx, { ...place, language }, { ...known, sent }, actor);
    });
    return find(place, language);
  }

  /** Changes what a document says in a language, while nobody else does. */
  function change(
    place: TranslatedDocument,
    language: Language,
    work: (trx: Knex.Transaction, known: Known) => Promise<void>,
  ): Promise<void> {
    return inTransaction(strapi, async (trx) => {
      await lockOriginal(strapi, trx, place);
      await work(trx, await readPlace(place, language));
    });
  }

  /** Keeps what was sent of a translation, by the paths of its texts, beside what is known of the others. */
  async function keep(
    trx: Knex.Transaction,
    place: TranslatedDocument & { language: Language },
    { document, own, sent }: Known & { sent: ReadonlyMap<string, string> },
    { by, now }: Actor,
  ): Promise<void> {
    const { kind, documentId, language } = place;
    const { uid: subject } = TRANSLATED_KINDS[kind];
    refuseTooLong(strapi, kind, document, sent);
    const before = own?.texts ?? [];
    const saved = pairTexts(originalTexts(kind, document), before).map(
      ({ path, source, text }): TranslatedText => ({ path, source, text: sent.get(path) ?? text }),
    );
    const [shown] = await read(kind, { filters: { documentId }, status: 'published' });
    const texts = keptTexts(saved, before, shown ? originalTexts(kind, shown) : []);
    await writeTranslation(strapi, { ...place, texts, by, changedAt: now });
    if (sent.size === 0) return;
    const details = { language, texts: sent.size };
    const what = { action: 'translated', subject, subjectId: documentId, label: nameOf(kind, document) };
    await recordChange(trx, { by, ...what, details }, now);
  }

  async function readPlace({ kind, documentId }: TranslatedDocument, language: Language) {
    const [document] = await read(kind, { filters: { documentId } });
    if (!document) throw new errors.NotFoundError('There is no such document');
    const records = await readTranslations(strapi, { kind, language });
    return { document, records, own: records.find((record) => record.documentId === documentId) };
  }

  /** Drafts, as editors left them, unless the published ones are asked for. */
  function read(kind: TranslatedKind, query: object): Promise<AnyDocument[]> {
    const { uid, name } = TRANSLATED_KINDS[kind];
    const fields: TranslatedFields = TRANSLATED_KINDS[kind].fields;
    const populate = Object.fromEntries(
      Object.entries(fields).flatMap(([field, said]) => ('form' in said ? [] : [[field, partsOf(said)]])),
    );
    return readDocuments(strapi, uid, { sort: [`${name}:asc`, 'documentId:asc'], populate, ...query });
  }

  return {
    list,
    find,
    save,

    /** Every translation, for what shows them. */
    readAll: (): Promise<TranslationRecord[]> => readTranslations(strapi),

    /** Makes sure of the languages that there are, and moves what versions before kept elsewhere. */
    async prepare(): Promise<void> {
      await prepareLocales(strapi);
      await moveEarlierTranslations(strapi);
    },

    /** Keeps what an editor has written into the row of a language itself, in Strapi's own form. */
    async saveFields(place: TranslatedDocument, language: Language, fields: object, actor: Actor) {
      await change(place, language, async (trx, known) => {
        const sent = textsWritten(place.kind, known, fields);
        await keep(trx, { ...place, language }, { ...known, sent }, actor);
        if ((await readTranslations(strapi, { ...place, language })).length === 0)
          throw new errors.ValidationError('Nothing is translated yet: translate at least one text');
      });
    },

    /** Takes away what a document says in a language. */
    async clear(place: TranslatedDocument, language: Language, actor: Actor) {
      await change(place, language, async (trx, { document }) => {
        const sent = new Map(originalTexts(place.kind, document).map(({ path }) => [path, '']));
        await keep(trx, { ...place, language }, { document, own: undefined, sent }, actor);
      });
    },

    /** Adds translations that come with documents, such as those of the demo; what somebody has translated stays. */
    async add(place: TranslatedDocument, language: Language, texts: TranslatedText[], { by, now }: Actor) {
      await inTransaction(strapi, async (trx) => {
        await lockOriginal(strapi, trx, place);
        const known = await readTranslations(strapi, { ...place, language });
        if (known.length === 0)
          await writeTranslation(strapi, { ...place, language, texts, by, changedAt: now });
      });
    },
  };
};

/** What is read of a part: those that it has itself, where its texts are not all its own. */
function partsOf({ fields }: TranslatedPart): true | { populate: '*' } {
  return Object.values(fields).every((said) => 'form' in said) || { populate: '*' };
}

/** What texts are called in any document, by the originals; in the one that was translated last where they differ. */
function wordsOf(records: readonly TranslationRecord[]): Map<string, string> {
  return new Map(
    records.flatMap(({ texts }) => texts.map(({ source, text }): [string, string] => [source, text])),
  );
}

function nameOf(kind: TranslatedKind, document: AnyDocument): string {
  const name = document[TRANSLATED_KINDS[kind].name];
  return typeof name === 'string' && name !== '' ? name : 'Untitled';
}

export type Translations = ReturnType<typeof createTranslations>;
