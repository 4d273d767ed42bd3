import type { UID } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { KINDS, TRANSLATED_KINDS } from 'booking-rules/shared/translations/translated-kinds';
import type { Loading } from './create-missing';
import { readTranslationSeed } from './editorial-seed';

const LANGUAGE = 'ar';

/** Has the demo content say in Arabic what the seed has of it; what somebody has translated is left alone. */
export async function loadTranslations({ strapi, signal }: Loading, folder: string): Promise<void> {
  const { translations } = engineOf(strapi);
  const { texts, guides } = await readTranslationSeed(folder);
  const slugs = await slugsOfGuides({ strapi });
  for (const kind of KINDS) {
    const known = new Map(Object.entries(texts[kind] ?? {}));
    const uid: UID.ContentType = TRANSLATED_KINDS[kind].uid;
    const documents = await strapi.documents(uid).findMany({});
    for (const { documentId } of documents) {
      signal.throwIfAborted();
      const { texts: originals } = await translations.find({ kind, documentId }, LANGUAGE);
      const guide = new Map(Object.entries(guides.get(slugs.get(documentId) ?? '') ?? {}));
      const said = originals.flatMap(({ path, source }) => {
        const text = guide.get(path) || paragraphsIn(known, source);
        return text === null ? [] : [{ path, source, text }];
      });
      if (said.length === 0) continue;
      await translations.add({ kind, documentId }, LANGUAGE, said, { by: 'demo', now: new Date() });
    }
  }
}

/** A text put together of its paragraphs; null where one of them is not in the seed. */
function paragraphsIn(known: ReadonlyMap<string, string>, source: string): string | null {
  const said = source.split(/\n\s*\n/).map((paragraph) => known.get(paragraph.trim()));
  return said.every((paragraph) => paragraph !== undefined) ? said.join('\n\n') : null;
}

async function slugsOfGuides({ strapi }: Pick<Loading, 'strapi'>): Promise<Map<string, string>> {
  const found = await strapi.documents('api::post.post').findMany({ fields: ['slug'] });
  return new Map(found.map(({ documentId, slug }) => [documentId, slug ?? '']));
}
