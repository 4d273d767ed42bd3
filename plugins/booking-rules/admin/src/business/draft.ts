import type { BusinessChange, BusinessFields } from 'booking-rules/contracts/setup/business';

/** The fields that differ from what is kept. */
export function changedFields(kept: BusinessFields, values: BusinessFields): BusinessChange {
  const changed = (Object.keys(values) as (keyof BusinessFields)[]).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(kept[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** The profile on a network; empty for none. */
export function profileOn(values: BusinessFields, network: string): string {
  return values.socialLinks.find((link) => link.network === network)?.url ?? '';
}

/** The links with another profile on a network: only those that are given are kept. */
export function withProfile(
  { socialLinks }: BusinessFields,
  network: BusinessFields['socialLinks'][number]['network'],
  url: string,
): BusinessFields['socialLinks'] {
  const isKnown = socialLinks.some((link) => link.network === network);
  const links = isKnown
    ? socialLinks.map((link) => (link.network === network ? { network, url } : link))
    : [...socialLinks, { network, url }];
  return links.filter((link) => link.url.trim() !== '');
}
