import type { PageContextServer } from 'vike/types';
import type { Addresses } from '../../features/structured-data/page';
import { productOf, vacationRentalOf } from '../../features/structured-data/apartment';
import type { Data } from './+data';

const NO_REVIEWS = { data: [], total: 0, average: null, scores: [] };

/** An apartment is something to buy, and a place to stay in. */
export function structuredData({ data, settings }: PageContextServer & { data: Data }, addresses: Addresses) {
  const { apartment, reviews } = data;
  const { brand, demo, policies, today } = settings;
  // Nothing can be bought in a demo, and nobody has reviewed it.
  if (demo) return [vacationRentalOf({ apartment, reviews: NO_REVIEWS, policies }, addresses)];
  return [
    productOf({ apartment, reviews, brand, today }, addresses),
    vacationRentalOf({ apartment, reviews, policies }, addresses),
  ];
}
