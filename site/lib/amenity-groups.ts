import { messages } from '../messages/messages';

/** What an amenity can belong to, in the order in which groups are shown. */
const GROUPS = [
  'essentials',
  'kitchen',
  'comfort',
  'work',
  'family',
  'building',
  'outdoors',
  'services',
] as const;
export type AmenityGroup = (typeof GROUPS)[number];

/** Amenities under the titles of their groups; groups without any are left out. */
export function amenityGroups<Amenity extends { group: AmenityGroup }>(
  amenities: readonly Amenity[],
): { group: AmenityGroup; title: string; members: Amenity[] }[] {
  const titles = messages().apartment.amenities.groups;
  return GROUPS.map((group) => ({
    group,
    title: titles[group],
    members: amenities.filter((amenity) => amenity.group === group),
  })).filter(({ members }) => members.length > 0);
}
