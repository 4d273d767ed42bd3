import type { StayQuery } from 'booking-rules/contracts/stays';
import { navigate } from '../../lib/navigate';
import { readSearch, searchHref } from '../../lib/search-query';

/** The address that lists the stays of a search: the area's own page when one area is asked for. */
export function staysHref({ district, ...query }: StayQuery): string {
  return searchHref(district === undefined ? '/results/1' : `/apartments/${district}`, query);
}

/** The search that a form holds. */
export function searchOf(form: HTMLFormElement): StayQuery {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  const { bounds, ...query } = readSearch(new URLSearchParams(entries));
  // Whoever chooses an area leaves the part of the map that was searched before.
  return query.district === undefined && bounds !== undefined ? { ...query, bounds } : query;
}

/**
 * Shows the stays of a search without loading the page anew, and keeps it for the next visit.
 * @param hash ends the address, with its `#`
 */
export async function goToSearch(query: StayQuery, keepScrollPosition = false, hash = ''): Promise<void> {
  // Loaded on demand: nothing on the first screen of the results needs it.
  void import('./form/stored-search').then(({ storeSearch }) => storeSearch(query));
  await navigate(`${staysHref(query)}${hash}`, { keepScrollPosition });
}
