import { dayNumber } from 'booking-rules/shared/domain/stay';
import type { Row } from '../timeline/rows';

/** What the calendar shows of all apartments; an empty text is no filter. */
export interface Filters {
  search: string;
  /** Slug of an area. */
  area: string;
  /** Number of bedrooms; `4` is four and more. */
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
export const MOST_BEDROOMS = 4;

/**
 * The rows that fit.
 * @param found public ids of apartments whose guests the server found by the same search
 */
export function filterRows(
  rows: readonly Row[],
  filters: Filters,
  found: ReadonlySet<string>,
  origin: number,
): Row[] {
  const words = filters.search.trim().toLowerCase();
  const firstFree = dayNumber(filters.freeFrom) - origin;
  const lastFree = dayNumber(filters.freeTo === '' ? filters.freeFrom : filters.freeTo) - origin;
  return rows.filter((row) => {
    const { apartmentId, name, district, bedrooms, listed } = row.apartment;
    if (
      words !== '' &&
      !name.toLowerCase().includes(words) &&
      !found.has(apartmentId) &&
      !hasGuest(row, words)
    )
      return false;
    if (filters.area !== '' && district.slug !== filters.area) return false;
    if (filters.bedrooms !== '' && Math.min(bedrooms, MOST_BEDROOMS) !== Number(filters.bedrooms))
      return false;
    if (filters.status !== '' && listed !== (filters.status === 'listed')) return false;
    for (let day = firstFree; day <= lastFree; day += 1) if (row.holders.has(day)) return false;
    return true;
  });
}

function hasGuest({ bars }: Row, words: string): boolean {
  return bars.some(({ guest, reference }) =>
    [guest, reference].some((text) => text?.toLowerCase().includes(words)),
  );
}
