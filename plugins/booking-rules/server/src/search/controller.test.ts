import type { Photo } from '../../../shared/listing/photo';
import { Packed } from '../inventory/packed';
import type { ApartmentCard } from '../inventory/reading/inventory-records';
import { writeStayPage } from './controller';
import type { StayOffer, StayPageParts } from './service';

const photo = (name: string) => ({
  ...{ alt: `The “${name}”, seen from the creek`, src: `/uploads/${name}.jpg`, width: 1_600, height: 1_067 },
  ...{ sizes: [{ src: `/uploads/${name}_480.webp`, width: 480 }], avif: [], placeholder: null },
});

const apartment = (apartmentId: string, photos: Photo[]): ApartmentCard => ({
  ...{ apartmentId, name: `شقة ${apartmentId}`, district: { slug: 'marina', name: 'Marina' } },
  ...{ bedrooms: 1, bathrooms: 1.5, capacity: 4, location: null, photos: new Packed(photos) },
});

const OFFER: StayOffer = {
  ...{ currency: 'AED', total: 243_000, nights: 4, checkIn: '2027-01-10', checkOut: '2027-01-14' },
  ratePlan: undefined,
};

const page = (...cards: ApartmentCard[]): StayPageParts => ({
  data: cards.map((card) => ({ card, offer: OFFER })),
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: cards.length } },
});

const written = (answer: StayPageParts): unknown => JSON.parse(writeStayPage(answer).bytes.toString());
const asJson = ({ data, meta }: StayPageParts): unknown =>
  JSON.parse(JSON.stringify({ data: data.map(({ card, offer }) => ({ ...card, ...offer })), meta }));

describe('a page of stays that is written in parts', () => {
  const photos = [photo('sitting-room'), photo('balcony')];
  const creek = apartment('creek', photos);

  test.each<[string, StayPageParts]>([
    ['nothing', page()],
    ['one apartment', page(creek)],
    ['several, some without photos', page(creek, apartment('palm', []))],
  ])('is the JSON of its answer, the first time and again: %s', (_, answer) => {
    expect(written(answer)).toEqual(asJson(answer));
    expect(written(answer)).toEqual(asJson(answer));
  });

  test('holds the price of each search beside a card that was written for another', () => {
    const first = page(creek);
    const second = { ...first, data: [{ card: creek, offer: { ...OFFER, total: 99_000, nights: 2 } }] };
    expect(written(first)).toEqual(asJson(first));
    expect(written(second)).toEqual(asJson(second));
  });

  test('holds the card of an apartment that was read anew', () => {
    const before = page(creek);
    const after = page(apartment('creek', [photo('kitchen')]));
    expect(written(before)).toEqual(asJson(before));
    expect(written(after)).toEqual(asJson(after));
  });
});
