import { RESERVATION_STATES } from 'booking-rules/shared/domain/reservation';
import { depositSentence, isExpected, nextStayLabel, stateLabel, whenIs } from './reservation-state';

const deposit = 100_000;

test.each([
  ['held', 'A refundable security deposit of AED\u00a01,000 is held separately for your stay.'],
  ['confirmed', 'A refundable security deposit of AED\u00a01,000 is held separately for your stay.'],
  ['completed', 'We return the security deposit of AED\u00a01,000 after check-out inspection.'],
  ['expired', null],
  ['cancelled', null],
  ['no-show', null],
] as const)('of the deposit of a %s stay is said: %s', (state, sentence) => {
  expect(depositSentence({ state, deposit })).toBe(sentence);
  expect(depositSentence({ state, deposit: 0 })).toBeNull();
});

test('a guest who is expected is offered no other stay, everyone else is', () => {
  for (const state of RESERVATION_STATES) {
    expect({ state, offered: nextStayLabel(state) !== null }).toEqual({ state, offered: !isExpected(state) });
  }
});

test.each([
  ['2027-03-16', 'confirmed', 'ahead'],
  ['2027-03-17', 'confirmed', 'ahead'],
  ['2027-03-18', 'confirmed', 'now'],
  ['2027-03-20', 'confirmed', 'now'],
  ['2027-03-20', 'completed', 'now'],
  ['2027-03-21', 'completed', 'over'],
  ['2027-03-16', 'held', 'ahead'],
  ['2027-03-16', 'cancelled', 'over'],
  ['2027-03-18', 'no-show', 'over'],
] as const)('on %s a %s stay of 17 to 20 March is %s', (today, state, when) => {
  expect(whenIs({ state, checkIn: '2027-03-17', checkOut: '2027-03-20' }, today)).toBe(when);
});

test('every state has a name of its own', () => {
  const names = RESERVATION_STATES.map((state) => stateLabel({ state, awaiting: null }));
  expect(new Set(names).size).toBe(RESERVATION_STATES.length);
  expect(stateLabel({ state: 'held', awaiting: 'acceptance' })).toBe('Requested');
});
