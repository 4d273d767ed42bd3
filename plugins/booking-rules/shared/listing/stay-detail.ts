/** What a stay detail can be about (contract A4), each with the icon that it has unless an editor chooses another. */
export const STAY_DETAIL_ICONS = {
  checkIn: 'log-in',
  checkOut: 'log-out',
  children: 'smile',
  infants: 'baby',
  pets: 'paw-print',
  partiesAndEvents: 'party-popper',
  smokingInside: 'cigarette-off',
} as const;

export type StayDetailSlug = keyof typeof STAY_DETAIL_ICONS;

/** The icon to begin with; undefined for a slug that is none. */
export function defaultIconOf(slug: string): string | undefined {
  return Object.hasOwn(STAY_DETAIL_ICONS, slug) ? STAY_DETAIL_ICONS[slug as StayDetailSlug] : undefined;
}
