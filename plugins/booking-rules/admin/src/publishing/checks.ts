import { pageReadiness, postReadiness } from 'booking-rules/shared/listing/editorial-readiness';
import { listingReadiness } from 'booking-rules/shared/listing/listing-readiness';
import type { ReadinessNote } from 'booking-rules/shared/listing/readiness';
import type { Day } from 'booking-rules/shared/domain/stay';
import { hasRelated, numberIn, partsIn, textIn, type EditedForm } from './form-values';

/** What is looked at in each content type before it is published. */
const CHECKS: Readonly<Record<string, (form: EditedForm, today: Day) => ReadinessNote[]>> = {
  'api::apartment.apartment': ofApartment,
  'api::post.post': ofPost,
  'api::page.page': ofPage,
};

/** What a form lacks before it should be published; null for content types that are not looked at. */
export function notesOf(model: string, form: EditedForm, today: Day): ReadinessNote[] | null {
  return CHECKS[model]?.(form, today) ?? null;
}

function ofApartment(form: EditedForm, today: Day): ReadinessNote[] {
  const photos = partsIn(form, 'photos').map(({ alternativeText }) => ({
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
      stayDetails: partsIn(form, 'stayDetails').flatMap(({ slug }) =>
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
    hasCover: partsIn(form, 'cover').length > 0,
    hasCategory: hasRelated(form, 'category'),
    hasText: /"text":"[^"]/.test(JSON.stringify(form.values['body'] ?? '')),
    ...searchWords(form),
  });
}

function ofPage(form: EditedForm): ReadinessNote[] {
  return pageReadiness({
    title: textIn(form, 'title'),
    intro: textIn(form, 'intro'),
    hasPicture: partsIn(form, 'picture').length > 0,
    sections: partsIn(form, 'sections').length,
    ...searchWords(form),
  });
}

/** Empty words are none: the page then uses its title and excerpt. */
function searchWords(form: EditedForm) {
  const [seo = {}] = partsIn(form, 'seo');
  const said = (field: string): string | null => textIn({ values: seo, document: {} }, field)?.trim() || null;
  return { seoTitle: said('title'), seoDescription: said('description') };
}
