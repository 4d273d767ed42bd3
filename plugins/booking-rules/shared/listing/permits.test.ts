import { permitReminder, permitState } from './permits';

const TODAY = '2027-03-01';

test.each([
  ['valid for long', 'BUS-1', '2028-03-01', 'valid'],
  ['valid for 61 days', 'BUS-1', '2027-05-01', 'valid'],
  ['ending in 60 days', 'BUS-1', '2027-04-30', 'ending'],
  ['ending today', 'BUS-1', TODAY, 'ending'],
  ['over since yesterday', 'BUS-1', '2027-02-28', 'expired'],
  ['over, and without a number', null, '2027-02-28', 'expired'],
  ['without its last day', 'BUS-1', null, 'incomplete'],
  ['without a number', ' ', '2028-03-01', 'incomplete'],
  ['with a last day that is none', 'BUS-1', '2027-02-30', 'incomplete'],
])('a permit is %s', (_, permitNumber, permitExpiry, expected) => {
  expect(permitState({ permitNumber, permitExpiry }, TODAY)).toBe(expected);
});

test.each([
  ['2027-05-01', null],
  ['2027-04-30', 60],
  ['2027-04-01', 60],
  ['2027-03-31', 30],
  ['2027-03-09', 30],
  ['2027-03-08', 7],
  [TODAY, 7],
  ['2027-02-28', null],
])('of a permit that ends on %s the reminder of %s days is due', (expiry, expected) => {
  expect(permitReminder(expiry, TODAY)).toBe(expected);
});
