import type { ReviewSummary } from '../../api/editorial';
import type { Apartment } from '../../api/site-api';
import { addressesAt } from './page';
import { bedsOf, googleAmenities } from './google-amenities';
import { productOf, vacationRentalOf } from './apartment';

const addresses = addressesAt('https://stay.example');
const policies = { checkInTime: '15:00', checkOutTime: '11:00' };
const silent: ReviewSummary = { data: [], total: 0, average: null, scores: [] };
const praised: ReviewSummary = {
  data: [
    {
      guestName: 'Grace',
      rating: 5,
      text: 'Quiet.',
      date: '2026-03-02',
      apartment: null,
      hostAnswer: null,
      isVerified: true,
    },
  ],
  total: 3,
  average: 4.7,
  scores: [],
};
const photo = (number: number) => ({
  alt: '',
  src: `/uploads/${number}.webp`,
  width: 1600,
  height: 1067,
  sizes: [],
  avif: [],
  placeholder: null,
});
const apartment: Apartment = {
  apartmentId: 'canal-studio',
  languages: ['en'],
  name: 'Canal studio',
  summary: 'Bright.',
  description: [],
  district: { slug: 'business-bay', name: 'Business Bay' },
  address: null,
  location: { latitude: 25.1838, longitude: 55.2722 },
  bedrooms: 0,
  bathrooms: 1,
  beds: 1,
  capacity: 2,
  area: null,
  photos: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(photo),
  amenities: [
    { slug: 'wifi', name: 'Wi-Fi', group: 'essentials' },
    { slug: 'shared-pool', name: 'Shared pool', group: 'building' },
    { slug: 'private-pool', name: 'Private pool', group: 'outdoors' },
    { slug: 'desk', name: 'Desk', group: 'work' },
  ],
  stayDetails: [],
  rooms: [],
  facts: {
    floor: 9,
    lift: true,
    view: null,
    wifiSpeed: null,
    parking: 'no-parking',
    checkInMethod: 'key-box',
  },
  nearby: [],
  bookingMode: 'instant',
  permitNumber: 'BUS-1',
  from: 29_050,
  fromStay: { nights: 4, total: 116_200, checkIn: null },
  deposit: 0,
  cancellation: { id: 'standard', name: 'Standard', tiers: [] },
  minimumStay: 2,
  maximumStay: 90,
  similar: [],
};

const product = (reviews: ReviewSummary) =>
  productOf({ apartment, reviews, brand: 'Stay', today: '2026-11-21' }, addresses);
const rental = (differences: Partial<Apartment> = {}, reviews = silent) =>
  vacationRentalOf({ apartment: { ...apartment, ...differences }, reviews, policies }, addresses);

describe('an apartment as a product', () => {
  test('is in stock at its lowest price of a night in dirhams, until the end of next year', () => {
    expect(product(silent).offers).toMatchObject({
      '@type': 'Offer',
      price: '290.50',
      priceCurrency: 'AED',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2027-12-31',
      url: 'https://stay.example/apartment/canal-studio',
    });
  });

  test('is rated between 1 and 5 where guests have said something, and not rated otherwise', () => {
    expect(product(praised)).toMatchObject({
      aggregateRating: { ratingValue: 4.7, reviewCount: 3, bestRating: 5, worstRating: 1 },
      review: [{ author: { name: 'Grace' }, datePublished: '2026-03-02', reviewRating: { ratingValue: 5 } }],
    });
    expect(product(silent)).not.toHaveProperty('aggregateRating');
    expect(product(silent)).not.toHaveProperty('review');
  });
});

describe('an apartment as a place to stay in', () => {
  test('has all its pictures, where it is, whom it sleeps, its identifier and its permit', () => {
    const { image, ...rest } = rental();
    expect(image).toHaveLength(9);
    expect(image).toContain('https://stay.example/uploads/8.webp');
    expect(rest).toMatchObject({
      '@type': 'VacationRental',
      identifier: 'canal-studio',
      latitude: '25.18380',
      longitude: '55.27220',
      geo: { latitude: '25.18380', longitude: '55.27220' },
      checkinTime: '15:00',
      additionalProperty: [{ value: 'BUS-1' }],
      containsPlace: { occupancy: { value: 2 }, numberOfBathroomsTotal: 1 },
    });
  });

  test('names what it has in the words of Google, each once, and nothing else', () => {
    const features = (differences: Partial<Apartment>) =>
      googleAmenities({ ...apartment, ...differences }).map(({ name, value }) => [name, value]);
    expect(features({})).toEqual([
      ['wifi', true],
      ['pool', true],
      ['elevator', true],
      ['selfCheckinCheckout', true],
      ['instantBookable', true],
      ['internetType', 'Free'],
      ['parkingType', 'None'],
    ]);
    const parking = [{ slug: 'parking', name: 'Parking bay', group: 'building' as const }];
    const facts = { ...apartment.facts, lift: null, parking: null, checkInMethod: null };
    expect(features({ amenities: parking, facts, bookingMode: 'on-request' })).toEqual([
      ['parkingType', 'Free'],
    ]);
    expect(rental().containsPlace).toMatchObject({ amenityFeature: { length: 7 } });
  });

  test('tells its beds by size where rooms are known, and their number alone otherwise', () => {
    expect(bedsOf({ rooms: [], beds: 3 })).toEqual([{ '@type': 'BedDetails', numberOfBeds: 3 }]);
    const king = { kind: 'king-bed' as const, count: 1 };
    const room = { kind: 'bedroom' as const, name: '', photos: [], beds: [king] };
    const sofa = { ...room, beds: [king, { kind: 'sofa-bed' as const, count: 1 }] };
    expect(bedsOf({ rooms: [room, sofa], beds: 2 })).toEqual([
      { '@type': 'BedDetails', numberOfBeds: 2, typeOfBed: 'King' },
      { '@type': 'BedDetails', numberOfBeds: 1 },
    ]);
  });

  test('says nothing of what the page does not show', () => {
    const bare = rental({ location: null, permitNumber: null, summary: '', photos: [] });
    for (const key of ['latitude', 'geo', 'additionalProperty', 'description', 'image', 'aggregateRating']) {
      expect(bare).not.toHaveProperty(key);
    }
  });
});
