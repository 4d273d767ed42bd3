import { fieldErrors, ApiError } from './api-error';

function invalid(details: unknown): ApiError {
  return new ApiError({ status: 400, name: 'ValidationError', message: '2 errors occurred', details });
}

test('each sentence belongs to the field at the end of its path, the first one counts', () => {
  const errors = [
    { path: ['data', 'guest', 'email'], message: 'This is no email address.', name: 'ValidationError' },
    { path: ['data', 'guest', 'email'], message: 'Too long.', name: 'ValidationError' },
    { path: ['data', 'guest', 'phone'], message: 'Too short.', name: 'ValidationError' },
  ];
  expect(fieldErrors(invalid({ errors }))).toEqual({
    email: 'This is no email address.',
    phone: 'Too short.',
  });
});

test.each([undefined, null, 'x', {}, { errors: [null, {}, { path: [] }] }])(
  '%j names no field',
  (details) => {
    expect(fieldErrors(invalid(details))).toEqual({});
  },
);
