import { listingOf, OPERATOR_ROW, PORTAL_ROW, read, reasonsOf } from './interpret.fixture';
import { readMapping } from './columns';

const notesOf = (row: unknown) =>
  Object.fromEntries(listingOf(row).notes.map(({ field, text }) => [field, text]));

describe("an operator's row", () => {
  const { draft, key, wantedId } = listingOf(OPERATOR_ROW);

  it('becomes a listing that may be sold', () => {
    expect(key).toBe('11');
    expect(wantedId).toBe('two-bedroom-lake-view-heron-tower');
    expect(draft).toMatchObject({
      name: 'Two-bedroom with a lake view',
      district: 'dubai-marina',
      address: 'Heron Tower, Dubai Marina',
      bedrooms: 2,
      bathrooms: 2,
      beds: 3,
      capacity: 5,
      nightlyRate: 140_000,
      minimumStay: 3,
      maximumStay: 60,
      gapFilling: null,
      permitNumber: 'DUB-HER-1A2B3',
      publish: true,
    });
  });

  it('has its deposit read from the rules, which is said', () => {
    expect(draft.deposit).toBe(150_000);
    expect(notesOf(OPERATOR_ROW)['deposit']).toContain('read from the rules');
  });

  it('has its house rules as stay details, and what is none of them in the description', () => {
    expect(draft.stayDetails).toEqual([
      { slug: 'checkIn', label: 'From 15:00 to 20:00' },
      { slug: 'checkOut', label: 'By 11:00' },
      { slug: 'smokingInside', label: 'No smoking inside' },
      { slug: 'pets', label: 'No pets' },
    ]);
    expect(draft.description?.split('\n\n')).toEqual([
      'A calm home high above the water. Ten minutes to the tram.',
      'Kitchen: Oven and hob',
      'Facilities: Pool, Gym',
      'Before you arrive: Bring your passport.',
      'House rules: Quiet after ten.',
    ]);
  });

  it('has the amenities that guests filter by; the others are named', () => {
    expect(draft.amenities).toEqual(['self-check-in', 'shared-pool', 'wifi']);
    expect(read(OPERATOR_ROW).unknownAmenities).toEqual(['Hangers']);
  });

  it('comes without its pictures, which is said', () => {
    expect(notesOf(OPERATOR_ROW)['photos']).toContain('2 pictures listed');
  });

  it('has its area from the permit where the text names none', () => {
    const row = {
      ...OPERATOR_ROW,
      area: 'Prime Dubai Location',
      location: 'Heron Tower',
      dtcm: 'BUS-HER-1A2B3',
    };
    expect(listingOf(row).draft.district).toBe('business-bay');
    expect(notesOf(row)['district']).toContain('BUS-');
  });

  it('is refused when nothing says where it is', () => {
    const row = {
      ...OPERATOR_ROW,
      area: 'Prime Dubai Location',
      location: 'Heron Tower',
      dtcm: 'ABC-HER-1A2B3',
    };
    expect(reasonsOf(row)).toEqual([expect.stringContaining('does not say in which area')]);
  });
});

