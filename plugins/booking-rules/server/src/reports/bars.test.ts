import type { ReservationDocument } from '../records/reservations/reservation';
import { barsOf, type NightRow } from './bars';

const night = (
  day: string,
  source: NightRow['source'] = 'block',
  reference: string | null = null,
): NightRow => ({
  apartment: 'marina-view',
  night: day,
  source,
  reference,
});

test('blocked nights in a row are one bar, a free night between them makes two', () => {
  const rows = ['2027-03-01', '2027-03-02', '2027-03-04'].map((day) => night(day));
  expect(barsOf(rows, new Map()).get('marina-view')).toMatchObject([
    { source: 'block', checkIn: '2027-03-01', checkOut: '2027-03-03', reference: null },
    { checkIn: '2027-03-04', checkOut: '2027-03-05' },
  ]);
});

test('two reservations that follow each other are two bars, each its whole stay', () => {
  const reservation = (reference: string, checkIn: string, checkOut: string) =>
    [reference, { reference, checkIn, checkOut, firstName: 'Sara', lastName: 'Ali', total: 5 }] as const;
  const known = new Map([
    reservation('R-1', '2027-02-27', '2027-03-02'),
    reservation('R-2', '2027-03-02', '2027-03-04'),
  ]) as unknown as ReadonlyMap<string, ReservationDocument>;
  const rows = [
    night('2027-03-01', 'reservation', 'R-1'),
    night('2027-03-02', 'reservation', 'R-2'),
    night('2027-03-03', 'reservation', 'R-2'),
    night('2027-03-04', 'channel'),
  ];
  expect(barsOf(rows, known).get('marina-view')).toMatchObject([
    { reference: 'R-1', checkIn: '2027-02-27', checkOut: '2027-03-02', guest: 'Sara Ali', total: 5 },
    { reference: 'R-2', checkIn: '2027-03-02', checkOut: '2027-03-04' },
    { source: 'channel', checkIn: '2027-03-04', checkOut: '2027-03-05', guest: null },
  ]);
});

test('stays of a channel with a free night between them are two bars', () => {
  const rows = ['2027-03-01', '2027-03-02', '2027-03-04'].map((day): NightRow => ({
    ...{ apartment: 'marina-view', night: day, source: 'channel', reference: 'airbnb' },
  }));
  expect(barsOf(rows, new Map()).get('marina-view')).toMatchObject([
    { reference: 'airbnb', checkIn: '2027-03-01', checkOut: '2027-03-03' },
    { reference: 'airbnb', checkIn: '2027-03-04', checkOut: '2027-03-05' },
  ]);
});
