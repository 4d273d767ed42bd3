import type { engineOf } from 'booking-rules/engine';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import type { SeedApartment, SeedGuest, SeedTaken } from './seed-files';

type Reservations = ReturnType<typeof engineOf>['reservations'];
/** A stay as the booking engine takes it over. */
export type PastBooking = Parameters<Reservations['importPastBookings']>[0][number];

/** How far back guests of the demo have stayed: every month of this year has its last year. */
const DAYS_BACK = 700;
const DAY_MS = 86_400_000;

/**
 * Who has stayed in the apartments of the demo, and who will: through the past two years about two nights in
 * three, busier in winter, and every stretch that is taken from today on. The same seed and day give the same
 * answer.
 */
export function pastBookings(
  { apartments, taken, guests }: { apartments: SeedApartment[]; taken: SeedTaken[]; guests: SeedGuest[] },
  today: Day,
): PastBooking[] {
  return apartments.flatMap(({ apartmentId, capacity }, index) => {
    const chance = chanceFrom(index + 1);
    const most = Number(capacity);
    const past: PastBooking[] = [];
    for (let day = -DAYS_BACK + chance(9); ;) {
      const nights = 2 + chance(7);
      if (day + nights > 0) break;
      past.push(stay(apartmentId, day, nights, most, chance));
      day += nights + chance(isWinter(addDays(today, day)) ? 3 : 7);
    }
    const coming = taken.filter((row) => row.apartmentId === apartmentId && row.source === 'reservation');
    return [
      ...past,
      ...coming.map(({ fromDay, nights }) => stay(apartmentId, fromDay, nights, most, chance)),
    ];
  });

  function stay(
    apartmentId: string,
    fromDay: number,
    nights: number,
    most: number,
    chance: (below: number) => number,
  ): PastBooking {
    const checkIn = addDays(today, fromDay);
    const guest = guests[chance(guests.length)];
    if (!guest) throw new Error('The demo has no guests');
    const isOver = fromDay + nights <= 0;
    const booked = Math.min(fromDay, 0) - 2 - chance(75);
    const party = 1 + chance(most);
    const state = isOver ? pastState(chance(40)) : 'confirmed';
    return {
      apartmentId,
      checkIn,
      checkOut: addDays(checkIn, nights),
      guests: party,
      guest,
      state,
      // Who did not come had not paid either: a demo has no refunds of years ago to make.
      paid: isOver ? state !== 'no-show' : chance(3) > 0,
      bookedAt: new Date(Date.parse(today) + booked * DAY_MS + chance(DAY_MS)),
    };
  }
}

/** Now and then somebody cancels or does not come. */
function pastState(throwOf40: number): PastBooking['state'] {
  if (throwOf40 === 0) return 'no-show';
  return throwOf40 < 3 ? 'cancelled' : 'completed';
}

/** October to April, when Dubai is full. */
function isWinter(day: Day): boolean {
  const month = Number(day.slice(5, 7));
  return month >= 10 || month <= 4;
}

/** Whole numbers below a bound, the same ones for the same seed (a linear congruential generator). */
function chanceFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
