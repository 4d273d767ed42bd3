import { changeInWords, readStayChoice, stayHref } from './stay-choice';

const today = '2026-11-20';

test('a choice survives the way through the address', () => {
  const choice = {
    start: '2026-12-04',
    end: '2026-12-09',
    guests: 3,
    code: 'VACATIONER25',
    offer: 'none' as const,
    ratePlan: 'k3v9',
    extras: 'baby-cot:1,airport-transfer:2',
  };
  const search = Object.fromEntries(new URL(stayHref('marina-view', choice), 'http://site').searchParams);
  expect(readStayChoice(search, today, 4)).toEqual(choice);
});

test('dates that are past, reversed or no dates at all are dropped', () => {
  const nothing = { start: null, end: null };
  const read = (availabilityDateStart: string, availabilityDateEnd: string): unknown =>
    readStayChoice({ availabilityDateStart, availabilityDateEnd }, today, 4);
  expect(read('2026-11-01', '2026-11-30')).toMatchObject(nothing);
  expect(read('2026-12-09', '2026-12-04')).toMatchObject(nothing);
  expect(read('2026-12-04', '')).toMatchObject(nothing);
  expect(read('2026-02-30', '2026-03-04')).toMatchObject(nothing);
});

test('two guests are meant where no number is given, one where only one fits', () => {
  expect(readStayChoice({}, today, 4).guests).toBe(2);
  expect(readStayChoice({ availabilityGuestNumber: 'many' }, today, 1).guests).toBe(1);
});

test('more guests than fit are kept, so that the rules can say why not', () => {
  expect(readStayChoice({ availabilityGuestNumber: '9' }, today, 4).guests).toBe(9);
});

const asked = { apartmentId: 'marina-view', checkIn: '2027-04-10', checkOut: '2027-04-13', guests: 4 };

test.each([
  [{ checkOut: '2027-04-14' }, '1 night longer'],
  [{ checkOut: '2027-04-11' }, '2 nights shorter'],
  [{ checkIn: '2027-04-12', checkOut: '2027-04-15' }, '2 days later'],
  [{ checkIn: '2027-04-09' }, '1 day earlier, 1 night longer'],
  [{ guests: 2 }, 'For 2 guests'],
])('a stay with %j is %p', (change, words) => {
  expect(changeInWords(asked, { ...asked, ...change })).toBe(words);
});
