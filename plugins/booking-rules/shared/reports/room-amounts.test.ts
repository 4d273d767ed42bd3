import fc from 'fast-check';
import { adjustPrice } from '../domain/folio/by-hand';
import { endStay } from '../domain/folio/ending';
import type { Entry } from '../domain/folio/entry';
import {
  changed,
  exampleListing,
  folioOf,
  nightsFrom,
  reserved,
  written,
} from '../domain/folio/folio.fixture';
import { addDays, type Stay } from '../domain/stay';
import { monthAmounts, monthCorrections, sumAmounts } from './month-end';
import { nextMonth } from './performance';
import { revenueOf, ROOM_KINDS, roomOfMonth, type RoomEntry, type RoomLine } from './room-amounts';
import { apartmentAt, countedEntries, SOLD_AT_ONCE, type StayHistory } from './stay-history';

const at = (day: string) => new Date(`${day}T12:00:00+04:00`);
const spanOf = (month: string) => ({ checkIn: `${month}-01`, checkOut: nextMonth(month) });
const HERE = { apartmentId: 'here', apartmentName: 'Here' };
/** What a part of a month says of the stay, where its history tells. */
const linesOf = (
  entries: readonly RoomEntry[],
  part: Stay,
  { soldAt, left }: StayHistory = SOLD_AT_ONCE,
): RoomLine[] =>
  roomOfMonth(countedEntries(entries, { soldAt, left }), part, (day) => {
    return apartmentAt(new Date(`${day}T00:00:00+04:00`), { soldAt, left }, HERE).apartmentId;
  });
/** All of it together. */
const sumOf = (lines: readonly RoomLine[]) => {
  const sum = { nights: 0, nightly: 0, discount: 0, adjustment: 0 };
  for (const line of lines) for (const name of NAMES) sum[name] += line[name];
  return sum;
};
const NAMES = ['nights', 'nightly', 'discount', 'adjustment'] as const;
const MONTHS = ['2027-01', '2027-02', '2027-03', '2027-04'];

/** Four nights from 30 January at AED 500: two in each month. */
const STAY = nightsFrom('2027-01-30', 4);
const booked = folioOf(reserved(exampleListing(), STAY), at('2026-12-20'));
const lowered = (day: string): Entry[] => {
  const lower = adjustPrice(booked, -40_000, 'The lift was broken');
  if ('problem' in lower) throw new Error(lower.problem);
  return written(booked, lower, at(day));
};
const moved = (to: string, day: string): Entry[] =>
  written(booked, changed({ entries: booked, from: STAY, to: nightsFrom(to, 4) }).drafts, at(day));
const cancelled = (day: string): Entry[] =>
  written(booked, endStay(booked, { kind: 'cancelled', refundPercent: 100 }), at(day));

test.each<[string, Entry[], [nights: number, dirhams: number][]]>([
  [
    'as booked',
    booked,
    [
      [2, 1000],
      [2, 1000],
      [0, 0],
    ],
  ],
  [
    'lowered before its first month ends',
    lowered('2027-01-31'),
    [
      [2, 800],
      [2, 800],
      [0, 0],
    ],
  ],
  [
    'lowered when its first month is over: that month keeps what it had',
    lowered('2027-02-01'),
    [
      [2, 1000],
      [2, 600],
      [0, 0],
    ],
  ],
  [
    'lowered after the stay: no month of its nights changes',
    lowered('2027-03-05'),
    [
      [2, 1000],
      [2, 1000],
      [0, -400],
    ],
  ],
  [
    'moved to March in January: counts there alone',
    moved('2027-03-10', '2027-01-15'),
    [
      [0, 0],
      [0, 0],
      [4, 2400],
    ],
  ],
  [
    'moved to March in February: January keeps its nights, February gives them back',
    moved('2027-03-10', '2027-02-01'),
    [
      [2, 1000],
      [-2, -1000],
      [4, 2400],
    ],
  ],
  [
    'cancelled in February: January keeps its nights',
    cancelled('2027-02-01'),
    [
      [2, 1000],
      [-2, -1000],
      [0, 0],
    ],
  ],
])('%s', (_, entries, expected) => {
  const months = expected.map((_month, index) => sumOf(linesOf(entries, spanOf(MONTHS[index] ?? ''))));
  expect(months.map((room) => [room.nights, revenueOf(room) / 100])).toEqual(expected);
});

test('what is corrected within a month counts in the part of it in which it was written', () => {
  const entries = lowered('2027-03-05');
  const parts = ['2027-03-01', '2027-03-05', '2027-03-06'].map((checkIn, index, days) =>
    sumOf(linesOf(entries, { checkIn, checkOut: days[index + 1] ?? '2027-04-01' })),
  );
  expect(parts.map(revenueOf)).toEqual([0, -40_000, 0]);
});

const left = (apartmentId: string, day: string) => ({
  ...{ apartmentId, apartmentName: apartmentId, until: at(day) },
});

