import { RESERVATION_STATES } from 'booking-rules/shared/domain/reservation';
import { depositSentence, isExpected, nextStayLabel, stateLabel } from './reservation-state';

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

test('every state has a name of its own', () => {
  const names = RESERVATION_STATES.map((state) => stateLabel({ state, awaiting: null }));
  expect(new Set(names).size).toBe(RESERVATION_STATES.length);
  expect(stateLabel({ state: 'held', awaiting: 'acceptance' })).toBe('Requested');
});
