import type { Stay } from 'booking-rules/shared/domain/stay';
import { contradictions } from '../fixture/bookings';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ownBookings } from '../fixture/own-bookings';

const guest = guestOf(server.url);
const GUESTS = 50;

/** Every guest has a quote of their own and reserves at the same moment; the answers in their order. */
async function reserveAtOnce(apartmentId: string, stays: Stay[]) {
  const quotes = await Promise.all(stays.map((stay) => guest.quote({ apartmentId, ...stay, guests: 2 })));
  return Promise.all(
    quotes.map(({ number }, index) =>
      guest.reserve(reservationFor(number, `guest-${index}@guests.example`), `${apartmentId}-${index}`),
    ),
  );
}

test('50 guests reserve the same nights at once: one has them, 49 are told that they are gone', async () => {
  await createApartment('races-same');
  const stay = stayIn(100, 5);
  const answers = await reserveAtOnce('races-same', Array<Stay>(GUESTS).fill(stay));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(GUESTS - 1);
  for (const { error } of refused) {
    expect(error.details.reasons).toEqual([{ reason: 'not-available', night: stay.checkIn }]);
  }
  expect(await guest.takenDays('races-same', stay.checkIn, stay.checkOut)).toHaveLength(5);
});

test('50 guests reserve stays that overlap in part: nobody sleeps in a bed of another', async () => {
  await createApartment('races-overlap');
  const stays = Array.from({ length: GUESTS }, (_, index) =>
    stayIn(100 + ((index * 7) % 20), 2 + (index % 5)),
  );
  const answers = await reserveAtOnce('races-overlap', stays);
  const winners = answers.filter(({ status }) => status === 201).map(({ data }) => data);
  expect(winners.length).toBeGreaterThan(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(GUESTS - winners.length);
  const inOrder = [...winners].sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
  for (const [index, { checkIn }] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before) expect(before.checkOut <= checkIn).toBe(true);
  }
});

test('every stay that was refused does overlap one that was not', async () => {
  const { reservations } = await ownBookings();
  const kept = reservations.filter(({ apartment }) => apartment === 'races-overlap');
  const stays = Array.from({ length: GUESTS }, (_, index) =>
    stayIn(100 + ((index * 7) % 20), 2 + (index % 5)),
  );
  for (const { checkIn, checkOut } of stays) {
    expect(kept.some((other) => checkIn < other.checkOut && other.checkIn < checkOut)).toBe(true);
  }
});

test('guests of different apartments do not stand in each other’s way', async () => {
  const apartments = Array.from({ length: 10 }, (_, index) => `races-apart-${index}`);
  for (const apartmentId of apartments) await createApartment(apartmentId);
  const answers = await Promise.all(
    apartments.map((apartmentId) => reserveAtOnce(apartmentId, [stayIn(100, 3)])),
  );
  expect(answers.flat().map(({ status }) => status)).toEqual(apartments.map(() => 201));
});

test('afterwards the table of nights and the reservations agree', async () => {
  expect(contradictions(await ownBookings())).toEqual([]);
});
