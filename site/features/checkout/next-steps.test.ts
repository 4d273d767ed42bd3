import { DEFAULT_PROPERTY_POLICIES as policies } from 'booking-rules/shared/domain/restrictions/rules';
import { nextSteps, standing, type Reserved } from './next-steps';

const stay: Reserved = {
  state: 'confirmed',
  awaiting: null,
  heldUntil: null,
  paymentDue: null,
  payment: 'manual',
  checkIn: '2026-12-04',
  parts: [{ amount: 431_200, paid: 0, due: null }],
  deposit: 0,
  paid: false,
};
const titles = (reserved: Reserved) => nextSteps(reserved, policies).map(({ title }) => title);

test('a guest who has not paid is told how much, and how', () => {
  expect(titles(stay)).toEqual(['Keep your reference', 'Pay AED\u00a04,312', 'Arrive on Fri 4 Dec 2026']);
});

test('the deposit is stated apart from the price', () => {
  expect(nextSteps({ ...stay, deposit: 100_000 }, policies)[1]?.text).toMatch(
    'deposit of AED\u00a01,000 is held separately',
  );
});

test('a stay that is paid in parts has a step for each that is open', () => {
  const parts = [
    { amount: 70_500, paid: 70_500, due: null },
    { amount: 164_500, paid: 0, due: '2026-11-20' },
  ];
  expect(titles({ ...stay, parts })[1]).toBe('Pay AED\u00a01,645 by Fri 20 Nov 2026');
});

test('a guest who has paid is not asked again', () => {
  expect(titles({ ...stay, paid: true })).toHaveLength(2);
});

test('a guest who made a request is told by when it is answered', () => {
  const request: Reserved = { ...stay, state: 'held', awaiting: 'acceptance' };
  expect(titles(request)).toContain('We answer within 24 hours');
  const slower = { ...policies, booking: { ...policies.booking, answerHours: 72 } };
  expect(nextSteps(request, slower).map(({ title }) => title)).toContain('We answer within 3 days');
  expect(standing(request)).toBe("We've received your request.");
});

test('a guest whose address is not confirmed is told to confirm it first, and until when to pay', () => {
  const held: Reserved = {
    ...stay,
    state: 'held',
    awaiting: 'address-confirmation',
    heldUntil: '2026-11-20T10:00:00.000Z',
    paymentDue: '2026-11-22T08:00:00.000Z',
  };
  expect(standing(held)).toBe('Confirm your email to keep your nights.');
  expect(titles(held)).toEqual([
    'Open the link in our email by Fri 20 Nov 2026, 14:00 Dubai time',
    'Keep your reference',
    'Pay AED\u00a04,312 by Sun 22 Nov 2026, 12:00 Dubai time',
    'Arrive on Fri 4 Dec 2026',
  ]);
});

test('a stay that will not take place has no next steps', () => {
  expect(titles({ ...stay, state: 'expired' })).toEqual([]);
  expect(titles({ ...stay, state: 'cancelled' })).toEqual([]);
});