test.each<[string, StayHistory, string[][]]>([
  ['sold at once, and never moved', SOLD_AT_ONCE, [['here 2'], ['here 2'], []]],
  [
    'moved before its first month ends: all of it is there',
    { ...SOLD_AT_ONCE, left: [left('there', '2027-01-31')] },
    [['here 2'], ['here 2'], []],
  ],
  [
    'moved when its first month is over: that month stays, and moves with the stay in the next',
    { ...SOLD_AT_ONCE, left: [left('there', '2027-02-01')] },
    [['there 2'], ['here 2', 'there -2 correction', 'here 2 correction'], []],
  ],
  [
    'moved after the stay: no month of its nights changes',
    { ...SOLD_AT_ONCE, left: [left('there', '2027-03-02')] },
    [['there 2'], ['there 2'], ['there -4 correction', 'here 4 correction']],
  ],
  [
    'moved twice, in two months',
    { ...SOLD_AT_ONCE, left: [left('first', '2027-02-01'), left('second', '2027-03-01')] },
    [
      ['first 2'],
      ['second 2', 'first -2 correction', 'second 2 correction'],
      ['second -4 correction', 'here 4 correction'],
    ],
  ],
  [
    'confirmed when its first month is over: its nights there are a correction',
    { soldAt: at('2027-02-01'), left: [] },
    [[], ['here 2', 'here 2 correction'], []],
  ],
  [
    'held, confirmed and moved in two months',
    { soldAt: at('2027-02-01'), left: [left('there', '2027-03-01')] },
    [[], ['there 2', 'there 2 correction'], ['there -4 correction', 'here 4 correction']],
  ],
  ['never more than held', { soldAt: null, left: [] }, [[], [], []]],
])('of a stay %s', (_, history, expected) => {
  const told = MONTHS.slice(0, 3).map((month) =>
    linesOf(booked, spanOf(month), history)
      .filter(({ nights }) => nights !== 0)
      .map(
        ({ apartmentId, nights, isCorrection }) =>
          `${apartmentId} ${nights}${isCorrection ? ' correction' : ''}`,
      ),
  );
  expect(told).toEqual(expected);
});

/** A folio that is booked, moved, adjusted and perhaps ended on four days, one after the other. */
const histories = fc
  .record({
    days: fc.array(fc.nat(150), { minLength: 4, maxLength: 4 }),
    stays: fc.array(fc.record({ from: fc.nat(120), nights: fc.integer({ min: 1, max: 40 }) }), {
      minLength: 2,
      maxLength: 2,
    }),
    adjusted: fc.integer({ min: -30_000, max: 30_000 }).filter((amount) => amount !== 0),
    sold: fc.option(fc.constant('later' as const)),
    ending: fc.option(fc.constantFrom('cancelled' as const, 'no-show' as const)),
  })
  .map(({ days, stays, adjusted, sold, ending }) => {
    const [first = '', second = '', third = '', fourth = ''] = days
      .sort((a, b) => a - b)
      .map((day) => addDays('2026-12-01', day));
    const [from, to] = stays.map((stay) => nightsFrom(addDays('2026-12-01', stay.from), stay.nights));
    if (!from || !to) throw new Error('Two stays are needed');
    let entries = folioOf(reserved(exampleListing(), from), at(first));
    entries = written(entries, changed({ entries, from, to, refundPercent: 50 }).drafts, at(second));
    const adjustment = adjustPrice(entries, adjusted, 'By hand');
    if (!('problem' in adjustment)) entries = written(entries, adjustment, at(third));
    if (ending) entries = written(entries, endStay(entries, { kind: ending, refundPercent: 50 }), at(fourth));
    return {
      entries,
      history: { soldAt: sold === null ? new Date(0) : at(second), left: movedOn(third, fourth) },
    };
  });
const movedOn = (third: string, fourth: string) => [left('first', third), left('second', fourth)];
const ALL = Array.from({ length: 14 }, (_, index) => addDays('2026-10-15', index * 30.4).slice(0, 7));

test('whatever is done, the months add up to the folio, and month-end says the same of each', () => {
  fc.assert(
    fc.property(histories, ({ entries, history }) => {
      const rooms = ALL.map((month) => sumOf(linesOf(entries, spanOf(month), history)));
      const isRoom = ({ kind }: Entry) => ROOM_KINDS.some((one) => one === kind);
      const whole = entries.filter(isRoom).reduce((sum, { amount }) => sum + amount, 0);
      expect(rooms.reduce((sum, room) => sum + revenueOf(room), 0)).toBe(whole);
      const folio = { reference: 'R-1', entries, history, apartment: HERE };
      for (const [index, month] of ALL.entries()) {
        const corrections = monthCorrections(folio, month).map(({ amounts }) => amounts);
        expect(sumAmounts([monthAmounts(folio, month, '2029-01-01'), ...corrections])).toMatchObject({
          ...rooms[index],
        });
      }
    }),
  );
});

test('a month that is over never changes, however it is parted', () => {
  fc.assert(
    fc.property(histories, fc.nat(27), ({ entries, history }, cut) => {
      for (const month of ALL) {
        const { checkIn, checkOut } = spanOf(month);
        const then = entries.filter((entry) => entry.at < at(checkOut));
        const before = {
          soldAt: history.soldAt,
          left: history.left.filter(({ until }) => until < at(checkOut)),
        };
        const where = history.left[before.left.length] ?? HERE;
        const thenLines = roomOfMonth(countedEntries(then, before), { checkIn, checkOut }, (day) => {
          return apartmentAt(new Date(`${day}T00:00:00+04:00`), before, where).apartmentId;
        });
        expect(thenLines).toEqual(linesOf(entries, { checkIn, checkOut }, history));
        const now = sumOf(thenLines);
        const middle = addDays(checkIn, cut);
        const halves = [
          { checkIn, checkOut: middle },
          { checkIn: middle, checkOut },
        ];
        const [early, late] = halves.map((part) => sumOf(linesOf(entries, part, history)));
        expect([early?.nights, late?.nights].reduce((sum = 0, one = 0) => sum + one)).toBe(now.nights);
        expect((early ? revenueOf(early) : 0) + (late ? revenueOf(late) : 0)).toBe(revenueOf(now));
      }
    }),
  );
});
