import { nightsOf } from 'booking-rules/shared/domain/stay';
import { seedFolder } from '../../../../database/seed/seed-files.fixture';
import { pastBookings, type PastBooking } from './past-bookings';
import { readSeed, type Seed } from './seed-files';

const TODAY = '2027-03-01';
let seed: Seed;
let stays: PastBooking[];

beforeAll(async () => {
  seed = await readSeed(seedFolder);
  stays = pastBookings(seed, TODAY);
});

test('no two guests of the demo sleep in one apartment on one night', () => {
  const nights = stays.flatMap((stay) => nightsOf(stay).map((night) => `${stay.apartmentId} ${night}`));
  expect(new Set(nights).size).toBe(nights.length);
});

test('what comes is what the seed says is taken by reservations', () => {
  const coming = stays.filter(({ checkOut }) => checkOut > TODAY);
  expect(coming).toHaveLength(seed.taken.filter(({ source }) => source === 'reservation').length);
  expect(coming.every(({ state }) => state === 'confirmed')).toBe(true);
});

test('every stay was booked before it began, by as many as the apartment sleeps', () => {
  const capacity = new Map(seed.apartments.map((apartment) => [apartment.apartmentId, apartment.capacity]));
  for (const { apartmentId, bookedAt, checkIn, guests } of stays) {
    expect(bookedAt.getTime()).toBeLessThan(Date.parse(checkIn));
    expect(guests).toBeGreaterThanOrEqual(1);
    expect(guests).toBeLessThanOrEqual(Number(capacity.get(apartmentId)));
  }
});

test('a year ago is there to compare with, and the same day gives the same stays', () => {
  expect(stays.some(({ checkIn }) => checkIn < '2026-03-01')).toBe(true);
  expect(pastBookings(seed, TODAY)).toEqual(stays);
});
