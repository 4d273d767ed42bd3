import { validate } from '@readme/openapi-parser';
import { contract } from '../../../contracts';
import type { Route } from '../../../contracts/route';
import { BOOKING_EVENT_TYPES } from '../../../shared/domain/booking-event-types';
import { openApiDocument } from './openapi';

const document = openApiDocument();
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const lines = Object.entries<Route>(contract);

test('a public validator finds nothing wrong with the document', async () => {
  const result = await validate(structuredClone(document) as never);
  expect('errors' in result ? result.errors : []).toEqual([]);
  expect(result).toMatchObject({ valid: true, specification: 'OpenAPI' });
});

test('it has every public route of the contract, and none of the panel', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const isPublic = (key: string): boolean => !/ \/booking-rules\/| \/api\/docs/.test(key);
  expect(documented.sort()).toEqual(
    lines
      .map(([key]) => key)
      .filter(isPublic)
      .sort(),
  );
});

test('each operation has a name of its own, by which programs are generated', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('it says what webhooks are sent, a shape for each type of event', () => {
  expect(Object.keys(document.webhooks)).toEqual([...BOOKING_EVENT_TYPES, 'ping']);
  for (const { post } of Object.values(document.webhooks))
    expect(post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    });
  expect(document.components.schemas).toHaveProperty('EventReservation');
});

test('what several answers share is one schema, and every reference leads to one', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Quote', 'ReservationView', 'Refund', 'Reason', 'StaySearchResult', 'Account']),
  );
  const text = JSON.stringify(document);
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    expect(document.components.schemas).toHaveProperty([name]);
  }
  expect(text).not.toContain('$defs');
});

test('what needs an account says so', () => {
  expect(document.paths['/api/reservations']?.['get']).toMatchObject({ security: [{ account: [] }] });
  expect(document.paths['/api/quotes']?.['post']).toMatchObject({ security: [] });
});

describe('examples keep the schemas that they are of', () => {
  const examples = lines.flatMap(([key, { example = {}, answer, ...line }]) =>
    Object.entries(example).map(([part, value]: [string, unknown]) => {
      const schema = part === 'answer' ? answer : line[part as 'body' | 'query' | 'params'];
      return { name: `${part} of ${key}`, schema, value };
    }),
  );

  test.each(examples)('$name', ({ schema, value }) => {
    if (typeof schema === 'object') expect(schema.safeParse(value).error).toBeUndefined();
  });
});
