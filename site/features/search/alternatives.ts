import type { StayQuery } from 'booking-rules/contracts/stays';
import { formatDay } from 'booking-rules/shared/format/day';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import type { SiteApi } from '../../api/site-api';
import { hasDates } from '../../lib/search-query';
import { conditionsOf, type SearchCondition, type SearchNames } from './describe-search';
import { messages } from '../../messages/messages';

/** A change to a search that finds something. */
export interface Alternative {
  label: string;
  query: StayQuery;
  /** Apartments it finds. */
  total: number;
}

/** By how many days the dates are moved, nearest first. */
const MOVES = [1, -1, 2, -2, 3, -3, 7, -7, 14];
/** Moved dates offered at most. */
const MOST_MOVES = 2;

/**
 * Searches that find something when this one finds nothing: with one condition less, or other dates. Each was tried.
 */
export async function findAlternatives(
  api: SiteApi,
  query: StayQuery,
  names: SearchNames,
  today: Day,
): Promise<Alternative[]> {
  const total = async (tried: StayQuery): Promise<number> =>
    (await api.stays({ ...tried, page: 1, pageSize: 1 })).meta.pagination.total;

  const found: Alternative[] = [];
  let moves = 0;
  for (const { label, query: moved } of movedDates(query, today)) {
    if (moves === MOST_MOVES) break;
    const count = await total(moved);
    if (count === 0) continue;
    found.push({ label, query: moved, total: count });
    moves += 1;
  }
  for (const condition of conditionsOf(query, names)) {
    const count = await total(condition.without);
    if (count > 0) found.push({ label: labelWithout(condition), query: condition.without, total: count });
  }
  if (found.length > 0) return found;
  const { availabilityDateStart, availabilityDateEnd, flexibleDays, flexibleMonth, flexibleStay } = query;
  const dates = { availabilityDateStart, availabilityDateEnd, flexibleDays, flexibleMonth, flexibleStay };
  const t = messages().search.instead;
  const others: [label: string, tried: StayQuery][] = [
    ...(hasDates(query) ? [[t.allOnDates, dates] satisfies [string, StayQuery]] : []),
    [t.allWithoutDates, {}],
  ];
  for (const [label, tried] of others) {
    const count = await total(tried);
    if (count > 0) return [{ label, query: tried, total: count }];
  }
  return [];
}

/** The same stay some days earlier or later, not before today. */
export function movedDates(query: StayQuery, today: Day): { label: string; query: StayQuery }[] {
  const { availabilityDateStart: start, availabilityDateEnd: end } = query;
  if (start === undefined || end === undefined) return [];
  return MOVES.map((days) => ({ from: addDays(start, days), to: addDays(end, days) }))
    .filter(({ from }) => from >= today)
    .map(({ from, to }) => ({
      label: messages().search.instead.dates(formatDay(from), formatDay(to)),
      query: { ...query, availabilityDateStart: from, availabilityDateEnd: to },
    }));
}

function labelWithout({ kind, label }: SearchCondition): string {
  const t = messages().search.instead;
  const labels: Record<SearchCondition['kind'], string> = {
    dates: t.withoutDates,
    guests: t.anyGuests,
    district: t.allAreas,
    bedrooms: t.anyBedrooms,
    beds: t.without(label),
    instant: t.without(label),
    pets: t.withoutPets,
    price: t.anyPrice,
    amenity: t.without(label),
    bounds: t.wholeMap,
    offer: t.withOffer,
  };
  return labels[kind];
}
