import type { GapQuery, Gaps } from '../../../contracts/rates/restrictions';
import type { ApartmentName } from '../../../contracts/fields';
import type {
  ApartmentNames,
  ApartmentNamesQuery,
  ApartmentQuery,
} from '../../../contracts/rates/apartments';
import type { MinimumStays, RatesPage } from '../../../contracts/rates/rates';
import type { RuledApartment } from '../../../shared/domain/restrictions/rule-change';
import { yearOf } from '../../../shared/domain/pricing/rates';
import { minimumStayStrip } from '../../../shared/domain/pricing/year-strip';
import { gapFinder, gapNightsIn } from '../../../shared/domain/restrictions/gap-nights';
import { localDay } from '../../../shared/domain/local-day';
import { lookedFor, metaOf, pageOf } from '../inventory/apartment-pages';
import type { Inventory, InventoryItem } from '../inventory/inventory';
import { topK, type Order } from '../platform/top-k';
import { readPromotions, readSeasons } from '../inventory/reading/read-rules';
import type { RatesDeps } from './save-rules';

/** Days ahead in which gaps are looked for: later ones may still change by themselves. */
const GAP_DAYS = 180;

/** All seasons and promotions, and the rates and restrictions of a page of apartments, as they stand. */
export async function readRatesAndRestrictions(
  { strapi, inventory }: RatesDeps,
  query: ApartmentQuery,
  now: Date,
): Promise<RatesPage> {
  const seasons = [...(await readSeasons(strapi)).values()];
  const promotions = [...(await readPromotions(strapi))].map(([id, promotion]) => ({ id, ...promotion }));
  // Afterwards, so that no apartment is told of by older rules than the seasons.
  const current = inventory.current();
  const { rows, meta } = pageOf(current, lookedFor(current, query), query);
  return {
    data: {
      today: localDay(now),
      policies: current.policies,
      apartments: rows.map(ruledApartment),
      seasons: seasons.sort((a, b) => compare(a.firstNight, b.firstNight) || compare(a.id, b.id)),
      promotions: promotions.sort((a, b) => compare(a.code, b.code)),
    },
    meta,
  };
}

/** A page of the published apartments by their names. */
export function readApartmentNames(inventory: Inventory, query: ApartmentNamesQuery): ApartmentNames {
  const ids = query.ids && new Set(query.ids);
  const found = lookedFor(inventory, query).filter(({ card }) => ids?.has(card.apartmentId) ?? true);
  const { rows, meta } = pageOf(inventory, found, query);
  return { data: rows.map(nameOf), meta };
}

/** A page of the free nights of the coming half year that nobody can book, the soonest first. */
export function readGaps(inventory: Inventory, query: GapQuery, now: Date): Gaps {
  const gapsIn = gapFinder(GAP_DAYS, now);
  // In columns: a large house has tens of thousands, of which a page is told.
  const [items, firsts, ends]: [InventoryItem[], number[], number[]] = [[], [], []];
  let nights = 0;
  for (const item of lookedFor(inventory, query)) {
    for (const { first, end } of gapsIn(item.listing)) {
      items.push(item);
      firsts.push(first);
      ends.push(end);
      nights += end - first;
    }
  }
  const { page, pageSize } = query;
  const bySoonest: Order = (a, b) => (firsts[a] ?? 0) - (firsts[b] ?? 0) || a - b;
  const all = Uint32Array.from({ length: items.length }, (_, index) => index);
  const shown = topK(all, page * pageSize, bySoonest).subarray((page - 1) * pageSize);
  const data = Array.from(shown).flatMap((index) => {
    const item = items[index];
    if (!item) return [];
    const { documentId, card, listing } = item;
    const span = { first: firsts[index] ?? 0, end: ends[index] ?? 0 };
    const { apartmentId, name } = card;
    return [{ apartmentId, documentId, name, ...gapNightsIn(listing, span, now) }];
  });
  return { data, meta: { ...metaOf(inventory, items.length, query), nights } };
}

/** What minimum stay applies to a page of apartments, today and through the coming year. */
export function readMinimumStays(inventory: Inventory, query: ApartmentQuery, now: Date): MinimumStays {
  const year = yearOf({ today: localDay(now) });
  const { rows, meta } = pageOf(inventory, lookedFor(inventory, query), query);
  const stays = rows.map((item) => ({
    ...nameOf(item),
    bedrooms: item.card.bedrooms,
    override: item.listing.rules.minimumStayOverride,
    year: minimumStayStrip(item.listing, year),
  }));
  return { data: { global: inventory.policies.minimumStay, rows: stays }, meta };
}

function nameOf({ documentId, card: { apartmentId, name, district } }: InventoryItem): ApartmentName {
  return { apartmentId, documentId, name, district };
}

export function ruledApartment(item: InventoryItem): RuledApartment {
  return { ...nameOf(item), rules: item.listing.rules };
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
