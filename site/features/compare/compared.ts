import type { StayQuery } from 'booking-rules/contracts/stays';
import { COMPARED } from 'booking-rules/shared/domain/guests/wishlist';
import { searchHref, stayOnly } from '../../lib/search-query';

/** The apartments that an address compares: at most three, each once. */
export function readCompared(params: URLSearchParams): string[] {
  const ids = (params.get('homes') ?? '').split(',').filter((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id));
  return [...new Set(ids)].slice(0, COMPARED.most);
}

/** The address at which apartments are compared, for the dates and guests of a search. */
export function compareHref(apartmentIds: readonly string[], query: StayQuery): string {
  const stay = searchHref('', stayOnly(query)).replace('?', '&');
  return `/compare?homes=${apartmentIds.join(',')}${stay}`;
}

/** Amenities of some apartments: those that only some of them have, with who has them, and those that all have. */
export interface ComparedAmenities {
  differing: { slug: string; name: string; has: boolean[] }[];
  shared: { slug: string; name: string }[];
}

/** @param apartments the amenities of each */
export function compareAmenities(
  apartments: readonly (readonly { slug: string; name: string }[])[],
): ComparedAmenities {
  const all = new Map(apartments.flat().map(({ slug, name }) => [slug, name]));
  const rows = [...all].map(([slug, name]) => ({
    ...{ slug, name },
    has: apartments.map((amenities) => amenities.some((one) => one.slug === slug)),
  }));
  return {
    differing: rows.filter(({ has }) => has.includes(false)),
    shared: rows.filter(({ has }) => !has.includes(false)).map(({ slug, name }) => ({ slug, name })),
  };
}
