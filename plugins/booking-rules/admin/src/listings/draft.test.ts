import type { ListingChoices } from 'booking-rules/contracts/setup/listings';
import {
  changeOf,
  describedAnew,
  lacksOf,
  mergedForm,
  newForm,
  parsePlace,
  problemsOf,
  stepOf,
  wordsOfFile,
} from './draft';

const choices: ListingChoices = {
  ...{ areas: [], amenities: [], checkInTime: '15:00', checkOutTime: '11:00', minimumStay: 2 },
};
const form = { ...newForm(choices), name: 'Sea view' };

test.each<[text: string, place: [number, number] | null]>([
  ['25.0806, 55.1403', [25.0806, 55.1403]],
  ['25.0806 55.1403', [25.0806, 55.1403]],
  ['-33.86,151.2', [-33.86, 151.2]],
  ['https://www.google.com/maps/@25.08,55.14,17z', [25.08, 55.14]],
  ['Marina Walk', null],
  ['95, 10', null],
  ['', null],
])('the place of %p is %p', (text, place) => {
  expect(parsePlace(text)).toEqual(place && { latitude: place[0], longitude: place[1] });
});

test.each([
  ['living-room_2.jpg', 'Living room'],
  ['IMG_2041.jpeg', ''],
  ['DSC0041.JPG', ''],
  ['balcony with sea view.webp', 'Balcony with sea view'],
])('a photo called %s is described as %p', (name, words) => {
  expect(wordsOfFile(name)).toBe(words);
});

test('a new listing is sent whole, a changed one by what was changed', () => {
  expect(changeOf(null, form)).toMatchObject({ name: 'Sea view', bedrooms: 1, latitude: null });
  expect(changeOf(form, form)).toEqual({});
  expect(changeOf(form, { ...form, place: '25, 55', bedrooms: 0 })).toEqual({
    ...{ latitude: 25, longitude: 55, bedrooms: 0 },
  });
});

test('a house rule without words is none', () => {
  const houseRules = form.houseRules.map((rule) => (rule.slug === 'pets' ? { ...rule, label: ' ' } : rule));
  const { houseRules: sent } = changeOf(form, { ...form, houseRules });
  expect(sent?.map(({ slug }) => slug)).not.toContain('pets');
});

test('a new listing mentions every house rule, and lacks photos, an area, a place, a permit and a rate', () => {
  const lacking = new Set(lacksOf(form, '2027-01-01').map(({ field }) => field));
  expect(lacking).not.toContain('stayDetails');
  for (const field of ['photos', 'district', 'latitude', 'permitNumber', 'nightlyRate'])
    expect(lacking).toContain(field);
});

test('a name that is too short and a place that is none are refused at their fields', () => {
  expect(Object.keys(problemsOf({ ...form, name: 'A', place: 'here' }))).toEqual(['name', 'place']);
  expect(problemsOf(form)).toEqual({});
});

test('what is typed while the listing is being saved stays', () => {
  const saved = { ...form, name: 'Sea view', summary: 'Trimmed.' };
  const merged = mergedForm({ ...form, summary: 'More' }, form, saved);
  expect(merged).toMatchObject({ name: 'Sea view' });
  expect(merged).not.toHaveProperty('summary');
});

test('only photos with other words are described anew', () => {
  const photo = { id: 1, url: '/a.webp', alternativeText: 'Bedroom' };
  expect(describedAnew([photo], [photo])).toEqual([]);
  expect(describedAnew([photo], [{ ...photo, alternativeText: 'Bath' }])).toHaveLength(1);
});

test('every field that the server may refuse stands in a step', () => {
  expect(stepOf('nightlyRate')).toBe('price');
  expect(stepOf('houseRules.0.label')).toBe('price');
  expect(stepOf('unknown')).toBeNull();
});
