import { plural } from '../format/plural';
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
  const { title, excerpt, seoTitle, seoDescription } = draft;
  return [
    ...missing(!draft.hasText, 'body', 'It has no text.'),
    ...missing(!draft.hasCover, 'cover', 'It has no cover. Lists show a wide picture of each guide.'),
    ...missing(
      isBlank(excerpt),
      'excerpt',
      'It has no excerpt: one or two sentences for lists and search engines.',
    ),
    ...missing(!draft.hasCategory, 'category', 'It has no category, so no list shows it.'),
    ...ofSearch(seoTitle ?? title, seoDescription ?? excerpt),
  ];
}

/** What a page lacks. */
export function pageReadiness(draft: PageDraft): ReadinessNote[] {
  const { title, intro, seoTitle, seoDescription } = draft;
  return [
    ...missing(
      draft.sections === 0,
      'sections',
      'It has no sections, so there is nothing below its heading.',
    ),
    ...advice(isBlank(intro), 'intro', 'It has no introduction below its heading.'),
    ...advice(!draft.hasPicture, 'picture', 'It has no picture next to its heading.'),
    ...ofSearch(seoTitle ?? title, seoDescription ?? intro),
  ];
}

/** Titles and descriptions that search engines would cut, or that tell too little. */
function ofSearch(title: string | null, description: string | null): ReadinessNote[] {
  const titled = (title ?? '').trim().length;
  const described = (description ?? '').trim().length;
  const { least, most } = SEARCH_DESCRIPTION;
  return [
    ...advice(
      titled > SEARCH_TITLE,
      'seo',
      `Search engines cut titles after about ${SEARCH_TITLE} letters. This one has ${titled}.`,
    ),
    ...advice(
      described > 0 && described < least,
      'seo',
      `Its description for search engines has ${plural(described, 'letter')}. Aim for ${least} to ${most}.`,
    ),
    ...advice(
      described > most,
      'seo',
      `Search engines cut descriptions after about ${most} letters. This one has ${described}.`,
    ),
  ];
}
