import { BED_KINDS, CHECK_IN_METHODS, PARKING, ROOM_KINDS, VIEWS } from 'booking-rules/shared/listing/home';
import { component, contentType } from './content-type.fixture';
import { readSeed, type ApartmentEntry } from './seed-files.fixture';

const { districts, apartments, seasons } = readSeed();

/** Degrees around the city, Jebel Ali to Mirdif and the tip of the Palm to the desert road. */
const DUBAI = { south: 24.9, north: 25.36, west: 54.9, east: 55.6 };
const STAY_DETAILS = [
  'checkIn',
  'checkOut',
  'children',
  'infants',
  'pets',
  'partiesAndEvents',
  'smokingInside',
];
/** How many of the beds that a listing counts each is: beds for the odd guest are none. */
const PLACES_OF_BED: Record<string, number> = { 'sofa-bed': 0, 'folding-bed': 0, 'bunk-bed': 2 };
/** Usual weekday rates by number of bedrooms, lowest and highest, in fils. */
const RATES: [number, number][] = [
  [320_00, 550_00],
  [450_00, 900_00],
  [750_00, 1_600_00],
  [1_300_00, 2_800_00],
  [2_500_00, 4_500_00],
];

describe.each(apartments.map((apartment) => [apartment.apartmentId, apartment] as const))(
  '%s',
  (_, apartment) => {
    test('lies in Dubai, within 3 km of the others of its area', () => {
      expect(apartment.latitude).toBeGreaterThan(DUBAI.south);
      expect(apartment.latitude).toBeLessThan(DUBAI.north);
      expect(apartment.longitude).toBeGreaterThan(DUBAI.west);
      expect(apartment.longitude).toBeLessThan(DUBAI.east);
      const neighbours = apartments.filter(({ district }) => district === apartment.district);
      expect(Math.max(...neighbours.map((other) => kilometres(apartment, other)))).toBeLessThan(3);
    });

    test('says how guests get in, with a code where one opens the door or the box', () => {
      const { address, directions, doorCode, wifiName, wifiPassword, steps, manual } = apartment.arrival;
      expect(address).toContain(apartment.address);
      for (const text of [directions, wifiName, wifiPassword, manual]) expect(text).not.toBe('');
      expect(steps.length).toBeGreaterThan(1);
      expect(doorCode !== undefined).toBe(/^(door-code|key-box)$/.test(apartment.checkInMethod));
    });

    test('has a rate that is usual for its size, the weekend never below it', () => {
      const [lowest, highest] = RATES[apartment.bedrooms] ?? [NaN, NaN];
      expect(apartment.nightlyRate).toBeGreaterThanOrEqual(lowest);
      expect(apartment.nightlyRate).toBeLessThanOrEqual(highest);
      expect(apartment.weekendRate).toBeGreaterThanOrEqual(apartment.nightlyRate);
      expect(apartment.cleaningFee).toBeGreaterThan(0);
      expect(apartment.deposit).toBeGreaterThan(0);
    });

    test('charges for extra guests only where it sleeps more than the rate includes', () => {
      const { includedGuests, extraGuestFee, capacity } = apartment;
      expect(extraGuestFee > 0).toBe(includedGuests !== null);
      expect(includedGuests ?? 0).toBeLessThan(capacity);
      expect(capacity).toBeLessThanOrEqual(2 * apartment.beds + 2);
    });

    test('states every stay detail once, in the order of the contract', () => {
      expect(apartment.stayDetails.map(({ slug }) => slug)).toEqual(STAY_DETAILS);
    });

    test('has rooms with as many beds as it says, and photos of its own', () => {
      const beds = apartment.rooms.flatMap((room) => room.beds);
      const slept = beds.reduce((sum, { kind, count }) => sum + count * (PLACES_OF_BED[kind] ?? 1), 0);
      expect(slept).toBe(apartment.beds);
      expect(apartment.rooms.filter(({ kind }) => kind === 'bedroom').length).toBeGreaterThanOrEqual(
        Math.max(1, apartment.bedrooms),
      );
      const shown = apartment.rooms.flatMap(({ photos }) => photos);
      expect(shown.filter((photo) => !apartment.photos.includes(photo))).toEqual([]);
      expect(new Set(shown).size).toBe(shown.length);
    });

    test('is described in three or four paragraphs', () => {
      const paragraphs = apartment.description.split('\n\n');
      expect([3, 4]).toContain(paragraphs.length);
      expect(paragraphs.filter((paragraph) => paragraph.length < 80)).toEqual([]);
    });
  },
);

test('editors are offered what the site has words for', () => {
  expect(component('stay.room')['kind']?.enum).toEqual(ROOM_KINDS);
  expect(component('stay.bed')['kind']?.enum).toEqual(BED_KINDS);
  const { view, parking, checkInMethod } = contentType('apartment');
  expect([view?.enum, parking?.enum, checkInMethod?.enum]).toEqual([VIEWS, PARKING, CHECK_IN_METHODS]);
});

test('there are at least 30 apartments, and every area has at least two', () => {
  expect(apartments.length).toBeGreaterThanOrEqual(30);
  const count = (slug: string): number => apartments.filter(({ district }) => district === slug).length;
  expect(districts.filter(({ slug }) => count(slug) < 2)).toEqual([]);
});

test('six apartments are picks for the home page, no two in one area', () => {
  const areas = apartments.filter(({ featured }) => featured).map(({ district }) => district);
  expect(areas).toHaveLength(6);
  expect(new Set(areas).size).toBe(6);
});

test('a season rate stays within reason of the usual rate of each apartment in its group', () => {
  const odd = seasons.flatMap(({ name, nightlyRate, weekendRate, apartments: group }) => {
    if (nightlyRate === null) return [];
    const [lowest, highest] = name.startsWith('Summer') ? [0.6, 0.95] : [1.1, 2.3];
    return apartments
      .filter(({ apartmentId }) => group?.includes(apartmentId))
      .filter((apartment) => {
        const ratio = nightlyRate / apartment.nightlyRate;
        return ratio < lowest || ratio > highest || (weekendRate ?? 0) < nightlyRate;
      })
      .map(({ apartmentId }) => `${name}: ${apartmentId}`);
  });
  expect(odd).toEqual([]);
});

test('every apartment has one summer rate', () => {
  const summer = seasons
    .filter(({ name }) => name.startsWith('Summer'))
    .flatMap(({ apartments: group }) => group ?? []);
  expect([...summer].sort()).toEqual(apartments.map(({ apartmentId }) => apartmentId).sort());
});

/** Distance over a city's few kilometres, taking the earth as flat. */
function kilometres(a: ApartmentEntry, b: ApartmentEntry): number {
  const north = (a.latitude - b.latitude) * 111.2;
  const east = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
