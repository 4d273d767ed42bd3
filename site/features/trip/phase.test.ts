import { countdownOf, phaseOf } from './phase';

const STAY = { checkIn: '2027-03-20', checkOut: '2027-03-23', state: 'confirmed' as const };
const TIMES = { checkInTime: '15:00', checkOutTime: '11:00' };

test.each([
  ['2027-03-17', 'before', '3 days to go'],
  ['2027-03-19', 'before', 'Tomorrow from 15:00'],
  ['2027-03-20', 'arrival', 'Today from 15:00'],
  ['2027-03-21', 'during', '2 nights left'],
  ['2027-03-22', 'during', 'You leave tomorrow by 11:00'],
  ['2027-03-23', 'during', 'You leave today by 11:00'],
  ['2027-03-24', 'after', 'We hope you enjoyed your stay'],
] as const)('on %s a stay is %s: %s', (today, phase, words) => {
  expect(phaseOf(STAY, today)).toBe(phase);
  expect(countdownOf(STAY, today, TIMES)).toBe(words);
});

test.each([
  ['held', 'held'],
  ['cancelled', 'over'],
  ['expired', 'over'],
  ['no-show', 'over'],
] as const)('nobody counts the days to a stay that is %s', (state, phase) => {
  expect(phaseOf({ ...STAY, state }, '2027-03-17')).toBe(phase);
  expect(countdownOf({ ...STAY, state }, '2027-03-17', TIMES)).toBeNull();
});

test('a stay that was completed in the morning goes on until its day is over', () => {
  expect(phaseOf({ ...STAY, state: 'completed' }, '2027-03-23')).toBe('during');
});
