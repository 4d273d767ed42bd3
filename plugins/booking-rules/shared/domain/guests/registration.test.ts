import fc from 'fast-check';
import {
  askFrom,
  DEFAULT_REGISTRATION,
  deletionDay,
  fieldsAskedOf,
  isBirthDate,
  isDocumentNumber,
  isOpenForRegistration,
  registrationRules,
  registrationStanding,
  tidyDocumentNumber,
  type DocumentKind,
  type RegistrationQuestion,
  type RegistrationRules,
} from './registration';

const DUBAI: RegistrationRules = {
  ...DEFAULT_REGISTRATION,
  ...{ on: true, fields: ['document', 'picture'], documents: ['passport', 'emirates-id'] },
  dueHours: 3,
};
const NOTHING_CHOSEN = { on: null, dueHours: null, daysKept: null, askDays: null };
const twoAdults: RegistrationQuestion = {
  ...{ rules: DUBAI, guests: 2, checkIn: '2027-04-05', checkInTime: '15:00' },
  ...{ registered: 0, reportedAt: null },
};
// 15:00 in Dubai is 11:00 UTC.
const due = new Date('2027-04-05T14:00:00.000Z');
const after = (ms: number) => new Date(due.getTime() + ms);
const reported = after(-3_600_000);

test.each<[string, Partial<RegistrationQuestion>, Date, string, boolean]>([
  ['nobody has registered', {}, after(-1), 'missing', false],
  ['one of two has', { registered: 1 }, after(-1), 'partly', false],
  ['both have, and the authority is still to be told', { registered: 2 }, after(-1), 'registered', false],
  ['three hours after check-in it is late', { registered: 2 }, after(1), 'registered', true],
  ['nobody has registered in time', {}, after(1), 'missing', true],
  ['the authority knows', { registered: 2, reportedAt: reported }, after(1), 'reported', false],
  ['the authority was told by another way', { reportedAt: reported }, after(1), 'reported', false],
  ['it is switched off', { rules: { ...DUBAI, on: false } }, after(1), 'off', false],
])('%s', (_, differences, now, state, isLate) => {
  const standing = registrationStanding({ ...twoAdults, ...differences }, now);
  expect(standing).toMatchObject({ state, isLate, dueAt: due });
});

test('an operator changes what the place says, and nothing else', () => {
  expect(registrationRules(DUBAI, NOTHING_CHOSEN)).toEqual(DUBAI);
  expect(registrationRules(DUBAI, { ...NOTHING_CHOSEN, daysKept: 90 })).toEqual({ ...DUBAI, daysKept: 90 });
  expect(registrationRules(DUBAI, { ...NOTHING_CHOSEN, on: false }).on).toBe(false);
  expect(registrationRules(null, NOTHING_CHOSEN)).toEqual(DEFAULT_REGISTRATION);
});

test('a guest of an exempt nationality gives name and nationality alone', () => {
  const rules = { ...DUBAI, exempt: ['DE'] };
  expect(fieldsAskedOf(rules, 'DE')).toEqual([]);
  expect(fieldsAskedOf(rules, 'GB')).toEqual(['document', 'picture']);
});

test.each<[DocumentKind, string, boolean]>([
  ['passport', 'c01x 00t47', true],
  ['passport', 'C-1', false],
  ['passport', 'C01X00T47!', false],
  ['emirates-id', '784-1987-1234567-1', true],
  ['emirates-id', '784-1987-1234567', false],
  ['emirates-id', '123-1987-1234567-1', false],
  ['gcc-id', '1087654321', true],
  ['national-id', 'L01X00T471', true],
])('a %s with the number %s', (kind, typed, fits) => {
  expect(isDocumentNumber(kind, tidyDocumentNumber(typed))).toBe(fits);
});

test('nobody who is alive was born tomorrow, or in the nineteenth century', () => {
  expect(isBirthDate('2027-04-05', '2027-04-05')).toBe(true);
  expect(isBirthDate('2027-04-06', '2027-04-05')).toBe(false);
  expect(isBirthDate('1902-04-06', '2027-04-05')).toBe(true);
  expect(isBirthDate('1902-04-05', '2027-04-05')).toBe(false);
  expect(isBirthDate('1899-12-31', '2027-04-05')).toBe(false);
  expect(isBirthDate('5 May 1990', '2027-04-05')).toBe(false);
});

test('guests register until they leave, and not once the authority knows', () => {
  const stay = { state: 'confirmed', checkOut: '2027-04-08' };
  const on = new Date('2027-04-08T06:00:00.000Z');
  expect(isOpenForRegistration(twoAdults, stay, on)).toBe(true);
  expect(isOpenForRegistration(twoAdults, stay, new Date('2027-04-08T21:00:00.000Z'))).toBe(false);
  expect(isOpenForRegistration({ ...twoAdults, reportedAt: on }, stay, on)).toBe(false);
  expect(isOpenForRegistration(twoAdults, { ...stay, state: 'cancelled' }, on)).toBe(false);
});

test('what is registered only grows nearer to done, and is deleted after everybody has left', () => {
  const count = fc.integer({ min: 1, max: 16 });
  const order = ['missing', 'partly', 'registered'];
  fc.assert(
    fc.property(count, count, fc.integer({ min: 0, max: 400 }), (guests, registered, daysKept) => {
      const at = (done: number) =>
        order.indexOf(registrationStanding({ ...twoAdults, guests, registered: done }, after(0)).state);
      expect(at(registered)).toBeGreaterThanOrEqual(at(registered - 1));
      expect(deletionDay({ daysKept }, '2027-04-08') >= '2027-04-08').toBe(true);
      expect(askFrom({ askDays: daysKept }, '2027-04-05') <= '2027-04-05').toBe(true);
    }),
  );
});
