import type { Core } from '@strapi/strapi';
import { invalidField } from '../../platform/http/parse';

/**
 * Makes sure that pictures are in the media library: what is named by an id may have been removed meanwhile, or be
 * another kind of file.
 * @param field at which it is said
 * @throws ValidationError
 */
export async function requirePictures(
  strapi: Core.Strapi,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const found = (await strapi.db.query('plugin::upload.file').findMany({
    where: { id: { $in: [...ids] }, mime: { $startsWith: 'image/' } },
    select: ['id'],
  })) as { id: number }[];
  const known = new Set(found.map(({ id }) => id));
  if (ids.some((id) => !known.has(id)))
    throw invalidField(field, 'A picture that was chosen here is no longer in the media library');
}
