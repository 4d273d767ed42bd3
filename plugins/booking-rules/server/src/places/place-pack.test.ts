import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPercentage, TOURISM_DIRHAM, VAT } from '../../../shared/domain/pricing/charge-rule';
import { isTimeZone, minorDigitsOf } from '../../../shared/format/place';
import { readPlacePacks, type MapExtent, type PlacePack } from './place-pack';

const FOLDER = join(__dirname, '../../../../../database/seed/places');
let packs: PlacePack[];

beforeAll(async () => {
  packs = await readPlacePacks(FOLDER);
});

const each = (hold: (pack: PlacePack) => void): void => {
  for (const pack of packs) hold(pack);
};
const isIn = ({ south, west, north, east }: MapExtent, latitude: number, longitude: number): boolean =>
  latitude > south && latitude < north && longitude > west && longitude < east;
const areUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

test('there is a pack in dirhams, and one in another currency and with daylight saving', () => {
  expect(packs.map(({ slug, place }) => [slug, place.currency, place.timeZone])).toEqual([
    ['berlin', 'EUR', 'Europe/Berlin'],
    ['dubai', 'AED', 'Asia/Dubai'],
  ]);
});

test('every pack names a country, a currency and clocks that there are', () =>
  each(({ place, weekendNights }) => {
    expect(minorDigitsOf(place.currency)).not.toBeNull();
    expect(isTimeZone(place.timeZone)).toBe(true);
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(place.country)).not.toBe(place.country);
    expect(new Set(weekendNights).size).toBe(weekendNights.length);
  }));

test('fees and taxes are amounts or percentages, each under a name of its own', () =>
  each(({ charges }) => {
    expect(areUnique(charges.map(({ id }) => id))).toBe(true);
    expect(areUnique(charges.map(({ name }) => name))).toBe(true);
    for (const { kind, basis, amount, deluxeAmount, percent, nights, taxable } of charges) {
      if (isPercentage(basis))
        expect([amount, deluxeAmount, nights, percent > 0]).toEqual([0, null, null, true]);
      else expect([percent, amount > 0]).toEqual([0, true]);
      if (basis === 'percent-of-taxable') expect([kind, taxable]).toEqual(['tax', false]);
    }
  }));

test('areas lie inside, and no two are called the same', () =>
  each(({ areas, extent }) => {
    expect(areas.length).toBeGreaterThan(0);
    expect(areUnique(areas.map(({ slug }) => slug))).toBe(true);
    const names = areas.flatMap(({ slug, name, aliases }) => [
      ...new Set([name, slug.replaceAll('-', ' '), ...aliases].map((each) => each.toLowerCase())),
    ]);
    expect(areUnique(names)).toBe(true);
    for (const { latitude, longitude } of areas) expect(isIn(extent, latitude, longitude)).toBe(true);
  }));

test('its map draws land, and names what is inside in both languages', () =>
  each(({ map, coast, extent }) => {
    expect([...map.land, ...(coast?.land ?? [])].length).toBeGreaterThan(0);
    const { labels, stations, parks, roads, rails } = map;
    for (const { name } of [...labels, ...stations, ...parks, ...roads, ...rails])
      expect(Object.keys(name).sort()).toEqual(['ar', 'en']);
    const places = [
      ...[...labels, ...stations].map(({ at }) => at),
      ...parks.flatMap(({ outline }) => outline),
      ...[...roads, ...rails].flatMap(({ line }) => line),
    ];
    for (const at of places) expect(isIn(extent, ...at)).toBe(true);
  }));

test('a coast names whose data it is, and reaches no further than its place', () => {
  const coasts = packs.flatMap(({ coast, extent }) => (coast ? [{ coast, extent }] : []));
  expect(coasts).toHaveLength(1);
  for (const { coast, extent } of coasts) {
    expect(coast.attribution).toBe('© OpenStreetMap contributors');
    const { south, west, north, east } = extent;
    for (const [latitude, longitude] of [...coast.land, ...coast.lakes].flat()) {
      expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east).toBe(true);
    }
  }
});

test('its example of a permit has the form that it asks for, and prices grow with the home', () =>
  each(({ permit, prices }) => {
    expect(permit.example).toMatch(new RegExp(permit.pattern));
    for (const { night, month } of prices)
      expect([night[0] < night[1], month[0] < month[1]]).toEqual([true, true]);
    const most = prices.map(({ night }) => night[1]);
    expect([...most].sort((one, other) => one - other)).toEqual(most);
  }));

test('its legal pages name the law there, and nothing of the business but what is filled in', () => {
  const laws: Record<string, string[]> = { berlin: ['§ 5 DDG', 'GDPR', 'AGB'], dubai: ['PDPL', 'Emirates'] };
  const filled = /^(business|brand|address|email|phone|licence|tax number)$/;
  each(({ slug, legal }) => {
    const words = JSON.stringify(legal);
    for (const law of laws[slug] ?? ['a law that this test knows']) expect(words).toContain(law);
    for (const [, name] of words.matchAll(/\{\{(.*?)\}\}/g)) expect(name).toMatch(filled);
  });
});

test('the taxes of Dubai are those that the product knows by their short names', () => {
  const charges = packs.find(({ slug }) => slug === 'dubai')?.charges;
  const { from: _from, until: _until, apartments: _apartments, ...dirham } = TOURISM_DIRHAM;
  const { from: _since, until: _till, apartments: _for, ...vat } = VAT;
  expect(charges).toEqual([dirham, vat]);
});

test('a pack with a field that nobody reads, or without one, is refused by its name', async () => {
  const root = await mkdtemp(join(tmpdir(), 'places-'));
  const folder = join(root, 'atlantis');
  await mkdir(folder);
  const [{ slug: _slug, coast: _coast, map, legal, ...place } = {}] = packs;
  const write = async (body: object): Promise<void> => {
    await writeFile(join(folder, 'place.json'), JSON.stringify(body));
    await writeFile(join(folder, 'map.json'), JSON.stringify(map));
    await writeFile(join(folder, 'legal.json'), JSON.stringify(legal));
  };
  await write({ ...place, climate: 'wet' });
  await expect(readPlacePacks(root)).rejects.toThrow(/atlantis\/place\.json is no place pack: .*climate/s);
  await write({ ...place, extent: { south: 2, west: 1, north: 1, east: 2 } });
  await expect(readPlacePacks(root)).rejects.toThrow(/must have an inside/);
  await write({ ...place });
  expect(await readPlacePacks(root)).toMatchObject([{ slug: 'atlantis' }]);
  await rm(root, { recursive: true });
});
