import { amenityGroups } from './amenity-groups';

test('amenities stand under their groups in our order', () => {
  const groups = amenityGroups([
    { name: 'Gym', group: 'building' as const },
    { name: 'Wi-Fi', group: 'essentials' as const },
    { name: 'Pool', group: 'building' as const },
  ]);
  expect(groups.map(({ title, members }) => [title, members.map(({ name }) => name)])).toEqual([
    ['Essentials', ['Wi-Fi']],
    ['In the building', ['Gym', 'Pool']],
  ]);
});
