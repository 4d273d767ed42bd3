import type { BreadcrumbList } from 'schema-dts';
import type { Addresses } from './addresses';

/** A step of the way to a page, as its breadcrumb shows it. */
export interface Step {
  name: string;
  /** Path of its page. */
  path: string;
}

/** The way that a page shows above its heading, from the homepage to the page itself. */
export function breadcrumbsOf(steps: readonly Step[], addresses: Addresses): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addresses.of(path),
    })),
  };
}
