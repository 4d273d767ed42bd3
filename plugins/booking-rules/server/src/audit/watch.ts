import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { useOnOriginals } from '../platform/originals';
import { recordChange, recordChanges } from '../records/audit-trail';
import { readDocument } from '../records/any-document';
import { UIDS } from '../records/documents';
import { changedFields, toldFields } from './changed-fields';
import { isEntry, nameOf, namingFields, type Fields, type FieldsOf } from './format-value';

interface RequestState {
  user?: { email?: string };
  auth?: { strategy?: { name?: string }; credentials?: { name?: string } };
}

const TOKENS: ReadonlySet<string> = new Set(['content-api-token', 'admin-token']);

interface Model {
  attributes: Record<string, { type: string; target?: string; private?: boolean }>;
}

/** What each action of Strapi's documents is called in the trail. */
const DONE: Readonly<Record<string, string>> = {
  create: 'created',
  clone: 'created',
  update: 'updated',
  delete: 'deleted',
  publish: 'published',
  unpublish: 'unpublished',
  discardDraft: 'discarded the draft of',
};

/** All that managers and editors write. Reservations have a history of their own, which the trail shows too. */
function isWatched(uid: string): boolean {
  return (uid.startsWith('api::') || uid.startsWith('plugin::booking-rules.')) && uid !== UIDS.reservation;
}

/**
 * Writes every change of a document by somebody of the business into the audit trail, with the change itself or not at
 * all. What happens without one (demo content, imports, guests’ enquiries) is left out.
 */
export function auditDocuments(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    const action = DONE[context.action];
    const by = action !== undefined && isWatched(context.uid) ? currentStaff(strapi) : null;
    if (action === undefined || by === null) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const { documentId: asked, data } = context.params as { documentId?: string; data?: object };
      const all = toldFields(context.contentType.attributes);
      const sent = Object.fromEntries(Object.entries(all).filter(([name]) => name in (data ?? {})));
      // A deleted document is told whole, a changed one by what was sent of it, others by their name.
      const fields = context.action === 'delete' ? all : sent;
      const isNew = context.action === 'create' || context.action === 'clone';
      const before = isNew ? null : await readVersion(strapi, context.uid, asked, fields);
      const result = await next();
      const documentId =
        (isEntry(result) ? (result['documentId'] as string | undefined) : undefined) ?? asked;
      const isGone = context.action === 'delete';
      const after = isGone ? null : await readVersion(strapi, context.uid, documentId, fields);
      const changes = changedFields(fields, before, after, fieldsOfComponents(strapi));
      const isPublished = (context.params as { status?: string }).status === 'published';
      // Saving what was saved already is no change.
      if (context.action === 'update' && changes.length === 0 && !isPublished) return result;
      const shown = after ?? before;
      const label = nameOf(shown) ?? relatedName(shown) ?? context.contentType.info.displayName;
      const details = { changes, ...(isPublished && { published: true }) };
      await recordChange(
        trx,
        { by, action, subject: context.uid, subjectId: documentId ?? '', label, details },
        new Date(),
      );
      return result;
    });
  });
}

/** A document that was updated beneath Strapi's documents service: what it was, and the fields that it has now. */
interface DocumentUpdate {
  before: { documentId: string; name: string };
  after: object;
}

/** Tells the trail of documents that somebody of the business has updated together, in fields of their own. */
export async function recordUpdates(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: UID.ContentType,
  updates: readonly DocumentUpdate[],
): Promise<void> {
  const by = currentStaff(strapi);
  if (by === null) return;
  const all = Object.entries(toldFields(modelOf(strapi, uid).attributes));
  const entries = updates.map(({ before, after }) => {
    const sent = Object.fromEntries(all.filter(([name]) => name in after));
    const changes = changedFields(sent, { ...before }, { ...after }, fieldsOfComponents(strapi));
    const { documentId, name } = before;
    return { by, action: 'updated', subject: uid, subjectId: documentId, label: name, details: { changes } };
  });
  await recordChanges(trx, entries, new Date());
}

/** What the first relation of a document is called: an override is known by its apartment. */
function relatedName(document: unknown): string | null {
  if (!isEntry(document)) return null;
  for (const value of Object.values(document)) {
    const name = isEntry(value) && !Array.isArray(value) ? nameOf(value) : null;
    if (name !== null) return name;
  }
  return null;
}

/** The member of staff who makes this request, by email address or token name; null for anybody else. */
export function currentStaff(strapi: Core.Strapi): string | null {
  const context = strapi.requestContext.get();
  if (!context) return null;
  const { user, auth } = context.state as RequestState;
  const strategy = auth?.strategy?.name ?? '';
  if (strategy === 'admin') return user?.email ?? null;
  return TOKENS.has(strategy) ? `API token ${auth?.credentials?.name ?? ''}`.trim() : null;
}

const modelOf = (strapi: Core.Strapi, uid: string): Model => strapi.getModel(uid as UID.ContentType);

/** The fields of each component. */
function fieldsOfComponents(strapi: Core.Strapi): FieldsOf {
  return (component) => modelOf(strapi, component).attributes;
}

/**
 * A document as editors see it: its fields with the names of what they relate to, and the apartment or owner by
 * which one without a name is known.
 */
async function readVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
  fields: Fields,
): Promise<Record<string, unknown> | null> {
  if (documentId === undefined) return null;
  const { attributes } = modelOf(strapi, uid);
  const naming = Object.keys(attributes).filter((name) => name === 'apartment' || name === 'owner');
  const wanted = [...new Set([...Object.keys(fields), ...naming])];
  const populate = Object.fromEntries(
    wanted.flatMap((name): [string, object][] => {
      const { type = '', target } = attributes[name] ?? {};
      if (type === 'media') return [[name, { fields: ['name'] }]];
      if (type === 'component' || type === 'dynamiczone') return [[name, { populate: '*' }]];
      if (type !== 'relation' || target === undefined) return [];
      const related = modelOf(strapi, target).attributes;
      const fieldNames = namingFields(related);
      // What is private, such as the address of a member of staff, may not be named in a query.
      const isPrivate = fieldNames.some((field) => related[field]?.private === true);
      return [[name, isPrivate ? {} : { fields: fieldNames }]];
    }),
  );
  return readDocument(strapi, uid, documentId, populate);
}
