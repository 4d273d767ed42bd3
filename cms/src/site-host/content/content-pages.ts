import type { Core } from '@strapi/strapi';
import { photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import { sectionOf, type StoredSection } from './sections';
import { seoOf, type StoredSeo } from './seo';
import type { ContentPage, LegalKind } from '../site-types';

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
    'section.facts': true,
  },
};

/** A page with all that it is made of. */
export const WHOLE_PAGE = { picture: true, sections: SECTIONS, seo: { populate: { picture: true } } };

interface StoredPage {
  documentId: string;
  slug: string;
  title: string | null;
  legal: LegalKind | null;
  isTemplate: boolean | null;
  inFooter: boolean | null;
  intro: string | null;
  picture: StoredPicture | null;
  sections: StoredSection[] | null;
  seo: StoredSeo | null;
  updatedAt: string;
}

/** A page as it was read. */
export interface PageContent extends Omit<ContentPage, 'languages'> {
  documentId: string;
}

/** A page as an editor has left it; null when it is gone. */
export async function readDraftPage(strapi: Core.Strapi, documentId: string): Promise<PageContent | null> {
  const document: unknown = await strapi
    .documents(UID)
    .findOne({ documentId, status: 'draft', populate: WHOLE_PAGE });
  return document ? pageOf(document as StoredPage) : null;
}

/** Every page that is published. */
export async function readContentPages(strapi: Core.Strapi): Promise<PageContent[]> {
  const documents: unknown = await strapi
    .documents(UID)
    .findMany({ status: 'published', populate: WHOLE_PAGE, sort: 'id:asc' });
  return (documents as StoredPage[]).map(pageOf);
}

function pageOf(stored: StoredPage): PageContent {
  const { documentId, slug, title, intro, picture, sections, seo, updatedAt } = stored;
  const name = title ?? '';
  return {
    documentId,
    slug,
    title: name,
    legal: stored.legal,
    isTemplate: stored.isTemplate ?? false,
    inFooter: stored.inFooter ?? false,
    intro: intro || null,
    photo: picture && photoOf(picture, name),
    sections: (sections ?? []).map(sectionOf),
    seo: seoOf(seo, name),
    updatedAt,
  };
}
