import type { Core } from '@strapi/strapi';
import type { PlacePack } from 'booking-rules/engine';
import { blocksFromText } from 'booking-rules/shared/format/text-blocks';
import { createLegalPages } from '../legal-pages';
import { bringLegalPages } from '../legal-pages-of-places';
import { createMissing, type Loading } from './create-missing';
import { picturesOf, readEditorialSeed, type SeedSection } from './editorial-seed';
import { loadPictures } from './pictures';
import { markDocument } from './records';
import type { SeedPicture } from './seed-files';

type Ids<Id> = ReadonlyMap<string, Id>;

/** Loads the guides, pages, reviews and questions of the demo; what is there already is left alone. */
export async function loadEditorial(
  loading: Loading,
  folder: string,
  known: SeedPicture[],
  { legal }: Pick<PlacePack, 'legal'>,
): Promise<void> {
  const seed = await readEditorialSeed(folder);
  const shown = picturesOf(seed);
  const pictures = await loadPictures(
    loading,
    folder,
    known.filter(({ file }) => shown.has(file)),
  );
  const categories = await createMissing(loading, 'api::category.category', 'slug', seed.categories, same);
  await createMissing(loading, 'api::post.post', 'slug', seed.posts, ({ text, seoTitle, ...post }) => ({
    ...post,
    category: categories.get(post.category),
    cover: pictures.get(post.cover),
    body: blocksFromText(text),
    seo: seoTitle === null ? null : { title: seoTitle },
  }));
  await createMissing(loading, 'api::faq.faq', 'question', seed.faqs, same);
  await createMissing(loading, 'api::page.page', 'slug', seed.pages, ({ sections, picture, ...page }) => ({
    ...page,
    picture: pictures.get(picture),
    sections: sections.map((section) => sectionData(section, pictures, categories)),
  }));
  await bringLegalPages(loading.strapi, legal);
  await createLegalPages(loading.strapi, { published: true });
  for (const documentId of await legalPages(loading.strapi))
    await markDocument(loading.strapi, 'api::page.page', documentId);
  const apartments = await apartmentIds(loading.strapi);
  await createMissing(loading, 'api::review.review', 'text', seed.reviews, (review) => ({
    ...review,
    apartment: review.apartment === null ? null : apartments.get(review.apartment),
  }));
}

function sectionData(
  { body, picture, category, ...section }: SeedSection,
  pictures: Ids<number>,
  categories: Ids<string>,
): object {
  return {
    ...section,
    ...(body && { body: blocksFromText(body.join('\n\n')) }),
    ...(picture !== undefined && { picture: pictures.get(picture) }),
    ...(category && { category: categories.get(category) }),
  };
}

async function apartmentIds(strapi: Core.Strapi): Promise<Ids<string>> {
  const documents: unknown = await strapi
    .documents('api::apartment.apartment')
    .findMany({ fields: ['apartmentId'] });
  const found = documents as { apartmentId: string; documentId: string }[];
  return new Map(found.map(({ apartmentId, documentId }) => [apartmentId, documentId]));
}

async function legalPages(strapi: Core.Strapi): Promise<string[]> {
  const filters = { legal: { $notNull: true } };
  const pages = await strapi.documents('api::page.page').findMany({ filters, fields: ['slug'] });
  return pages.map(({ documentId }) => documentId);
}

function same<Row>(row: Row): Row {
  return row;
}
