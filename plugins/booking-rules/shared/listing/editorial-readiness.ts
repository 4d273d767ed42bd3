import { staffMessages } from '../messages/messages';
import { advice, isBlank, missing, type ReadinessNote } from './readiness';

/** As search engines show a title and a description, in letters. */
export const SEARCH_TITLE = 70;
export const SEARCH_DESCRIPTION = { least: 50, most: 160 };

/** What a guide or page says to search engines. */
export interface SearchWords {
  seoTitle: string | null;
  seoDescription: string | null;
}

/** What is looked at before a guide is published. */
export interface PostDraft extends SearchWords {
  title: string | null;
  excerpt: string | null;
  hasCover: boolean;
  hasCategory: boolean;
  hasText: boolean;
}

/** What is looked at before a page is published. */
export interface PageDraft extends SearchWords {
  title: string | null;
  intro: string | null;
  hasPicture: boolean;
  sections: number;
}

/** What a guide lacks. */
export function postReadiness(draft: PostDraft): ReadinessNote[] {
  const say = staffMessages().editorial;
  const { title, excerpt, seoTitle, seoDescription } = draft;
  return [
    ...missing(!draft.hasText, 'body', say.noText),
    ...missing(!draft.hasCover, 'cover', say.noCover),
    ...missing(isBlank(excerpt), 'excerpt', say.noExcerpt),
    ...missing(!draft.hasCategory, 'category', say.noCategory),
    ...ofSearch(seoTitle ?? title, seoDescription ?? excerpt),
  ];
}

/** What a page lacks. */
export function pageReadiness(draft: PageDraft): ReadinessNote[] {
  const say = staffMessages().editorial;
  const { title, intro, seoTitle, seoDescription } = draft;
  return [
    ...missing(draft.sections === 0, 'sections', say.noSections),
    ...advice(isBlank(intro), 'intro', say.noIntro),
    ...advice(!draft.hasPicture, 'picture', say.noPicture),
    ...ofSearch(seoTitle ?? title, seoDescription ?? intro),
  ];
}

/** Titles and descriptions that search engines would cut, or that tell too little. */
function ofSearch(title: string | null, description: string | null): ReadinessNote[] {
  const say = staffMessages().editorial;
  const titled = (title ?? '').trim().length;
  const described = (description ?? '').trim().length;
  const { least, most } = SEARCH_DESCRIPTION;
  return [
    ...advice(titled > SEARCH_TITLE, 'seo', say.longTitle(titled, SEARCH_TITLE)),
    ...advice(described > 0 && described < least, 'seo', say.shortDescription(described, least, most)),
    ...advice(described > most, 'seo', say.longDescription(described, most)),
  ];
}
