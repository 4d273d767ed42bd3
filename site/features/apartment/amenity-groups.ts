import type { Amenity } from '../../api/site-api';

const TITLES: Record<Amenity['group'], string> = {
  essentials: 'Essentials',
  kitchen: 'Kitchen',
  comfort: 'Comfort',
  work: 'Work',
  family: 'Family',
  building: 'In the building',
  outdoors: 'Outdoors',
  services: 'Services',
};

/** Amenities under the titles of their groups, in the house's order; groups without any are left out. */
export function amenityGroups(
  amenities: readonly Amenity[],
): { group: Amenity['group']; title: string; members: Amenity[] }[] {
  return (Object.keys(TITLES) as Amenity['group'][])
    .map((group) => ({
      group,
      title: TITLES[group],
      members: amenities.filter((amenity) => amenity.group === group),
    }))
    .filter(({ members }) => members.length > 0);
}
