import { isDay } from 'booking-rules/shared/domain/stay';

/** What the calendar shows of all apartments; an empty text is no filter. */
export interface Filters {
  search: string;
  /** Slug of an area. */
  area: string;
  /** Number of bedrooms; the most is so many and more. */
  bedrooms: string;
  status: '' | 'listed' | 'unlisted';
  /** Free on every night from the first to the last of these. */
  freeFrom: string;
  freeTo: string;
}

export const NO_FILTERS: Filters = {
  search: '',
  area: '',
  bedrooms: '',
  status: '',
  freeFrom: '',
  freeTo: '',
};

/** How long nobody has to type before a search is sent. */
export const DELAY_MS = 300;
/** Letters of a search that the server takes. */
export const LONGEST_SEARCH = 100;

/** Which apartments the calendar is asked for: those that fit, page by page. */
export interface Asked {
  filters: Filters;
  page: number;
}

/** The same as the server is asked. A day that is half typed is none yet. */
export function queryOf({ filters, page }: Asked) {
  const { search, area, bedrooms, status, freeFrom, freeTo } = filters;
  return {
    page,
    search: search.trim() || undefined,
    area: area || undefined,
    bedrooms: bedrooms || undefined,
    status: status || undefined,
    freeFrom: isDay(freeFrom) ? freeFrom : undefined,
    freeTo: isDay(freeTo) ? freeTo : undefined,
  };
}
