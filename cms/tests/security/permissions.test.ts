import { send } from '../fixture/http';

const CLOSED = [401, 403, 404, 405];
const EDITORIAL = ['posts', 'categories', 'pages', 'reviews', 'faqs', 'redirects'];

test.each([
  ...EDITORIAL,
  'apartments',
  'districts',
  'amenities',
  'minimum-stay-overrides',
  'seasons',
  'promotions',
])('a guest cannot write %s', async (collection) => {
  const body = { data: { name: 'Mine now', apartmentId: 'mine-now' } };
  for (const method of ['post', 'put', 'patch', 'delete'] as const) {
    const path = method === 'post' ? `/api/${collection}` : `/api/${collection}/x1`;
    const { status } = await send(server.url, method, path, { body });
    expect({ method, closed: CLOSED.includes(status) }).toEqual({ method, closed: true });
  }
});

test.each(['minimum-stay', 'company-address', 'site-setting'])('a guest cannot write %s', async (single) => {
  for (const method of ['post', 'put', 'patch', 'delete'] as const) {
    const { status } = await send(server.url, method, `/api/${single}`, { body: { data: {} } });
    expect({ method, closed: CLOSED.includes(status) }).toEqual({ method, closed: true });
  }
});

test('reservations, enquiries and promotion codes cannot be listed', async () => {
  for (const path of [
    '/api/reservations',
    '/api/promotions',
    '/api/seasons',
    '/api/enquiries',
    '/api/booking-rules/enquiries',
    '/api/booking-rules/reservations',
  ]) {
    expect(CLOSED).toContain((await send(server.url, 'get', path)).status);
  }
});

test('a token that nobody gave opens nothing', async () => {
  const headers = { Authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.nothing' };
  const paths = ['/api/users', '/admin/users', '/content-manager/collection-types/api::apartment.apartment'];
  for (const path of paths) {
    expect(CLOSED).toContain((await send(server.url, 'get', path, { headers })).status);
  }
});
