import { ApiError } from '../../api/api-error';
import { reservationFailureOf } from './reservation-failure';

function failure(status: number, details: unknown = {}) {
  return reservationFailureOf(
    new ApiError({ status, name: 'Error', message: 'The server said so.', details }),
  );
}

test('409 means that the nights are gone, 410 that the price has expired', () => {
  expect(failure(409)).toEqual({ kind: 'nights-gone' });
  expect(failure(410)).toEqual({ kind: 'expired' });
  expect(failure(409, { reasons: [{ reason: 'not-available', night: '2027-03-01' }] }).kind).toBe(
    'nights-gone',
  );
});

test('409 may mean that the apartment is closed, or that the code of the price no longer holds', () => {
  expect(failure(409, { reasons: [{ reason: 'not-listed' }] })).toEqual({ kind: 'not-listed' });
  const promotion = { code: 'ONCE', problem: 'used-up' };
  const sentence = 'The server said so.';
  expect(failure(409, { promotion, total: 12_300 })).toEqual({ kind: 'code-gone', sentence, total: 12_300 });
  expect(failure(409, { promotion, total: null })).toEqual({ kind: 'code-gone', sentence, total: null });
});

test('an extra that can no longer be had is named', () => {
  const extra = { extra: 'airport-transfer', name: 'Airport transfer', problem: 'too-late' };
  expect(failure(409, { extra })).toEqual({
    kind: 'extra-gone',
    sentence: 'The server said so.',
    extra: 'airport-transfer',
  });
});

test('410 may mean that the price has made a reservation already', () => {
  expect(failure(410, { quote: 'used' })).toEqual({ kind: 'used' });
  expect(failure(410, { quote: 'lapsed' })).toEqual({ kind: 'expired' });
});

test('sentences about fields of the form stand beside them', () => {
  const errors = [{ path: ['data', 'guest', 'email'], message: 'No such domain.' }];
  expect(failure(400, { errors })).toEqual({ kind: 'fields', problems: { email: 'No such domain.' } });
});

test('a message that goes on from the label is made a sentence', () => {
  const errors = [{ path: ['data', 'guest', 'email'], message: 'must be an email address' }];
  expect(failure(400, { errors })).toEqual({
    kind: 'fields',
    problems: { email: 'This must be an email address' },
  });
});

test('anything else is said as the server said it', () => {
  const errors = [{ path: ['data', 'payment'], message: 'Unknown.' }];
  expect(failure(400, { errors })).toEqual({ kind: 'failed', message: 'The server said so.' });
  expect(failure(500)).toEqual({ kind: 'failed', message: 'The server said so.' });
});
