import { pageReadiness, postReadiness } from 'booking-rules/shared/listing/editorial-readiness';
import { listingReadiness } from 'booking-rules/shared/listing/listing-readiness';
import type { ReadinessNote } from 'booking-rules/shared/listing/readiness';
import type { Day } from 'booking-rules/shared/domain/stay';

/** What is checked in each content type before it is published. */
const CHECKS: Readonly<Record<string, (form: EditedForm, today: Day) => ReadinessNote[]>> = {
  'api::apartment.apartment': ofApartment,
  'api::post.post': ofPost,
  'api::page.page': ofPage,
};

/** What a form lacks before it should be published; null for content types that are not checked. */
export function checkForm(model: string, form: EditedForm, today: Day): ReadinessNote[] | null {
  return CHECKS[model]?.(form, today) ?? null;
}

function ofApartment(form: EditedForm, today: Day): ReadinessNote[] {
  const photos = componentsIn(form, 'photos').map(({ alternativeText }) => ({
    alternativeText: typeof alternativeText === 'string' ? alternativeText : null,
  }));
  return listingReadiness(
    {
      photos,
      summary: textIn(form, 'summary'),
      description: textIn(form, 'description'),
      hasArea: hasRelated(form, 'district'),
      latitude: numberIn(form, 'latitude'),
      longitude: numberIn(form, 'longitude'),
      permitNumber: textIn(form, 'permitNumber'),
      permitExpiry: textIn(form, 'permitExpiry'),
      nightlyRate: numberIn(form, 'nightlyRate'),
      hasAmenities: hasRelated(form, 'amenities'),
      stayDetails: componentsIn(form, 'stayDetails').flatMap(({ slug }) =>
        typeof slug === 'string' ? [slug] : [],
      ),
    },
    today,
  );
}

function ofPost(form: EditedForm): ReadinessNote[] {
  return postReadiness({
    title: textIn(form, 'title'),
    excerpt: textIn(form, 'excerpt'),
    hasCover: componentsIn(form, 'cover').length > 0,
    hasCategory: hasRelated(form, 'category'),
    hasText: /"text":"[^"]/.test(JSON.stringify(form.values['body'] ?? '')),
    ...searchTexts(form),
  });
}

function ofPage(form: EditedForm): ReadinessNote[] {
  return pageReadiness({
    title: textIn(form, 'title'),
    intro: textIn(form, 'intro'),
    hasPicture: componentsIn(form, 'picture').length > 0,
    sections: componentsIn(form, 'sections').length,
    ...searchTexts(form),
  });
}

/** Empty words are none: the page then uses its title and excerpt. */
function searchTexts(form: EditedForm) {
  const [seo = {}] = componentsIn(form, 'seo');
  const said = (field: string): string | null => textIn({ values: seo, document: {} }, field)?.trim() || null;
  return { seoTitle: said('title'), seoDescription: said('description') };
}
/** A form of the content manager as it stands, with what its document said when it was read. */
export interface EditedForm {
  values: Readonly<Record<string, unknown>>;
  document: Readonly<Record<string, unknown>>;
}

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

function textIn({ values }: EditedForm, field: string): string | null {
  const value = values[field];
  return typeof value === 'string' ? value : null;
}

function numberIn({ values }: EditedForm, field: string): number | null {
  const value = values[field];
  return typeof value === 'number' ? value : null;
}

/** The parts of a list: components, pictures, blocks. A single one is a list of one. */
function componentsIn({ values }: EditedForm, field: string): Entry[] {
  const value = values[field];
  return (Array.isArray(value) ? value : [value]).filter(isEntry);
}

/**
 * Whether a relation leads anywhere. The form holds what was picked and dropped since it was opened, the document
 * how many there were.
 */
function hasRelated({ values, document }: EditedForm, field: string): boolean {
  const [before, edited] = [document[field], values[field]];
  const stored = isEntry(before) && typeof before['count'] === 'number' ? before['count'] : 0;
  const changes = (key: string): number => {
    const list = isEntry(edited) ? edited[key] : null;
    return Array.isArray(list) ? list.length : 0;
  };
  return stored + changes('connect') - changes('disconnect') > 0;
}
