import { changeInWords } from './refusal';

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
