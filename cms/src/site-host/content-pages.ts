import type { Core } from '@strapi/strapi';
import { photoOf, type StoredPicture } from 'booking-rules/shared/photo';
import type { Status } from './posts';
import { sectionOf, type StoredSection } from './sections';
import { seoOf, type StoredSeo } from './seo';
import type { ContentPage, PageSlug } from './site-types';

const UID = 'api::page.page';

const SECTIONS = {
  on: {
    'section.text': { populate: { picture: true } },
    'section.points': { populate: { points: true } },
    'section.numbers': { populate: { numbers: true } },
    'section.call-to-action': true,
    'section.faqs': true,
    'section.guides': { populate: { category: { fields: ['slug'] } } },
    'section.reviews': true,
    'section.areas': true,
    'section.apartments': true,
    'section.direct-booking': true,
    'section.rating': true,
  },
};

interface StoredPage {
  slug: PageSlug;
  title: string | null;
  intro: string | null;
  picture: StoredPicture | null;
  sections: StoredSection[] | null;
  seo: StoredSeo | null;
  updatedAt: string;
}

/** The page that fits, with its sections; null when there is none. */
export async function readContentPage(
  strapi: Core.Strapi,
  filters: { slug: string } | { documentId: string },
  status: Status = 'published',
): Promise<ContentPage | null> {
  const document: unknown = await strapi.documents(UID).findFirst({
    status,
    filters,
    populate: { picture: true, sections: SECTIONS, seo: { populate: { picture: true } } },
  });
  if (!document) return null;
  const { slug, title, intro, picture, sections, seo, updatedAt } = document as StoredPage;
  const name = title ?? '';
  return {
    slug,
    title: name,
    intro: intro || null,
    photo: picture && photoOf(picture, name),
    sections: (sections ?? []).map(sectionOf),
    seo: seoOf(seo, name),
    updatedAt,
  };
}

/** The slugs of the pages that are published. */
export async function readPageSlugs(strapi: Core.Strapi): Promise<PageSlug[]> {
  const documents: unknown = await strapi
    .documents(UID)
    .findMany({ status: 'published', fields: ['slug'], sort: 'id:asc' });
  return (documents as { slug: PageSlug }[]).map(({ slug }) => slug);
}
