import type { PageContextServer } from 'vike/types';
import { type Addresses, breadcrumbsOf } from '../../features/structured-data/page';
import type { Data } from './+data';
import { areaPath } from './area-path';
import { messages } from '../../messages/messages';

/** The way to an area. */
export function structuredData({ data }: PageContextServer & { data: Data }, addresses: Addresses) {
  const { slug, name } = data.district;
  const { layout, results } = messages();
  const steps = [
    { name: layout.home, path: '/' },
    { name: layout.apartments, path: '/results/1' },
    { name: results.heading(name), path: areaPath(slug, 1) },
  ];
  return [breadcrumbsOf(steps, addresses)];
}
