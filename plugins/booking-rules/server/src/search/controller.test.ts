import type { StayPage, StaySearchResult } from '../../../contracts/stays';
import { writeStayPage } from './controller';

const photo = (name: string) => ({
  ...{ alt: `The “${name}”, seen from the creek`, src: `/uploads/${name}.jpg`, width: 1_600, height: 1_067 },
  ...{ sizes: [{ src: `/uploads/${name}_480.webp`, width: 480 }], avif: [], placeholder: null },
});

function apartment(apartmentId: string, photos: StaySearchResult['photos']): StaySearchResult {
  return {
    ...{ apartmentId, name: `شقة ${apartmentId}`, district: { slug: 'marina', name: 'Marina' } },
    ...{ bedrooms: 1, bathrooms: 1.5, capacity: 4, location: null, currency: 'AED', photos },
    ...{ total: 243_000, nights: 4, checkIn: '2027-01-10', checkOut: '2027-01-14', ratePlan: undefined },
  };
}

const page = (...data: StaySearchResult[]): StayPage => ({
  data,
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } },
});

const written = (answer: StayPage): unknown => JSON.parse(writeStayPage(answer).bytes.toString());
const asJson = (answer: StayPage): unknown => JSON.parse(JSON.stringify(answer));

describe('a page of stays that is written in parts', () => {
  const photos = [photo('sitting-room'), photo('balcony')];

  test.each<[string, StayPage]>([
    ['nothing', page()],
    ['one apartment', page(apartment('creek', photos))],
    ['several, some without photos', page(apartment('creek', photos), apartment('palm', []))],
  ])('is the JSON of its answer, the first time and again: %s', (_, answer) => {
    expect(written(answer)).toEqual(asJson(answer));
    expect(written(answer)).toEqual(asJson(answer));
  });

  test('holds the price of each search beside photos that were written for another', () => {
    const first = page(apartment('creek', photos));
    const second = page({ ...apartment('creek', photos), total: 99_000, nights: 2 });
    expect(written(first)).toEqual(asJson(first));
    expect(written(second)).toEqual(asJson(second));
  });

  test('holds the new photos of an apartment that was read anew', () => {
    const before = page(apartment('creek', photos));
    const after = page(apartment('creek', [photo('kitchen')]));
    expect(written(before)).toEqual(asJson(before));
    expect(written(after)).toEqual(asJson(after));
  });
});
