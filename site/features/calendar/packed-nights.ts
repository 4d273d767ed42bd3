import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { madeOnce } from 'booking-rules/shared/made-once';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';

/** What nights may have in common: rate, minimum stay, and three switches as 0 or 1. */
type Kind = [rate: number, minimumStay: number, taken: Bit, arrival: Bit, departure: Bit];
type Bit = 0 | 1;

/** A calendar as a page carries it: of 14 months it is a fraction as long as its nights are. */
export interface PackedNights {
  /** The first night; the others follow it without a gap. */
  from: Day;
  kinds: Kind[];
  /** Pairs of numbers: a kind by its place, and how many nights that follow each other are of it. */
  runs: number[];
}

/** Packs the nights of a calendar, which follow each other without a gap. */
export const packNights = madeOnce((nights: readonly CalendarNight[]): PackedNights => {
  const kinds = new Map<string, { kind: Kind; place: number }>();
  const runs: [place: number, count: number][] = [];
  for (const { rate, minimumStay, taken, arrivalAllowed, departureAllowed } of nights) {
    const kind: Kind = [rate, minimumStay, bit(taken), bit(arrivalAllowed), bit(departureAllowed)];
    const key = kind.join();
    const { place } = kinds.get(key) ?? { place: kinds.size };
    kinds.set(key, { kind, place });
    const last = runs.at(-1);
    if (last?.[0] === place) last[1] += 1;
    else runs.push([place, 1]);
  }
  return {
    from: nights[0]?.date ?? '',
    kinds: [...kinds.values()].map(({ kind }) => kind),
    runs: runs.flat(),
  };
});

/** The nights of a packed calendar, each with its date. */
export const unpackNights = madeOnce(({ from, kinds, runs }: PackedNights): readonly CalendarNight[] => {
  const nights: CalendarNight[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const kind = kinds[runs[at] ?? 0];
    if (kind === undefined) continue;
    const [rate, minimumStay, taken, arrival, departure] = kind;
    for (let left = runs[at + 1] ?? 0; left > 0; left -= 1) {
      nights.push({
        date: addDays(from, nights.length),
        ...{ taken: taken === 1, rate, minimumStay },
        ...{ arrivalAllowed: arrival === 1, departureAllowed: departure === 1 },
      });
    }
  }
  return nights;
});

const bit = (on: boolean): Bit => (on ? 1 : 0);
