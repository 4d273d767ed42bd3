import { isDeepStrictEqual } from 'node:util';
import { errors } from '@strapi/utils';
import type { Core, Schema, UID } from '@strapi/strapi';
import { blocksFromText } from '../../../../shared/format/text-blocks';
import {
  originalTexts,
  pairTexts,
  type TranslatedText,
} from '../../../../shared/translations/original-texts';
import { TRANSLATED_KINDS, type TranslatedKind } from '../../../../shared/translations/translated-kinds';
import { readDocuments, type AnyDocument } from '../any-document';

type Model = Schema.ContentType | Schema.Component;
type Attribute = Schema.Attribute.AnyAttribute;

/** What a field of a document becomes in its copy. @param path where it stands: `sections.2.heading` */
type Say = (path: string, value: unknown, attribute: Attribute) => unknown;

/** A document with all its parts and pictures; without what it relates to. Null when there is none. */
export async function readWhole(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  status: 'draft' | 'published',
): Promise<AnyDocument | null> {
  const populate = partsOf(strapi, strapi.getModel(uid));
  const [found] = await readDocuments(strapi, uid, { filters: { documentId }, status, populate });
  return found ?? null;
}

/** Whether the draft of a document is what has been published of it, apart from what it relates to. */
export async function isPublishedAsItIs(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  draft: AnyDocument,
): Promise<boolean> {
  const published = await readWhole(strapi, uid, draft.documentId, 'published');
  if (!published) return false;
  const [one, other] = [draft, published].map((version) =>
    copyOf(strapi, strapi.getModel(uid), version, '', (_path, value) => value),
  );
  return isDeepStrictEqual(one, other);
}

/**
 * The fields of a document that are said in another language, as Strapi's i18n keeps them for it: the document's own,
 * with the words that are translated in place of the original ones, where they fit.
 */
export function translatedCopy(
  strapi: Core.Strapi,
  kind: TranslatedKind,
  document: AnyDocument,
  texts: readonly TranslatedText[],
): Record<string, unknown> {
  const model = strapi.getModel(TRANSLATED_KINDS[kind].uid);
  const said = new Map(pairTexts(originalTexts(kind, document), texts).map(({ path, text }) => [path, text]));
  const copy = copyOf(strapi, model, document, '', (path, value, attribute) => {
    const text = said.get(path) ?? '';
    if (text === '' || text.length > longestOf(attribute)) return value;
    return attribute.type === 'blocks' ? blocksFromText(text, value as { type: string }[]) : text;
  });
  const kept = Object.entries<Attribute>(model.attributes).filter(
    ([, attribute]) => attribute.type === 'uid' || isLocalized(attribute),
  );
  const names = new Set(kept.map(([name]) => name));
  return Object.fromEntries(Object.entries(copy).filter(([field]) => names.has(field)));
}

/** @throws ValidationError for a text, by its path, that is longer than its field may be */
export function refuseTooLong(
  strapi: Core.Strapi,
  kind: TranslatedKind,
  document: AnyDocument,
  texts: ReadonlyMap<string, string>,
): void {
  const model = strapi.getModel(TRANSLATED_KINDS[kind].uid);
  copyOf(strapi, model, document, '', (path, value, attribute) => {
    const longest = longestOf(attribute);
    if ((texts.get(path)?.length ?? 0) <= longest) return value;
    const message = `A translation may have ${longest} characters here`;
    throw new errors.ValidationError(message, {
      errors: [{ path: path.split('.'), message, name: 'ValidationError' }],
    });
  });
}

function isLocalized({ pluginOptions }: Attribute): boolean {
  const { i18n }: { i18n?: { localized?: boolean } } = pluginOptions ?? {};
  return i18n?.localized === true;
}

function longestOf(attribute: Attribute): number {
  const { maxLength = Infinity } = attribute as { maxLength?: number };
  return attribute.type === 'blocks' ? Infinity : maxLength;
}

/** What is read with a document: its parts with their own, and pictures. */
function partsOf(strapi: Core.Strapi, model: Model): Record<string, object> {
  return Object.fromEntries(
    Object.entries<Attribute>(model.attributes).flatMap(([field, attribute]): [string, object][] => {
      if (attribute.type === 'media') return [[field, { fields: ['id'] }]];
      if (attribute.type === 'component') {
        return [[field, { populate: partsOf(strapi, strapi.getModel(attribute.component)) }]];
      }
      if (attribute.type !== 'dynamiczone') return [];
      const on = attribute.components.map((uid) => [
        uid,
        { populate: partsOf(strapi, strapi.getModel(uid)) },
      ]);
      return [[field, { on: Object.fromEntries(on) as object }]];
    }),
  );
}

/** A document or part as it would be written for the first time: no ids but those of pictures, no relations. */
function copyOf(
  strapi: Core.Strapi,
  model: Model,
  document: object,
  path: string,
  say: Say,
): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(document));
  /** @param uid of a part that does not say itself what it is */
  const part = (value: unknown, at: string, uid?: UID.Component): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => part(one, `${at}.${index}`, uid));
    if (typeof value !== 'object' || value === null) return value;
    const { __component: own } = value as { __component?: UID.Component };
    const known = own ?? uid;
    if (known === undefined) return value;
    const copy = copyOf(strapi, strapi.getModel(known), value, at, say);
    return own === undefined ? copy : { __component: own, ...copy };
  };
  const copied = Object.entries<Attribute>(model.attributes).flatMap(([field, attribute]) => {
    if (!values.has(field) || attribute.type === 'relation' || NOT_WRITTEN.has(field)) return [];
    const value = values.get(field);
    const at = path === '' ? field : `${path}.${field}`;
    if (attribute.type === 'component') return [[field, part(value, at, attribute.component)]];
    if (attribute.type === 'dynamiczone') return [[field, part(value, at)]];
    return [[field, attribute.type === 'media' ? idsOf(value) : say(at, value, attribute)]];
  });
  return Object.fromEntries(copied) as Record<string, unknown>;
}

/** What Strapi keeps of a document by itself, and where its translation is kept. */
const NOT_WRITTEN: ReadonlySet<string> = new Set([
  ...['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt'],
  'translation',
]);

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
