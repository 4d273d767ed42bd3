import type { Core } from '@strapi/strapi';
import { engineOf, isMadeOf, shortNameOf, useOnOriginals } from 'booking-rules/engine';

/** Content types with a page of their own: the field that names them, and the one that is in its address. */
const FOLLOWING = {
  'api::apartment.apartment': { name: 'name', address: 'apartmentId' },
  'api::post.post': { name: 'title', address: 'slug' },
} as const;
type Uid = keyof typeof FOLLOWING;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The address of an apartment or a guide follows its name until it is first published, unless somebody has chosen one.
 * Must be registered before what keeps addresses as they are.
 */
export function followNames(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    const { uid } = context;
    if (!isFollowing(uid) || context.action !== 'update') return next();
    const { documentId, data } = context.params as { documentId: string; data?: Record<string, unknown> };
    const { name, address } = FOLLOWING[uid];
    const text = data?.[name];
    if (!data || typeof text !== 'string' || text.trim() === '') return next();
    const before: unknown = await strapi.documents(uid).findOne({ documentId });
    if (before && follows(before as Fields, data, uid) && !(await wasEverPublished(strapi, uid, documentId)))
      data[address] = await shortNameOf(strapi, uid, address, { [name]: text });
    return next();
  });
}

/** Whether the address is the one that was made of the name, which is now another. */
function follows(before: Fields, data: Fields, uid: Uid): boolean {
  const { name, address } = FOLLOWING[uid];
  const [text, shortName] = [String(before[name]), String(before[address])];
  const isChosen = data[address] !== undefined && data[address] !== shortName;
  return !isChosen && isMadeOf(shortName, text) && !isMadeOf(shortName, String(data[name]));
}

/** Whether a document is published, or was so once. */
export async function wasEverPublished(strapi: Core.Strapi, uid: Uid, documentId: string): Promise<boolean> {
  const published = await strapi.documents(uid).findOne({ documentId, status: 'published', fields: ['id'] });
  return published !== null || engineOf(strapi).audit.wasPublished(documentId);
}

function isFollowing(uid: string): uid is Uid {
  return uid in FOLLOWING;
}
