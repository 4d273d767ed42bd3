import { amenityIcon } from './amenity-icon';

test('an amenity has the icon its slug speaks of, else the one of its group', () => {
  expect(amenityIcon('shared-pool', 'building')).toBe('waves-ladder');
  expect(amenityIcon('something-new', 'work')).toBe('laptop');
});
