import { useMemo } from 'react';
import type { ApartmentName } from 'booking-rules/contracts/fields';
import { useApiQuery } from '../../api/use-api-query';
import { messages } from '../../messages/messages';
import { DELAY_MS } from './apartment-pages';

const ROUTE = 'GET /booking-rules/apartments';
/** Names and areas of apartments change rarely. */
const CACHED = { cacheMs: 60_000 };
/** So many are asked for by their ids. */
const MOST_NAMED = 100;

export type ApartmentNames = ReadonlyMap<string, ApartmentName>;

/**
 * Published apartments by their public ids; null before any are known. The first page of all, which mostly is all of
 * them, comes first, then those of these that are not on it; of more than a hundred of them, some stay without a name.
 */
export function useApartmentNames(ids: readonly string[]): ApartmentNames | null {
  const { data: first } = useApiQuery(ROUTE, {}, CACHED);
  const known = new Set(first?.data.map(({ apartmentId }) => apartmentId));
  const missing = isWhole(first) ? [] : [...new Set(ids)].filter((id) => !known.has(id));
  const asked = missing.sort().slice(0, MOST_NAMED).join();
  const { data: more } = useApiQuery(ROUTE, asked === '' ? null : { query: { ids: asked } }, CACHED);
  return useMemo(() => {
    if (first === null) return null;
    return new Map([...first.data, ...(more?.data ?? [])].map((one) => [one.apartmentId, one]));
  }, [first, more]);
}

/** Apartments to choose from: all of them, or those that a search finds where there are too many. */
export function useApartmentOptions(search: string) {
  const words = search.trim();
  const { data: all } = useApiQuery(ROUTE, {}, CACHED);
  const isSearched = !isWhole(all) && words !== '';
  const found = useApiQuery(ROUTE, isSearched ? { query: { search: words } } : null, {
    ...CACHED,
    delayMs: DELAY_MS,
  });
  return {
    // Those of before stay until others have come.
    options: ((isSearched && found.data) || all)?.data ?? null,
    /** Whether there are more than can be listed at once. */
    areMany: !isWhole(all),
    isCurrent: !isSearched || found.isCurrent,
  };
}

/** Whether a page has all apartments; as long as none has come, as if it had. */
function isWhole(page: { meta: { pagination: { pageCount: number } } } | null): boolean {
  return page === null || page.meta.pagination.pageCount < 2;
}

/** `Marina View`, `Marina View and 2 more`, `All apartments`. */
export function labelForApartments(
  apartmentIds: readonly string[] | null,
  names: ApartmentNames | null,
): string {
  const t = messages().rates.apartments;
  const [first, ...rest] = apartmentIds ?? [];
  if (first === undefined) return t.all;
  const name = names?.get(first)?.name ?? first;
  return rest.length === 0 ? name : t.andMore(name, rest.length);
}

/** The apartments that labels of rules name: the first of each. */
export function labelledApartments(rules: readonly { apartments: readonly string[] | null }[]): string[] {
  return rules.flatMap(({ apartments }) => apartments?.slice(0, 1) ?? []);
}
