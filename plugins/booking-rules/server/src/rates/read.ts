import type { GapRow } from '../../../contracts/rates/restrictions';
import type { ApartmentName } from '../../../contracts/fields';
import type { MinimumStays } from '../../../contracts/rates/rates';
import type { RatesAndRestrictions } from '../../../shared/domain/restrictions/rule-change';
import { minimumStayStrip } from '../../../shared/domain/pricing/year-strip';
import { gapNightsOf } from '../../../shared/domain/restrictions/gap-nights';
import { addDays } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import { readPromotions, readSeasons } from '../inventory/reading/read-rules';
import type { RatesDeps } from './save-rules';

/** Days ahead in which gaps are looked for: later ones may still change by themselves. */
const GAP_DAYS = 180;
const YEAR_DAYS = 365;

/** All rates, restrictions and promotions, as they stand. */
export async function readRatesAndRestrictions(
  { strapi, inventory }: RatesDeps,
  now: Date,
): Promise<RatesAndRestrictions> {
  const seasons = [...(await readSeasons(strapi)).values()];
  const promotions = [...(await readPromotions(strapi))].map(([id, promotion]) => ({ id, ...promotion }));
  // Afterwards, so that no apartment is told of by older rules than the seasons.
  const { policies, entries } = inventory.current();
  const apartments = [...entries.values()].map((entry) => ({ ...nameOf(entry), rules: entry.listing.rules }));
  return {
    today: localDay(now),
    policies,
    apartments: apartments.sort(byArea),
    seasons: seasons.sort((a, b) => compare(a.firstNight, b.firstNight) || compare(a.id, b.id)),
    promotions: promotions.sort((a, b) => compare(a.code, b.code)),
  };
}

/** The published apartments by their names, area by area. */
export function readApartmentNames(inventory: InventoryService): ApartmentName[] {
  return [...inventory.current().entries.values()].map(nameOf).sort(byArea);
}

/** The free nights of the coming half year that nobody can book, the soonest first. */
export function readGaps(inventory: InventoryService, now: Date): GapRow[] {
  const entries = [...inventory.current().entries.values()];
  return entries
    .flatMap(({ documentId, card, listing }) =>
      gapNightsOf(listing, GAP_DAYS, now).map((gap) => ({
        apartmentId: card.apartmentId,
        documentId,
        name: card.name,
        ...gap,
      })),
    )
    .sort((a, b) => Number(a.firstNight > b.firstNight) - Number(a.firstNight < b.firstNight));
}

/** What minimum stay applies to each apartment, today and through the coming year. */
export function readMinimumStays(inventory: InventoryService, now: Date): MinimumStays {
  const { policies, entries } = inventory.current();
  const today = localDay(now);
  const year = { checkIn: today, checkOut: addDays(today, YEAR_DAYS) };
  const rows = [...entries.values()].map((entry) => ({
    ...nameOf(entry),
    bedrooms: entry.card.bedrooms,
    override: entry.listing.rules.minimumStayOverride,
    year: minimumStayStrip(entry.listing, year),
  }));
  return { global: policies.minimumStay, rows };
}

function nameOf({ documentId, card: { apartmentId, name, district } }: InventoryItem): ApartmentName {
  return { apartmentId, documentId, name, district };
}

function byArea(a: ApartmentName, b: ApartmentName): number {
  return compare(a.district.name, b.district.name) || compare(a.name, b.name);
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
