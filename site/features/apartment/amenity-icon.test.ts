import { amenityIcon } from './amenity-icon';

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
