import { contentType, pluginContentType, problemsOf } from './content-type.fixture';
import { readSeed, type Entry, type YearlyNight } from './seed-files.fixture';

const { site, districts, amenities, apartments, seasons, policies, ratePlans, promotions, extras, taken } =
  readSeed();
const ids = apartments.map((apartment) => apartment.apartmentId);

const AREAS = [
  'business-bay',
  'creek-harbour',
  'district-one',
  'downtown-dubai',
  'dubai-hills',
  'dubai-marina',
  'emaar-beachfront',
  'jumeirah-beach-residence',
  'jumeirah-lakes-towers',
  'meydan',
  'palm-jumeirah',
];

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function strangers(values: readonly string[], known: readonly string[]): string[] {
  return values.filter((value) => !known.includes(value));
}

function without(entry: Entry, field: string): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));
}

describe('every entry fits its content type', () => {
  test('site settings, company address and minimum stay', () => {
    expect([
      ...problemsOf(contentType('site-setting'), site.siteSetting, 'site-setting'),
      ...problemsOf(contentType('company-address'), site.companyAddress, 'company-address'),
      ...problemsOf(pluginContentType('business'), site.business, 'business'),
      ...problemsOf(contentType('minimum-stay'), site.minimumStay, 'minimum-stay'),
    ]).toEqual([]);
  });

  test('areas and amenities', () => {
    expect([
      ...districts.flatMap((district) => problemsOf(contentType('district'), district, district.slug)),
      ...amenities.flatMap((amenity) => problemsOf(contentType('amenity'), amenity, amenity.slug)),
    ]).toEqual([]);
  });

  test('apartments and their minimum-stay overrides', () => {
    const type = contentType('apartment');
    const override = contentType('minimum-stay-override');
    const problems = apartments.flatMap((apartment) => {
      const { apartmentId, minimumStayOverride: minimumStay } = apartment;
      const own = problemsOf(type, without(apartment, 'minimumStayOverride'), apartmentId);
      return minimumStay === null
        ? own
        : [...own, ...problemsOf(override, { minimumStay }, `${apartmentId} override`)];
    });
    expect(problems).toEqual([]);
  });

  test('seasons, in a leap year and in others', () => {
    const problems = [2027, 2028].flatMap((year) =>
      seasons.map((season) => ({
        ...season,
        firstNight: nightIn(year, season.firstNight),
        lastNight: nightIn(year, season.lastNight),
      })),
    );
    const type = pluginContentType('season');
    expect(problems.flatMap((season) => problemsOf(type, season, season.name))).toEqual([]);
    expect(
      seasons.filter(({ firstNight, lastNight }) => isLeapDay(firstNight) || isLeapDay(lastNight)),
    ).toEqual([]);
  });

  test('cancellation policies and rate plans', () => {
    expect([
      ...policies.flatMap((one) => problemsOf(pluginContentType('cancellation-policy'), one, 'policy')),
      ...ratePlans.flatMap((one) => problemsOf(pluginContentType('rate-plan'), one, 'rate plan')),
    ]).toEqual([]);
    const names = policies.map(({ name }) => name);
    expect(ratePlans.filter(({ cancellationPolicy }) => !names.includes(cancellationPolicy))).toEqual([]);
  });

  test('extras', () => {
    expect(extras.flatMap((one) => problemsOf(pluginContentType('extra'), one, 'extra'))).toEqual([]);
    expect(repeated(extras.map(({ slug }) => slug))).toEqual([]);
  });

  test('promotions', () => {
    expect(promotions.flatMap((one) => problemsOf(pluginContentType('promotion'), one, 'promotion'))).toEqual(
      [],
    );
    expect(promotions).toContainEqual(
      expect.objectContaining({ code: 'VACATIONER25', percent: 25, active: true }),
    );
  });
});

describe('every key is used once and leads somewhere', () => {
  test('ids, slugs, names and permit numbers are unique', () => {
    expect([
      ...repeated(ids),
      ...repeated(districts.map(({ slug }) => slug)),
      ...repeated(amenities.map(({ slug }) => slug)),
      ...repeated(apartments.map(({ name }) => name)),
      ...repeated(apartments.map(({ permitNumber }) => permitNumber)),
      ...repeated(apartments.map(({ description }) => description)),
      ...repeated(seasons.map(({ name }) => name)),
    ]).toEqual([]);
  });

  test('the areas are those of the contract', () => {
    expect(districts.map(({ slug }) => slug).sort()).toEqual(AREAS);
  });

  test('apartments name areas and amenities that exist, no amenity twice', () => {
    const areas = districts.map(({ slug }) => slug);
    const known = amenities.map(({ slug }) => slug);
    for (const apartment of apartments) {
      expect(strangers([apartment.district], areas)).toEqual([]);
      expect(strangers(apartment.amenities, known)).toEqual([]);
      expect(repeated(apartment.amenities)).toEqual([]);
    }
  });

  test('no amenity is without an apartment', () => {
    const offered = new Set(apartments.flatMap((apartment) => apartment.amenities));
    expect(amenities.filter(({ slug }) => !offered.has(slug))).toEqual([]);
  });

  test('seasons, promotions and taken nights name apartments that exist', () => {
    const named = [...seasons, ...promotions].flatMap((rule) => rule.apartments ?? []);
    expect(strangers([...named, ...taken.map(({ apartmentId }) => apartmentId)], ids)).toEqual([]);
    expect(seasons.flatMap(({ apartments: group }) => repeated(group ?? []))).toEqual([]);
  });
});

function nightIn(year: number, { month, day }: YearlyNight): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : 'no such day';
}

function isLeapDay({ month, day }: YearlyNight): boolean {
  return month === 2 && day === 29;
}

test('guests can see prices in dollars, euros and pounds, under the symbols that they know', () => {
  const { currencies } = site.siteSetting as { currencies: { code: string; symbol: string }[] };
  expect(currencies.map(({ code, symbol }) => `${code} ${symbol}`)).toEqual(['USD $', 'EUR €', 'GBP £']);
});
