import type { Core } from '@strapi/strapi';
import type { RatesAndRestrictions } from '../../../shared/contracts/rule-book';
import { dubaiDay } from '../../../shared/domain/stay';
import { engineOf } from '../engine';
import { readPromotions, readSeasons } from '../inventory/reading/read-rules';

/** Everything that managers rule, as it stands. */
export async function readRatesAndRestrictions(
  strapi: Core.Strapi,
  now: Date,
): Promise<RatesAndRestrictions> {
  const seasons = [...(await readSeasons(strapi)).values()];
  const promotions = [...(await readPromotions(strapi))].map(([id, promotion]) => ({ id, ...promotion }));
  // Afterwards, so that no apartment is told of by older rules than the seasons.
  const { policies, entries } = engineOf(strapi).inventory.current();
  const apartments = [...entries.values()].map(({ documentId, card, listing }) => ({
    apartmentId: card.apartmentId,
    documentId,
    name: card.name,
    district: card.district,
    rules: listing.rules,
  }));
  return {
    today: dubaiDay(now),
    policies,
    apartments: apartments.sort(
      (a, b) => compare(a.district.name, b.district.name) || compare(a.name, b.name),
    ),
    seasons: seasons.sort((a, b) => compare(a.firstNight, b.firstNight) || compare(a.id, b.id)),
    promotions: promotions.sort((a, b) => compare(a.code, b.code)),
  };
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
