import { calendarSeasonName, overrulersOf, planCalendarRules } from './calendar-season';
import { listingWith } from '../../listing/listing.fixture';
import type { Season } from './rules';

const season = (differences: Partial<Season>): Season => ({
  id: 'a',
  name: 'Calendar 3–7 Feb 2027',
  firstNight: '2027-02-03',
  lastNight: '2027-02-07',
  apartments: ['marina', 'creek'],
  nightlyRate: null,
  weekendRate: null,
  minimumNights: null,
  arrivalDays: null,
  departureDays: null,
  ...differences,
});
const NOTHING = { weekendRate: null, minimumNights: null, arrivalDays: null, departureDays: null };
const plan = (seasons: Season[], change: object) =>
  planCalendarRules(seasons, '2027-02-03', '2027-02-07', ['creek', 'marina'], change);

test.each([
  ['2027-02-03', '2027-02-03', 'Calendar 3 Feb 2027'],
  ['2027-02-03', '2027-02-07', 'Calendar 3–7 Feb 2027'],
  ['2027-02-26', '2027-03-02', 'Calendar 26 Feb – 2 Mar 2027'],
  ['2026-12-30', '2027-01-02', 'Calendar 30 Dec 2026 – 2 Jan 2027'],
])('%s to %s is called %s', (first, last, name) => {
  expect(calendarSeasonName(first, last)).toBe(name);
});

test('a first change makes a season of just these nights', () => {
  expect(plan([], { nightlyRate: 50_000 })).toEqual({
    own: { id: null, rules: { ...NOTHING, nightlyRate: 50_000 } },
    within: [],
  });
});

test('a second change of the same nights and apartments goes into the same season, and keeps the first', () => {
  const known = season({ nightlyRate: 50_000 });
  expect(plan([known], { minimumNights: 3 }).own).toEqual({
    id: 'a',
    rules: { ...NOTHING, nightlyRate: 50_000, minimumNights: 3 },
  });
});

test('a rate is for weekends too, whatever they cost before', () => {
  const known = season({ nightlyRate: 50_000, weekendRate: 60_000 });
  expect(plan([known], { nightlyRate: 40_000 }).own.rules).toEqual({ ...NOTHING, nightlyRate: 40_000 });
});

test('a season with nothing left to say goes', () => {
  expect(plan([season({ minimumNights: 3 })], { minimumNights: null }).own).toEqual({ id: 'a', rules: null });
  expect(plan([], { minimumNights: null }).own).toEqual({ id: null, rules: null });
});

test('what the calendar said of the same rule for nights within is taken away, other rules stay', () => {
  const inner = { firstNight: '2027-02-04', lastNight: '2027-02-05', apartments: ['creek'] };
  const rate = season({ ...inner, id: 'rate', nightlyRate: 1 });
  const both = season({ ...inner, id: 'both', nightlyRate: 1, minimumNights: 4 });
  expect(plan([rate, both], { nightlyRate: 50_000 }).within).toEqual([
    { id: 'rate', rules: null },
    { id: 'both', rules: { ...NOTHING, nightlyRate: null, minimumNights: 4 } },
  ]);
});

test.each<[string, Partial<Season>]>([
  ['written by hand', { name: 'Eid' }],
  ['that reaches further', { lastNight: '2027-02-08' }],
  ['of another apartment too', { apartments: ['creek', 'marina', 'palm'] }],
  ['of all apartments', { apartments: null }],
])('a season %s is left alone', (_, differences) => {
  const { own, within } = plan([season({ nightlyRate: 1, ...differences })], { nightlyRate: 2 });
  expect({ id: own.id, within }).toEqual({ id: null, within: [] });
});

test('a shorter season that goes on deciding is named with its nights', () => {
  const apartments = ['marina-view'];
  const mine = season({ id: 'mine', apartments, nightlyRate: 50_000, minimumNights: 2 });
  const eid = season({ id: 'eid', name: 'Eid', apartments, firstNight: '2027-02-06', nightlyRate: 90_000 });
  const known = listingWith({ seasons: [mine, eid] });
  const span = { checkIn: '2027-02-03', checkOut: '2027-02-08' };
  expect(overrulersOf(known, span, 'mine', { nightlyRate: 50_000, minimumNights: 2 })).toEqual([
    { season: 'Eid', nights: 2 },
  ]);
  expect(overrulersOf(known, span, 'mine', { minimumNights: 2 })).toEqual([]);
});
