import type { StayPin } from 'booking-rules/contracts/search/stay-pins';
import { mapPinOf, staysOfPage } from './stay-pins';

const stay: StayPin = {
  apartmentId: 'marina-loft',
  name: 'Marina Loft',
  district: 'marina',
  location: { latitude: 25.08, longitude: 55.14 },
  price: 123_450,
  nights: 4,
  photo: null,
};
const dates = { availabilityDateStart: '2026-12-04', availabilityDateEnd: '2026-12-11' };

describe('a stay on the map', () => {
  test('says a rounded price on its pin, and the whole one on its card', () => {
    const { text, note, rank } = mapPinOf(stay, {}, null);
    expect([text, note, rank]).toEqual([
      'AED\u00a01,235',
      'From AED\u00a01,234.50 a night, all fees, 4 nights',
      123_450,
    ]);
  });

  test('leads to the apartment with its dates and rate, and names the nights', () => {
    const ratePlan = { id: 'saver', name: 'Saver' };
    const { href, note } = mapPinOf({ ...stay, nights: 7, ratePlan }, dates, null);
    expect(href).toMatch(/^\/apartment\/marina-loft\?.*2026-12-04.*ratePlan=saver$/);
    expect(note).toContain('7 nights');
  });

  test('says another currency in whole units', () => {
    const usd = { code: 'USD', symbol: '$', perAed: 0.2723 };
    expect(mapPinOf(stay, {}, usd).text).toBe('$336');
  });
});

test('of a page, those with a location are on the map and the others are counted', () => {
  const { apartmentId, name, location, price } = stay;
  const found = {
    ...{
      apartmentId,
      name,
      location,
      from: price,
      fromStay: { nights: 4, total: 4 * price, checkIn: null },
      currency: 'AED',
      photos: [],
    },
    ...{ district: { slug: 'marina', name: 'Marina' }, bedrooms: 1, bathrooms: 1, capacity: 2 },
  };
  const { pins, missing, beyond } = staysOfPage([found, { ...found, location: null }]);
  expect([pins, missing, beyond]).toEqual([[stay], 1, 0]);
});
