import type { PageContextServer } from 'vike/types';
import { type Addresses, breadcrumbsOf } from '../../features/structured-data/page';
import type { Data } from './+data';
import { areaPath } from './area-path';

/** The way to an area. */
export function structuredData({ data }: PageContextServer & { data: Data }, addresses: Addresses) {
  const { slug, name } = data.district;
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Apartments', path: '/results/1' },
    { name: `Apartments in ${name}`, path: areaPath(slug, 1) },
  ];
  return [breadcrumbsOf(steps, addresses)];
}
