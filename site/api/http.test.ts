import { serializeQuery } from './http';
import { ApiError, errorOf, guestMessage } from './api-error';

test('a query is written in bracket style with only its values encoded', () => {
  const query = {
    filters: { slug: { $eq: 'palm jumeirah' } },
    sort: ['name', 'price'],
    page: 1,
    district: undefined,
  };
  expect(serializeQuery(query)).toBe('filters[slug][$eq]=palm%20jumeirah&sort[0]=name&sort[1]=price&page=1');
});

test('a v4 error body keeps its status, name, message and details', () => {
  const details = { reasons: [{ reason: 'not-listed' }] };
  const body = {
    data: null,
    error: { status: 422, name: 'UnprocessableEntityError', message: 'No', details },
  };
  expect(errorOf(body, '')).toMatchObject({
    status: 422,
    name: 'UnprocessableEntityError',
    message: 'No',
    details,
  });
});

test('a v3 error body is understood too', () => {
  const body = { statusCode: 403, error: 'Forbidden', message: 'Not for you' };
  expect(errorOf(body, '')).toMatchObject({ status: 403, name: 'Forbidden', message: 'Not for you' });
});

test.each([null, 'Bad gateway', [], {}, { error: {} }])(
  'a body without an error (%j) is unknown, status 500',
  (body) => {
    expect(errorOf(body, 'The server answered 502.')).toMatchObject({
      status: 500,
      name: 'UnknownError',
      message: 'The server answered 502.',
    });
  },
);

test("a guest reads the server's words, or that it could not be reached", () => {
  const refused = new ApiError({
    status: 429,
    name: 'TooManyRequests',
    message: 'Wait a minute.',
    details: {},
  });
  expect(guestMessage(refused)).toBe('Wait a minute.');
  expect(guestMessage(errorOf(null, 'Failed to fetch'))).toMatch("couldn't be reached");
  expect(guestMessage(new TypeError('Failed to fetch dynamically imported module'))).toMatch(
    "couldn't be reached",
  );
});
