import type { PageContextServer } from 'vike/types';
import { type Addresses, breadcrumbsOf } from '../../features/structured-data/page';
import { articleOf } from '../../features/structured-data/article';
import type { Data } from './+data';
import { messages } from '../../messages/messages';

/** A guide, and the way to it. */
export function structuredData({ data }: PageContextServer & { data: Data }, addresses: Addresses) {
  const { slug, title, category } = data.post;
  const steps = [
    { name: messages().layout.home, path: '/' },
    ...(category ? [{ name: category.name, path: `/category/${category.slug}` }] : []),
    { name: title, path: `/blog/${slug}` },
  ];
  return [articleOf(data.post, addresses), breadcrumbsOf(steps, addresses)];
}
