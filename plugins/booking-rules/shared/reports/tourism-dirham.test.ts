import { tourismDirhamOf, type TaxedStay } from './tourism-dirham';

const stay = (checkIn: string, checkOut: string, tourismDirham: number): TaxedStay => ({
  reference: 'R-1',
  apartmentId: 'marina-view',
  checkIn,
  checkOut,
  tourismDirham,
});

test('a stay over the end of a month is split between both', () => {
  const stays = [stay('2027-01-30', '2027-02-04', 5_000)];
  expect(tourismDirhamOf(stays, '2027-01', 30)).toEqual([
    { reference: 'R-1', apartmentId: 'marina-view', nights: 2, amount: 2_000 },
  ]);
  expect(tourismDirhamOf(stays, '2027-02', 30)).toMatchObject([{ nights: 3, amount: 3_000 }]);
  expect(tourismDirhamOf(stays, '2027-03', 30)).toEqual([]);
});

test('of a long stay only the first 30 nights are charged, wherever they lie', () => {
  // 45 nights from 20 January: 12 charged in January, 18 in February, none in March.
  const stays = [stay('2027-01-20', '2027-03-06', 30_000)];
  const sheet = (month: string) =>
    tourismDirhamOf(stays, month, 30).map(({ nights, amount }) => [nights, amount]);
  expect(sheet('2027-01')).toEqual([[12, 12_000]]);
  expect(sheet('2027-02')).toEqual([[18, 18_000]]);
  expect(sheet('2027-03')).toEqual([]);
});
