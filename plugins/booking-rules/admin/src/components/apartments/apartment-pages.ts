import { useCallback, useEffect, useState } from 'react';

/** What lists of apartments are searched by; an empty text is no filter. */
export interface ApartmentFilters {
  search: string;
  /** Slug of an area. */
  area: string;
}

/** Which apartments a list asks for: those that fit, page by page. */
export interface Asked<Filters extends ApartmentFilters = ApartmentFilters> {
  filters: Filters;
  page: number;
}

/** How long nobody has to type before a search is sent. */
export const DELAY_MS = 300;
/** Letters of a search that the server takes. */
export const LONGEST_SEARCH = 100;

/** The same as the server is asked. */
export function queryOf({ filters: { search, area }, page }: Asked) {
  return { page, search: search.trim() || undefined, area: area || undefined };
}

/** What is asked for: at once, but for a search, once nobody types any more. */
export function useSettled<Wanted extends Asked>(wanted: Wanted): Wanted {
  const [settled, setSettled] = useState(wanted);
  const isTyped = wanted.filters.search !== settled.filters.search;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), isTyped ? DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [wanted, isTyped]);
  return settled;
}

/** What is typed and chosen above a list of apartments, and what the server is asked for by it. */
export function useApartmentPages(search = '') {
  const [wanted, setWanted] = useState<Asked>({ filters: { search, area: '' }, page: 1 });
  const settled = useSettled(wanted);
  const onFilters = useCallback((filters: ApartmentFilters) => setWanted({ filters, page: 1 }), []);
  const onPage = useCallback((page: number) => setWanted((before) => ({ ...before, page })), []);
  return { filters: wanted.filters, query: queryOf(settled), isTyped: wanted !== settled, onFilters, onPage };
}

/** How many lines of a page are drawn: so many at first, and as many more each time that they are asked for. */
export function useDrawnLines(page: object, atOnce: number) {
  const [drawn, setDrawn] = useState({ page, lines: atOnce });
  const lines = drawn.page === page ? drawn.lines : atOnce;
  return { lines, drawMore: () => setDrawn({ page, lines: lines + atOnce }) };
}

export type ApartmentPages = ReturnType<typeof useApartmentPages>;
