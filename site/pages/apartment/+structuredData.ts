import type { PageContextServer } from 'vike/types';
import type { Addresses } from '../../features/structured-data/page';
import { productOf, vacationRentalOf } from '../../features/structured-data/apartment';
import type { Data } from './+data';

/** An apartment is something to buy, and a place to stay in. */
export function structuredData({ data, settings }: PageContextServer & { data: Data }, addresses: Addresses) {
  const { apartment, reviews } = data;
  const { brand, policies, today } = settings;
  return [
    productOf({ apartment, reviews, brand, today }, addresses),
    vacationRentalOf({ apartment, reviews, policies }, addresses),
  ];
}
