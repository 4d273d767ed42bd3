import type { Core } from '@strapi/strapi';
import { engineOf, type InventoryItem } from 'booking-rules/engine';
import { fromRate } from 'booking-rules/shared/domain/pricing/from-rate';
import { CURRENCY } from 'booking-rules/shared/format/money';
import { dubaiDay } from 'booking-rules/shared/domain/stay';
import type { Apartment } from './site-types';

const MOST = 3;

/** Other listed apartments, those of the same area first, then the nearest in size and rate. */
export function similarTo(strapi: Core.Strapi, entry: InventoryItem): Apartment['similar'] {
  const today = dubaiDay(new Date());
  const rank = ({ card, listing }: InventoryItem): number[] => [
    Number(card.district.slug !== entry.card.district.slug),
    Math.abs(card.bedrooms - entry.card.bedrooms),
    Math.abs(listing.rules.nightlyRate - entry.listing.rules.nightlyRate),
  ];
  return [...engineOf(strapi).inventory.current().entries.values()]
    .filter((other) => other !== entry && other.listing.rules.listed)
    .map((other) => ({ other, key: rank(other) }))
    .sort((a, b) => compare(a.key, b.key))
    .slice(0, MOST)
    .map(({ other }) => ({ ...other.card, currency: CURRENCY, from: fromRate(other.listing, today) }));
}

function compare(a: number[], b: number[]): number {
  return a.reduce((order, value, index) => order || value - (b[index] ?? 0), 0);
}
