import type { WebPage } from 'schema-dts';
import type { PageHead } from '../../lib/page-meta';
import type { Addresses } from './addresses';

/** The page itself, as its head says; an error page stands at no address. */
export function webPageOf(
  { title, description, canonical }: Pick<PageHead, 'title' | 'description' | 'canonical'>,
  addresses: Addresses,
): Exclude<WebPage, string> {
  const url = canonical === null ? null : addresses.of(canonical);
  return {
    '@type': 'WebPage',
    ...(url !== null && { '@id': `${url}#page`, url }),
    name: title,
    ...(description !== null && { description }),
    inLanguage: 'en',
    publisher: addresses.organization,
  };
}
