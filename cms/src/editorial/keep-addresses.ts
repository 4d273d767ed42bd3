import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';

/** Where the pages of what has a slug of its own are. */
const FOLDERS = {
  'api::post.post': '/blog',
  'api::category.category': '/category',
  'api::district.district': '/apartments',
} as const;

type Uid = keyof typeof FOLDERS;
const REDIRECT = 'api::redirect.redirect';
const PUBLISHING: ReadonlySet<string> = new Set(['create', 'update', 'publish', 'clone']);

/** When the published slug of a page changes, its old address leads to the new one for good. */
export function keepAddresses(strapi: Core.Strapi): void {
  async function addressOf(uid: Uid, documentId: string | undefined): Promise<string | null> {
    if (documentId === undefined) return null;
    const document: unknown = await strapi
      .documents(uid)
      .findOne({ documentId, status: 'published', fields: ['slug'] });
    return document ? `${FOLDERS[uid]}/${(document as { slug: string }).slug}` : null;
  }

  /** A page is shown where it is now, and what led to its old address leads on. */
  async function move(before: string | null, after: string): Promise<void> {
    const hiding = await strapi
      .documents(REDIRECT)
      .findMany({ filters: { from: { $in: [after, ...(before === null ? [] : [before])] } } });
    for (const { documentId } of hiding) await strapi.documents(REDIRECT).delete({ documentId });
    if (before === null) return;
    const target = { to: after };
    const leading = await strapi.documents(REDIRECT).findMany({ filters: { to: before } });
    for (const { documentId } of leading) {
      await strapi.documents(REDIRECT).update({ documentId, data: target });
    }
    await strapi.documents(REDIRECT).create({ data: { ...target, from: before, permanent: true } });
  }

  useOnOriginals(strapi, async (context, next) => {
    const { uid } = context;
    if (!isKept(uid) || !PUBLISHING.has(context.action)) return next();
    const { documentId: asked } = context.params as { documentId?: string };
    const before = context.action === 'clone' ? null : await addressOf(uid, asked);
    const result = await next();
    const { documentId } = (result ?? {}) as { documentId?: string };
    const after = await addressOf(uid, documentId ?? asked);
    if (after !== null && after !== before) await move(before, after);
    return result;
  });
}

function isKept(uid: string): uid is Uid {
  return uid in FOLDERS;
}
