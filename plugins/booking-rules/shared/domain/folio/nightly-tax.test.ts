import { changed, exampleListing, folioOf, nightsFrom, reserved, written } from './folio.fixture';
import { endStay } from './ending';
import type { Entry } from './entry';
import { nightlyTaxesOf } from './nightly-tax';

const OVER_JANUARY = nightsFrom('2027-01-29', 5);
const booked = folioOf(reserved(exampleListing(), OVER_JANUARY), new Date('2026-12-20T10:00:00+04:00'));

function sheet(entries: readonly Entry[], month: string, today = '2028-01-01') {
  return nightlyTaxesOf([{ reference: 'R-1', entries }], month, today);
}

test('nights are declared in the month in which they are slept', () => {
  const line = { reference: 'R-1', tax: 'tourism-dirham', name: 'Tourism Dirham', corrects: null };
  expect(sheet(booked, '2027-01')).toEqual([{ ...line, nights: 3, amount: 3_000 }]);
  expect(sheet(booked, '2027-02')).toEqual([{ ...line, nights: 2, amount: 2_000 }]);
  expect(sheet(booked, '2027-03')).toEqual([]);
});

test('nights that are still to come are not', () => {
  expect(sheet(booked, '2027-01', '2027-01-30')).toMatchObject([{ nights: 1, amount: 1_000 }]);
});

test('only the first 30 nights of a stay are charged', () => {
  const long = folioOf(
    reserved(exampleListing(), nightsFrom('2027-01-20', 40)),
    new Date('2026-12-20T10:00:00Z'),
  );
  expect(sheet(long, '2027-01')).toMatchObject([{ nights: 12, amount: 12_000 }]);
  expect(sheet(long, '2027-02')).toMatchObject([{ nights: 18, amount: 18_000 }]);
});

test('a stay that is lengthened within its month is declared whole', () => {
  const to = nightsFrom('2027-01-29', 7);
  const { drafts } = changed({ entries: booked, from: OVER_JANUARY, to });
  const after = written(booked, drafts, new Date('2027-01-30T09:00:00+04:00'));
  expect(sheet(after, '2027-01')).toMatchObject([{ nights: 3, amount: 3_000, corrects: null }]);
  expect(sheet(after, '2027-02')).toMatchObject([{ nights: 4, amount: 4_000, corrects: null }]);
});

test('a correction of a past month is a line of its own in the month in which it is made', () => {
  const ended = endStay(booked, { kind: 'no-show', refundPercent: 0 });
  // Still 31 January in Los Angeles, and already February in Dubai.
  const after = written(booked, ended, new Date('2027-02-01T00:30:00+04:00'));
  expect(sheet(after, '2027-01')).toMatchObject([{ nights: 3, amount: 3_000, corrects: null }]);
  expect(sheet(after, '2027-02')).toMatchObject([{ nights: -3, amount: -3_000, corrects: '2027-01' }]);
});
