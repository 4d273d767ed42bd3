import { listingReadiness, type ListingDraft } from './listing-readiness';

const TODAY = '2027-03-01';
const RULES = ['checkIn', 'checkOut', 'children', 'infants', 'pets', 'partiesAndEvents', 'smokingInside'];
const READY: ListingDraft = {
  photos: Array.from({ length: 8 }, () => ({ alternativeText: 'A bright living room' })),
  summary: 'A bright studio on the canal.',
  description: 'Quiet and bright. '.repeat(20),
  hasArea: true,
  latitude: 25.18,
  longitude: 55.27,
  permitNumber: 'BUS-MAR-4K7QD',
  permitExpiry: '2028-02-29',
  nightlyRate: 39_000,
  hasAmenities: true,
  stayDetails: RULES,
};
const notesOn = (differences: Partial<ListingDraft>) =>
  listingReadiness({ ...READY, ...differences }, TODAY).map(({ kind, field, words }) => [kind, field, words]);

test('an apartment that has everything is ready', () => {
  expect(notesOn({})).toEqual([]);
});

test.each<[Partial<ListingDraft>, [string, string, string]]>([
  [
    { photos: READY.photos.slice(0, 6) },
    ['missing', 'photos', 'It has 6 photos of the 8 it should have. Add 2 more.'],
  ],
  [
    { photos: [{ alternativeText: ' ' }, ...READY.photos.slice(1)] },
    ['missing', 'photos', '1 photo without a description: say in the media library what it shows.'],
  ],
  [{ hasArea: false }, ['missing', 'district', 'It has no area. Choose one so that guests can find it.']],
  [
    { longitude: null },
    ['missing', 'latitude', 'It has no location on the map. Fill in latitude and longitude.'],
  ],
  [
    { latitude: 0, longitude: 0 },
    ['missing', 'latitude', 'Its location on the map is 0, 0, in the sea off Africa.'],
  ],
  [{ permitNumber: '' }, ['missing', 'permitNumber', 'The number of its holiday home permit is missing.']],
  [{ permitExpiry: null }, ['missing', 'permitExpiry', 'The expiry date of its permit is missing.']],
  [{ permitExpiry: '2027-02-28' }, ['missing', 'permitExpiry', 'Its permit expired on Sun 28 Feb 2027.']],
  [
    { permitExpiry: '2027-03-01' },
    ['advice', 'permitExpiry', 'Its permit expires on Mon 1 Mar 2027. Renew it in time.'],
  ],
  [{ nightlyRate: null }, ['missing', 'nightlyRate', 'There is no rate per night.']],
  [{ nightlyRate: 0 }, ['missing', 'nightlyRate', 'There is no rate per night.']],
  [
    { summary: null },
    ['missing', 'summary', 'It has no summary: one sentence for lists and search engines.'],
  ],
  [{ description: ' ' }, ['missing', 'description', 'It has no description.']],
  [
    { description: 'Nice.' },
    ['missing', 'description', 'Its description has 5 letters. Aim for 200 or more.'],
  ],
  [
    { stayDetails: RULES.filter((slug) => slug !== 'pets' && slug !== 'smokingInside') },
    ['missing', 'stayDetails', "The stay details don't mention pets, smoking."],
  ],
  [
    { hasAmenities: false },
    ['advice', 'amenities', "No amenities are chosen, so guests who filter by them won't find it."],
  ],
])('with %j it says one thing', (differences, expected) => {
  expect(notesOn(differences)).toEqual([expected]);
});

test('of an empty draft everything is named, the photos first', () => {
  const empty: ListingDraft = {
    ...READY,
    photos: [],
    summary: null,
    description: null,
    hasArea: false,
    latitude: null,
    longitude: null,
    permitNumber: null,
    permitExpiry: null,
    nightlyRate: null,
    hasAmenities: false,
    stayDetails: [],
  };
  const fields = listingReadiness(empty, TODAY).map(({ field }) => field);
  expect(fields[0]).toBe('photos');
  expect(new Set(fields).size).toBe(fields.length);
  expect(fields).toHaveLength(10);
});