describe("a portal's row", () => {
  const { draft } = listingOf(PORTAL_ROW);

  it('is sold by the month only, at the rate of a night, which is said', () => {
    expect(draft).toMatchObject({ nightlyRate: 39_500, minimumStay: 28, gapFilling: false });
    expect(notesOf(PORTAL_ROW)['nightlyRate']).toContain('× 12 ÷ 365');
    expect(notesOf(PORTAL_ROW)['minimumStay']).toContain('28 nights');
  });

  it('has guests and beds filled in, which is said', () => {
    expect(draft).toMatchObject({ capacity: 2, beds: 1, area: 71 });
    expect(listingOf(PORTAL_ROW).filled).toEqual(expect.arrayContaining(['capacity', 'beds', 'summary']));
  });

  it('has its area from the most specific level that is one', () => {
    const levels = ['UAE', 'Dubai', 'Dubai Harbour', 'Emaar Beachfront', 'North Beach 1'];
    const row = { ...PORTAL_ROW, location: levels.map((name) => ({ name })) };
    expect(listingOf(row).draft).toMatchObject({
      district: 'emaar-beachfront',
      address: 'North Beach 1, Emaar Beachfront, Dubai Harbour',
    });
  });

  it.each([
    ['no permit', { permitNumber: 'None' }, 'no permit number'],
    ['a permit that is none', { permitNumber: '77' }, '"77" is not a permit number'],
    ['a permit for leases', { permitNumber: '71100000001' }, 'leases only'],
    ['no furniture', { furnishingStatus: 'unfurnished' }, 'not furnished'],
  ])('stays a draft with %s', (_, change, why) => {
    const row = { ...PORTAL_ROW, ...change };
    expect(listingOf(row).draft.publish).toBe(false);
    expect(notesOf(row)['publication']).toContain(why);
  });

  it('is warned about when it lies far from its area', () => {
    expect(notesOf({ ...PORTAL_ROW, _geoloc: { lat: 25.2, lng: 55.35 } })['coordinates']).toContain(
      'km from',
    );
  });

  it('has its point fixed or left out when it is not in Dubai', () => {
    expect(listingOf({ ...PORTAL_ROW, _geoloc: { lat: 55.1391, lng: 25.0781 } }).draft.latitude).toBe(
      25.0781,
    );
    expect(listingOf({ ...PORTAL_ROW, _geoloc: { lat: 0, lng: 0 } }).draft.latitude).toBeNull();
  });
});

describe('a row that cannot be sold as it stands', () => {
  it.each([
    ['no price', { price: null }, 'The price is missing.'],
    ['a negative price', { price: -5 }, 'must be more than zero'],
    ['a price in words', { price: 'on request' }, 'cannot be read'],
    ['another currency', { currency: 'USD' }, 'in USD'],
    ["a year's rent called a month's", { price: 430_000 }, 'It may be for a year'],
    ["a month's rent called a night's", { rentFrequency: 'daily' }, 'It may be for a month:'],
    ['an unknown period', { rentFrequency: 'per decade' }, 'night, week, month or year'],
    [
      'an area that is not ours',
      { location: ['UAE', 'Dubai', 'Town Square'] },
      '"Town Square" is not one of ours',
    ],
    ['no bedrooms', { rooms: 'many' }, 'not a whole number'],
    ['a damaged id', { id: '1.23457E+19' }, 'lost its last digits'],
    ['an id that was rounded', { id: 1.5e300 }, 'lost its last digits'],
    ['a sale', { purpose: 'for-sale' }, 'for sale'],
    ['an office', { category: ['Commercial', 'Offices'] }, 'not a home'],
    ['no stay that fits', { maxNights: 7 }, 'No stay fits'],
  ])('is refused: %s', (_, change, why) => {
    expect(reasonsOf({ ...PORTAL_ROW, ...change }).join(' ')).toContain(why);
  });

  it('is told every reason at once', () => {
    expect(reasonsOf({ ...PORTAL_ROW, price: null, location: 'Town Square' })).toHaveLength(2);
  });

  it.each([5, null, 'text'])('is no listing: %p', (row) => {
    expect(reasonsOf(row)).toHaveLength(1);
  });
});

describe('a mapping', () => {
  it('names columns and fills in what the list leaves out', () => {
    const mapping = readMapping(
      '{"columns":{"price":"Tarif (AED)","name":["Nom"]},"defaults":{"district":"JLT"}}',
    );
    const row = {
      Id: 'x1',
      Nom: 'Petit studio',
      'Tarif (AED)': '450',
      rooms: 'Studio',
      permit: 'DUB-PET-1A2B3',
    };
    expect(listingOf(row, mapping).draft).toMatchObject({
      name: 'Petit studio',
      nightlyRate: 45_000,
      bedrooms: 0,
      capacity: 2,
      district: 'jumeirah-lakes-towers',
    });
  });

  it.each(['{"columns":{"colour":"x"}}', '{"extra":1}', 'no json'])(
    'is refused when it is wrong: %s',
    (text) => {
      expect(() => readMapping(text)).toThrow(/mapping/);
    },
  );
});
