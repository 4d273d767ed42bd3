import { nextReminder } from './payment-reminders';
import { agreePayment, paymentSchedule } from './payment-schedule';

const agreed = agreePayment({ percentNow: 30, daysBefore: 14 }, 100_000);
const partsWith = (paid: number) =>
  paymentSchedule(agreed, { total: 100_000, paid }, { checkIn: '2027-03-28', payment: 'manual' });
const at = (text: string) => new Date(`${text}:00+04:00`);
const USUAL = { daysBefore: 3, daysAfter: 1 };

test.each([
  ['before the due day', 30_000, USUAL, '2027-01-01T12:00', '2027-03-11T09:00'],
  ['after it, once the first has gone', 30_000, USUAL, '2027-03-11T09:00', '2027-03-15T09:00'],
  ['no third time', 30_000, USUAL, '2027-03-15T09:00', null],
  [
    'only after it, where that is set',
    30_000,
    { daysBefore: 0, daysAfter: 2 },
    '2027-01-01T12:00',
    '2027-03-16T09:00',
  ],
  ['never, where that is set', 30_000, { daysBefore: 0, daysAfter: 0 }, '2027-01-01T12:00', null],
  ['not of what is paid', 100_000, USUAL, '2027-01-01T12:00', null],
  ['not while the first part is open: its hold has a time of its own', 0, USUAL, '2027-01-01T12:00', null],
])('a guest is reminded of the rest: %s', (_, paid, reminders, now, expected) => {
  const next = nextReminder(partsWith(paid), 'manual', reminders, at(now));
  expect(next).toEqual(expected === null ? null : at(expected));
});

test('who pays on arrival is not reminded', () => {
  expect(nextReminder(partsWith(30_000), 'on-arrival', USUAL, at('2027-01-01T12:00'))).toBeNull();
});
