import { strings } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

/** Leaves room for a number behind it within the 80 characters that such a name may have. */
const LONGEST = 76;

/** Strapi's generator of short names, as far as it is used here. */
interface UidService {
  generateUIDField(asked: { contentTypeUID: string; field: string; data: object }): Promise<string>;
}

/**
 * A short name that no other document of its type has, as the content manager would make it: `sea-view-1`.
 * @param data the field that it is made of
 */
export function shortNameOf(
  strapi: Core.Strapi,
  uid: string,
  field: string,
  data: Readonly<Record<string, string>>,
): Promise<string> {
  const uids = strapi.plugin('content-manager').service<UidService>('uid');
  const short = Object.fromEntries(Object.entries(data).map(([key, text]) => [key, slugOf(text)]));
  return uids.generateUIDField({ contentTypeUID: uid, field, data: short });
}

/** Whether a short name was made of a text, and not chosen by somebody. */
export function isMadeOf(shortName: string, text: string): boolean {
  const slug = slugOf(text);
  return (
    shortName === slug || (shortName.startsWith(`${slug}-`) && /^\d+$/.test(shortName.slice(slug.length + 1)))
  );
}

function slugOf(text: string): string {
  return strings.nameToSlug(text).slice(0, LONGEST).replace(/-+$/, '');
}
