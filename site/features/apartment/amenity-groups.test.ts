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

test('an amenity has the icon its slug speaks of, else the one of its group', () => {
  expect(amenityIcon('shared-pool', 'building')).toBe('waves-ladder');
  expect(amenityIcon('something-new', 'work')).toBe('laptop');
});
