import type { Core, UID } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { KINDS, TRANSLATED_KINDS } from 'booking-rules/shared/translations/translated-kinds';
import type { Loading } from './create-missing';
import { readTranslationSeed, textsOfSeed } from './translation-seed';

const LANGUAGE = 'ar';

/** Has the demo content say in Arabic what the seed has of it; what somebody has translated is left alone. */
export async function loadTranslations({ strapi, signal }: Loading, folder: string): Promise<void> {
  const { translations } = engineOf(strapi);
  const seed = await readTranslationSeed(folder, LANGUAGE);
  const names = await namesOfFiles(strapi);
  for (const kind of KINDS) {
    const uid: UID.ContentType = TRANSLATED_KINDS[kind].uid;
    const documents = await strapi.documents(uid).findMany({});
    for (const { documentId } of documents) {
      signal.throwIfAborted();
      const { texts: originals } = await translations.find({ kind, documentId }, LANGUAGE);
      const said = textsOfSeed(seed, kind, names.get(documentId) ?? '', originals);
      if (said.length === 0) continue;
      await translations.add({ kind, documentId }, LANGUAGE, said, { by: 'demo', now: new Date() });
    }
  }
}

/** What the files of guides and apartments are called, by their documents. */
async function namesOfFiles(strapi: Core.Strapi): Promise<Map<string, string>> {
  const guides = await strapi.documents('api::post.post').findMany({ fields: ['slug'] });
  const apartments = await strapi.documents('api::apartment.apartment').findMany({ fields: ['apartmentId'] });
  return new Map([
    ...guides.map(({ documentId, slug }): [string, string] => [documentId, slug ?? '']),
    ...apartments.map(({ documentId, apartmentId }): [string, string] => [documentId, apartmentId ?? '']),
  ]);
}
