import type { TimelineQuery } from '../../../contracts/calendar';
import { localDay } from '../../../shared/domain/local-day';
import { RESERVATION_STATES } from '../../../shared/domain/reservation';
import { dayNumber } from '../../../shared/domain/stay';
import { currentLanguage } from '../../../shared/format/language';
import { wordsOf } from '../../../shared/listing/apartment-search';
import { MOST_BEDROOMS } from '../../../shared/listing/home';
import { apartmentsInOrder } from '../inventory/apartment-pages';
import type { InventoryItem } from '../inventory/inventory';
import { askedStays, NOT_COUNTED } from '../records/reservations/asked-stays';
import type { ReportsDeps } from './sold-nights';

/** A stay that does not take place leads to no apartment. */
const COUNTED = RESERVATION_STATES.filter((state) => !NOT_COUNTED.includes(state));

/**
 * The published apartments that the calendar is asked for, by area and name. All but guests and past nights is in
 * memory: an apartment that does not fit costs a look at it.
 */
export async function fittingApartments(
  deps: ReportsDeps,
  query: TimelineQuery,
  now: Date,
): Promise<InventoryItem[]> {
  const { search, area, bedrooms, status } = query;
  const words = wordsOf(search);
  const withGuest = words.length === 0 ? new Set() : await apartmentsOfGuests(deps, search);
  const isFree = await freeApartments(deps, query, now);
  return apartmentsInOrder(deps.inventory.current(), currentLanguage()).filter((item) => {
    const { card, listing } = item;
    if (area !== undefined && card.district.slug !== area) return false;
    if (bedrooms !== undefined && Math.min(card.bedrooms, MOST_BEDROOMS) !== bedrooms) return false;
    if (status !== undefined && listing.rules.listed !== (status === 'listed')) return false;
    if (!isFree(item)) return false;
    const name = card.name.toLowerCase();
    return withGuest.has(card.apartmentId) || words.every((word) => name.includes(word));
  });
}

/** Where guests stay, or have stayed, whom a search finds as it does in the list of reservations. */
async function apartmentsOfGuests(
  deps: ReportsDeps,
  search: string | undefined,
): Promise<ReadonlySet<string>> {
  const found = await askedStays(deps, { search, states: COUNTED, sort: 'newest' });
  return new Set(found.map(({ apartmentId }) => apartmentId));
}

/** Whether an apartment is free on every night from the first to the last that are asked for. */
async function freeApartments(
  { strapi }: ReportsDeps,
  { freeFrom, freeTo }: TimelineQuery,
  now: Date,
): Promise<(item: InventoryItem) => boolean> {
  const [first, last] = [freeFrom ?? freeTo, freeTo ?? freeFrom];
  if (first === undefined || last === undefined) return () => true;
  const today = localDay(now);
  const past: { apartment: string }[] =
    first < today
      ? await strapi.db
          .connection('booking_nights')
          .where('night', '>=', first)
          .andWhere('night', '<=', last)
          .andWhere('night', '<', today)
          .distinct('apartment')
      : [];
  const wasTaken = new Set(past.map(({ apartment }) => apartment));
  const [from, end] = [Math.max(dayNumber(first), dayNumber(today)), dayNumber(last) + 1];
  return ({ card, nights }) => !wasTaken.has(card.apartmentId) && nights.firstBetween(from, end) === null;
}
