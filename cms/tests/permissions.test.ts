import { send } from './fixture/http';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Route {
  method: Method;
  path: string;
}

const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];
const CLOSED = [401, 403, 404, 405];

/** What a guest may ask without signing in: what the site shows, a price, a reservation. */
const OF_GUESTS = [
  'get /api/amenities',
  'get /api/amenities/:id',
  'get /api/apartments',
  'get /api/apartments/:id',
  'get /api/apartments/:id/calendar',
  'get /api/categories',
  'get /api/categories/:id',
  'get /api/company-address',
  'get /api/districts',
  'get /api/districts/:id',
  'get /api/faqs',
  'get /api/faqs/:id',
  'get /api/minimum-stay',
  'get /api/minimum-stay-overrides',
  'get /api/pages',
  'get /api/pages/:id',
  'get /api/posts',
  'get /api/posts/:id',
  'get /api/quotes/:number',
  'get /api/redirects',
  'get /api/reservations/:reference',
  'get /api/reservations/:reference/calendar',
  'get /api/reservations/:reference/refund',
  'get /api/reviews',
  'get /api/reviews/:id',
  'get /api/site-setting',
  'get /api/stays',
  'post /api/enquiries',
  'post /api/payments/stripe/webhook',
  'post /api/quotes',
  'post /api/reservations',
  'post /api/reservations/:reference/cancellation',
  'post /api/reservations/:reference/look-up',
  'post /api/reservations/:reference/payment',
];

/** The doors to an account: open to everybody, and answering nothing without the right words. */
const OF_ACCOUNTS = [
  'get /api/auth/email-confirmation',
  'get /api/auth/:provider/callback',
  'get /api/connect/(.*)',
  'post /api/auth/forgot-password',
  'post /api/auth/local',
  'post /api/auth/local/register',
  'post /api/auth/refresh',
  'post /api/auth/reset-password',
  'post /api/auth/send-email-confirmation',
];

/** The doors of the admin panel, and what its pages have to load before anybody has signed in. */
const OF_THE_PANEL = [
  'get /admin/init',
  'get /admin/project-type',
  'get /admin/registration-info',
  'get /content-manager/preview/script',
  'get /i18n/iso-locales',
  'post /admin/access-token',
  'post /admin/forgot-password',
  'post /admin/login',
  'post /admin/logout',
  'post /admin/register',
  'post /admin/register-admin',
  'post /admin/reset-password',
];

/** Every route of Strapi's router, once per method that it answers. */
function routes(): Route[] {
  // Types of the router are not installed; this is what it hands out.
  const layers = server.strapi.server.listRoutes() as unknown as {
    methods: string[];
    path: string | RegExp;
  }[];
  return layers.flatMap(({ methods, path }) => {
    const asked = METHODS.filter((method) => methods.includes(method.toUpperCase()));
    // Layers without methods are middlewares; a health check and files are no routes of content.
    const counts = typeof path === 'string' && path !== '/_health' && !/^\/(uploads\/|\(|$)/.test(path);
    return counts ? asked.map((method) => ({ method, path })) : [];
  });
}

async function statusOf({ method, path }: Route): Promise<number> {
  const real = path.replaceAll(/:[A-Za-z]+/g, 'x1').replace('(.*)', 'x1');
  const { status } = await send(server.url, method, real, method === 'get' ? {} : { body: {} });
  return status;
}

async function openRoutes(select: (path: string) => boolean): Promise<string[]> {
  const open: string[] = [];
  for (const route of routes().filter(({ path }) => select(path))) {
    if (!CLOSED.includes(await statusOf(route))) open.push(`${route.method} ${route.path}`);
  }
  return open.sort();
}

const isPublicApi = (path: string): boolean => path.startsWith('/api/');

test('the list of routes is the real one', () => {
  const known = routes().map(({ method, path }) => `${method} ${path}`);
  expect(known).toEqual(expect.arrayContaining([...OF_GUESTS, ...OF_ACCOUNTS]));
  expect(known.filter((route) => !route.includes(' /api/')).length).toBeGreaterThan(100);
});

test('without a token the API answers what a guest may ask and nothing else', async () => {
  const allowed = [...OF_GUESTS, ...OF_ACCOUNTS];
  expect((await openRoutes(isPublicApi)).filter((route) => !allowed.includes(route))).toEqual([]);
});

test('without a token the admin panel opens its doors and nothing else', async () => {
  const open = await openRoutes((path) => !isPublicApi(path));
  expect(open.filter((route) => !OF_THE_PANEL.includes(route))).toEqual([]);
});

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
