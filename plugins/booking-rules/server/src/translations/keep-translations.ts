import { errors } from '@strapi/utils';
import type { Core, Modules, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { LANGUAGES, type Language } from '../../../shared/format/language';
import { kindOf, TRANSLATED_KINDS, type TranslatedKind } from '../../../shared/translations/translated-kinds';
import { currentStaff } from '../audit/watch';
import { isTranslation } from '../platform/originals';
import { isPublishedAsItIs, readWhole } from '../records/content/translated-copy';
import {
  isWritingTranslation,
  lockOriginal,
  readTranslations,
  writeTranslation,
  type TranslationRecord,
} from '../records/content/translations';
import type { Translations } from './service';

type Middleware = Modules.Documents.Middleware.Middleware;
type Context = Parameters<Middleware>[0];
type Next = Parameters<Middleware>[1];
type Result = ReturnType<Middleware>;

/** What changes a document's words, or which of them guests read. */
const CHANGES: ReadonlySet<string> = new Set(['update', 'publish', 'unpublish', 'discardDraft']);
const WRITES: ReadonlySet<string> = new Set([...CHANGES, 'create', 'clone', 'delete']);

/**
 * Keeps what documents say in other languages with them: a change of the original, its publishing and its end are those
 * of its translations too. What an editor writes into the row of a language, in Strapi's own form, is kept as what was
 * translated. Must run in `register()`.
 */
export function keepTranslations(strapi: Core.Strapi, translations: () => Translations): void {
  strapi.documents.use((context, next) => {
    const kind = kindOf(context.uid);
    if (kind === undefined || isWritingTranslation()) return next();
    if (isTranslation(context.params))
      return translated({ strapi, translations: translations() }, kind, context, next);
    return original(strapi, kind, context, next);
  });
}

/** What is asked of a document itself. */
async function original(strapi: Core.Strapi, kind: TranslatedKind, context: Context, next: Next): Result {
  const params = context.params as { documentId?: string; locale?: string; data?: Record<string, unknown> };
  // It says itself what it says: only the row of another language keeps a translation.
  if (params.data) delete params.data['translation'];
  const { documentId } = params;
  if (documentId === undefined) return next();
  if (context.action === 'delete') params.locale = '*';
  if (!CHANGES.has(context.action)) return next();
  const which = { kind, documentId };
  if ((await readTranslations(strapi, which)).length === 0) return next();
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await lockOriginal(strapi, trx, which);
    const result = await next();
    for (const record of await readTranslations(strapi, which)) {
      if (context.action === 'unpublish') await unpublish(strapi, record);
      else await writeTranslation(strapi, record);
    }
    return result;
  });
}

async function unpublish(strapi: Core.Strapi, { kind, documentId, language }: TranslationRecord) {
  const uid = TRANSLATED_KINDS[kind].uid as 'api::page.page';
  await strapi.documents(uid).unpublish({ documentId, locale: language });
}

/** What is asked of the row of a language. */
async function translated(
  { strapi, translations }: { strapi: Core.Strapi; translations: Translations },
  kind: TranslatedKind,
  context: Context,
  next: Next,
): Result {
  const { action } = context;
  const uid: UID.ContentType = TRANSLATED_KINDS[kind].uid;
  const { documentId, locale, data, ...asked } = context.params as {
    documentId?: string;
    locale: string | string[];
    data?: object;
  };
  if (!WRITES.has(action)) return next();
  const language = LANGUAGES.find((one) => [locale].flat().includes(one));
  if (language === undefined)
    throw new errors.ValidationError(`Nothing is translated into ${String(locale)}`);
  if (documentId === undefined || action === 'create' || action === 'clone')
    throw new errors.ValidationError('Write the original first, and translate it then');
  const place = { kind, documentId };
  const actor = { by: currentStaff(strapi) ?? 'system', now: new Date() };
  if (action === 'delete') {
    await translations.clear(place, language, actor);
    return { documentId, entries: [] };
  }
  if (action === 'publish') await refuseWaiting(strapi, uid, documentId);
  if (action === 'publish' || action === 'unpublish') return next();
  if (action === 'update') await translations.saveFields(place, language, data ?? {}, actor);
  else await rewrite(strapi, { ...place, language });
  const written = await strapi.documents(uid).findOne({ ...asked, documentId, locale: language } as never);
  return action === 'update' ? written : { documentId, entries: written ? [written] : [] };
}

/** @throws ValidationError while the original has changes that are not published: both go out together */
async function refuseWaiting(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const draft = await readWhole(strapi, uid, documentId, 'draft');
  if (draft && !(await isPublishedAsItIs(strapi, uid, draft)))
    throw new errors.ValidationError('Publish the original: its translations are published with it');
}

async function rewrite(
  strapi: Core.Strapi,
  which: { kind: TranslatedKind; documentId: string; language: Language },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await lockOriginal(strapi, trx, which);
    const [record] = await readTranslations(strapi, which);
    if (record) await writeTranslation(strapi, record);
  });
}
