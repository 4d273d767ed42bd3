import type { SiteApi } from '../site-host/site-types';

/** What a page was made of. */
export interface Uses {
  /** Apartments whose taken nights it shows. */
  nights: ReadonlySet<string>;
  /** Asked for something that is somebody's own, or that must not be older than now. */
  own: boolean;
}

/**
 * The site's questions, noting what a page is made of. Content is in every page and needs no note.
 * @returns the same answers, and what has been asked so far
 */
export function watchedApi(api: SiteApi): { api: SiteApi; uses: () => Uses } {
  const nights = new Set<string>();
  let own = false;
  const watched: SiteApi = {
    ...api,
    calendar(apartmentId, span) {
      nights.add(apartmentId);
      return api.calendar(apartmentId, span);
    },
    stays(query) {
      // Without dates a search is about rates alone; with dates it is about every apartment's nights.
      if (query.availabilityDateStart !== undefined) own = true;
      return api.stays(query);
    },
    cards(query) {
      if (query.availabilityDateStart !== undefined) own = true;
      return api.cards(query);
    },
    previewQuote(request) {
      own = true;
      return api.previewQuote(request);
    },
    quote(number, extras) {
      own = true;
      return api.quote(number, extras);
    },
    sharedWishlist(token) {
      own = true;
      return api.sharedWishlist(token);
    },
    reservation(reference, email) {
      own = true;
      return api.reservation(reference, email);
    },
  };
  return { api: watched, uses: () => ({ nights, own }) };
}
