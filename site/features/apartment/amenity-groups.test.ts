import { amenityGroups, amenityIcon } from './amenity-groups';

test('amenities stand under their groups in our order', () => {
  const groups = amenityGroups([
    { slug: 'gym', name: 'Gym', group: 'building' },
    { slug: 'wifi', name: 'Wi-Fi', group: 'essentials' },
    { slug: 'pool', name: 'Pool', group: 'building' },
  ]);
  expect(groups.map(({ title, members }) => [title, members.map(({ name }) => name)])).toEqual([
    ['Essentials', ['Wi-Fi']],
    ['In the building', ['Gym', 'Pool']],
  ]);
});

test.each([
  ['shared-pool', 'building', 'waves-ladder'],
  ['hair-dryer', 'essentials', 'wind'],
  ['tumble-dryer', 'essentials', 'wind'],
  ['blackout-curtains', 'comfort', 'blinds'],
  ['sofa-bed', 'comfort', 'sofa'],
  ['sea-view', 'comfort', 'waves'],
  ['seating-area', 'comfort', 'armchair'],
  ['desk', 'work', 'lamp-desk'],
  ['external-monitor', 'work', 'monitor'],
  ['play-area', 'family', 'toy-brick'],
  ['sauna', 'building', 'thermometer-sun'],
  ['parking', 'building', 'square-parking'],
  ['ev-charging', 'building', 'ev-charger'],
  ['balcony', 'outdoors', 'balcony'],
  ['terrace', 'outdoors', 'sun'],
  ['beach-access', 'outdoors', 'tree-palm'],
  ['luggage-storage', 'services', 'luggage'],
  ['something-new', 'work', 'laptop'],
] as const)('the icon of %s means what it shows, else that of its group', (slug, group, icon) => {
  expect(amenityIcon(slug, group)).toBe(icon);
});
