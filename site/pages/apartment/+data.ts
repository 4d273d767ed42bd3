import { addDays } from 'booking-rules/shared/domain/stay';
import type { PageContextServer } from 'vike/types';
import { includedInPrice } from '../../features/apartment/terms';
import { packNights } from '../../features/calendar/packed-nights';
import { previewAnswer } from '../../features/quote/quote-answer';
import { readStayChoice } from '../../features/quote/stay-choice';
import { stayOf } from '../../features/quote/stay-to-price';
import { withCover } from '../../features/search/cover';
import { truncatedTitle, sharePicture, type PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';
import { notFound } from '../../server/not-found';

/** Days of the calendar that the page shows: about 14 months. */
const CALENDAR_DAYS = 426;

/** The newest reviews that the page shows, and searches. */
const REVIEWS = 40;

export type Data = Awaited<ReturnType<typeof data>>;

/** An apartment with its calendar, and the price of the stay in the address. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const [apartment, { today, brand, policies }] = await Promise.all([
    api.apartment(routeParams.id ?? ''),
    api.settings(),
  ]);
  if (apartment === null) throw notFound(pageContext);
  const { apartmentId, name, district, summary, capacity } = apartment;
  const choice = readStayChoice(urlParsed.search, today, capacity);
  const stay = stayOf(apartmentId, choice);
  const [nights, preview, reviews, host] = await Promise.all([
    api.calendar(apartmentId, { from: today, to: addDays(today, CALENDAR_DAYS) }),
    stay === null ? null : previewAnswer(api, stay),
    api.reviews({ apartmentId, limit: REVIEWS }),
    api.host(),
  ]);
  const withArea = messages().apartment.location.address([name, district.name]);
  const meta: PageMeta = {
    title: truncatedTitle([`${withArea} · ${brand}`, `${name} · ${brand}`, name]),
    description: summary === '' ? undefined : summary,
    canonical: `/apartment/${apartmentId}`,
    languages: apartment.languages,
    ...sharePicture(apartment.photos[0]),
  };
  const shown = { ...apartment, similar: apartment.similar.map(withCover) };
  return {
    ...{ apartment: shown, nights: packNights(nights ?? []), choice, preview, reviews, host, meta },
    included: includedInPrice(policies.charges, apartmentId, today),
    /** Whether its photos, description, amenities and rules are in the document and not here. */
    inDocument: false,
  };
}
