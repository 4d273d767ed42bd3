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
  kindOf,
  TRANSLATED_KINDS,
  type TranslatedFields,
  type TranslatedKind,
  type TranslatedPart,
} from '../../../shared/translations/translated-kinds';
import type { Changes } from '../inventory/changes/changes';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { readDocuments, type AnyDocument } from '../records/any-document';
import {
  readTranslations,
  removeTranslations,
  TRANSLATION,
  writeTranslation,
  type TranslationRecord,
} from '../records/content/translations';

/** Documents in one read. */
const AT_ONCE = 100;

interface TranslationsDeps {
  strapi: Core.Strapi;
  changes: Changes;
}

/** A document that is translated. */
export interface TranslatedDocument {
  kind: TranslatedKind;
  documentId: string;
}

/**
 * What editors have written, in other languages. Translations stand beside the documents, which know nothing of them:
 * whatever counts, sells or lists documents finds each of them once.
 */
export const createTranslations = ({ strapi, changes }: TranslationsDeps) => {
  async function list(query: TranslationQuery): Promise<Page<TranslationLine>> {
    const { kind, language, show, page, pageSize } = query;
    const { uid: subject } = TRANSLATED_KINDS[kind];
    const records = await readTranslations(strapi.db.connection, { subject, language });
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
    const { document, records, own } = await readPlace(strapi.db.connection, place, language);
    return {
      name: nameOf(place.kind, document),
      texts: pairTexts(originalTexts(place.kind, document), own?.texts ?? [], wordsOf(records)),
      by: own?.by ?? null,
      changedAt: own?.changedAt.toISOString() ?? null,
    };
  }

  async function save(place: TranslatedDocument, { language, texts }: TranslationChange, { by, now }: Actor) {
    const { kind, documentId } = place;
    const { uid: subject } = TRANSLATED_KINDS[kind];
    await inTransaction(strapi, async (trx) => {
      const { document, own } = await readPlace(trx, place, language);
      const originals = originalTexts(kind, document);
      for (const { path, source } of texts) {
        if (!originals.some((original) => original.path === path && original.source === source))
          throw createError(409, 'The original has changed meanwhile: load the page again', {
            details: { path },
          });
      }
      const before = own?.texts ?? [];
      const sent = new Map(texts.map(({ path, text }) => [path, text]));
      const saved = pairTexts(originals, before).map(({ path, source, text }): TranslatedText => {
        return { path, source, text: sent.get(path) ?? text };
      });
      const [shown] = await read(kind, { filters: { documentId }, status: 'published' });
      const kept = keptTexts(saved, before, shown ? originalTexts(kind, shown) : []);
      await writeTranslation(trx, { subject, documentId, language, texts: kept, by, changedAt: now });
      if (texts.length === 0) return;
      await recordChange(
        trx,
        {
          ...{ by, action: 'translated', subject, subjectId: documentId },
          label: nameOf(kind, document),
          details: { language, texts: texts.length },
        },
        now,
      );
    });
    changes.announce({ kind: 'content', uid: TRANSLATION, documentId });
    return find(place, language);
  }

  async function readPlace(knex: Knex, { kind, documentId }: TranslatedDocument, language: Language) {
    const [document] = await read(kind, { filters: { documentId } });
    if (!document) throw new errors.NotFoundError('There is no such document');
    const records = await readTranslations(knex, { subject: TRANSLATED_KINDS[kind].uid, language });
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
    readAll: (): Promise<TranslationRecord[]> => readTranslations(strapi.db.connection),

    /** Adds translations that come with documents, such as those of the demo; what somebody has translated stays. */
    async add(
      place: TranslatedDocument,
      language: Language,
      texts: readonly TranslatedText[],
      { by, now }: Actor,
    ) {
      const { uid: subject } = TRANSLATED_KINDS[place.kind];
      const { documentId } = place;
      await inTransaction(strapi, async (trx) => {
        const known = await readTranslations(trx, { subject, language });
        if (known.some((record) => record.documentId === documentId)) return;
        await writeTranslation(trx, { subject, documentId, language, texts: [...texts], by, changedAt: now });
      });
      changes.announce({ kind: 'content', uid: TRANSLATION, documentId });
    },
  };
};

/** Has translations go with their originals. Must run in `register()`. */
export function removeWithOriginals(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as { documentId?: string };
    if (context.action !== 'delete' || documentId === undefined || kindOf(context.uid) === undefined)
      return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const result = await next();
      await removeTranslations(trx, context.uid, documentId);
      return result;
    });
  });
}

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
