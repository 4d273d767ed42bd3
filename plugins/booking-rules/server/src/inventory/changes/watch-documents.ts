import type { Core } from '@strapi/strapi';
import { isTranslation } from '../../platform/originals';
import { TRANSLATION } from '../../records/content/translations';
import { UIDS } from '../../records/documents';
import type { Change } from './change';
import { FILE_UID } from './invalidation';

const OF_THE_PLUGIN: ReadonlySet<string> = new Set([
  UIDS.business,
  UIDS.season,
  UIDS.promotion,
  UIDS.cancellationPolicy,
  UIDS.ratePlan,
  UIDS.chargeRule,
  UIDS.extra,
]);
const WRITES: ReadonlySet<string> = new Set([
  'create',
  'clone',
  'update',
  'delete',
  'publish',
  'unpublish',
  'discardDraft',
]);

/**
 * Documents that change what guests see: everything that editors write. Reservations change it through their nights.
 */
const isWatched = (uid: string): boolean => uid.startsWith('api::') || OF_THE_PLUGIN.has(uid);

/**
 * Announces every write of a watched document once it is committed, and every change of a picture.
 *
 * Strapi's own `entry.*` events come later, after the document has been read again with all its relations, and never
 * if the process ends before that.
 */
export function watchDocuments(strapi: Core.Strapi, announce: (change: Change) => void): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (isWatched(context.uid) && WRITES.has(context.action)) {
      const uid = isTranslation(context.params) ? TRANSLATION : context.uid;
      const change: Change = { kind: 'content', uid, ...idOf(context.params, result) };
      afterCommit(strapi, () => announce(change));
    }
    return result;
  });
  strapi.eventHub.subscribe(async (event: string, payload: { media?: unknown }) => {
    if (event.startsWith('media.'))
      announce({ kind: 'content', uid: FILE_UID, ...idOf(payload.media, null) });
  });
}

/** The documentId from the request or else from its result; nothing when neither has one. */
function idOf(...sources: unknown[]): { documentId?: string } {
  for (const source of sources) {
    if (typeof source !== 'object' || source === null || !('documentId' in source)) continue;
    if (typeof source.documentId === 'string') return { documentId: source.documentId };
  }
  return {};
}

/** Immediately, unless an outer transaction has yet to commit it. */
function afterCommit(strapi: Core.Strapi, work: () => void): void {
  if (!strapi.db.inTransaction()) {
    work();
    return;
  }
  void strapi.db.transaction(({ onCommit }: { onCommit: (then: () => void) => void }) => {
    onCommit(work);
  });
}
