import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';

/** So many nights that follow each other and are alike: rate, minimum stay, and three switches as 0 or 1. */
type Run = [count: number, rate: number, minimumStay: number, taken: Bit, arrival: Bit, departure: Bit];
type Bit = 0 | 1;

/** A calendar as a page carries it: of 14 months it is a fraction as long as its nights are. */
export interface PackedNights {
  /** The first night; the others follow it without a gap. */
  from: Day;
  runs: Run[];
}

/** Packs the nights of a calendar, which follow each other without a gap. */
export function packNights(nights: readonly CalendarNight[]): PackedNights {
  const runs: Run[] = [];
  for (const { rate, minimumStay, taken, arrivalAllowed, departureAllowed } of nights) {
    const alike = [rate, minimumStay, bit(taken), bit(arrivalAllowed), bit(departureAllowed)] as const;
    const last = runs.at(-1);
    if (last && alike.every((value, at) => value === last[at + 1])) last[0] += 1;
    else runs.push([1, ...alike]);
  }
  return { from: nights[0]?.date ?? '', runs };
}

/** The nights of a packed calendar, each with its date. */
export function unpackNights({ from, runs }: PackedNights): CalendarNight[] {
  const nights: CalendarNight[] = [];
  for (const [count, rate, minimumStay, taken, arrival, departure] of runs) {
    for (let left = count; left > 0; left -= 1) {
      nights.push({
        date: addDays(from, nights.length),
        ...{ taken: taken === 1, rate, minimumStay },
        ...{ arrivalAllowed: arrival === 1, departureAllowed: departure === 1 },
      });
    }
  }
  return nights;
}

const bit = (on: boolean): Bit => (on ? 1 : 0);
