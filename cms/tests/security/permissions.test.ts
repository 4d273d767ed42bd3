import { adminService } from '../../src/patches/staff-accounts/admin-services';
import { send } from '../fixture/http';
import { createStaff, PERMISSION } from '../fixture/staff';

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

test('content types, which every permission of the panel is checked with, are not gathered anew each time', () => {
  const { strapi } = server;
  expect(strapi.contentTypes).toBe(strapi.contentTypes);
  const registry = strapi.get<{ keys(): string[] }>('content-types');
  expect(Object.keys(strapi.contentTypes)).toEqual(registry.keys());
});

describe('what a member of staff may do', () => {
  const permissions = () => server.strapi.db.query('admin::permission');
  const { engine } = adminService(server.strapi, 'permission');

  /** Somebody with these permissions, and how the panel answers their question for the day's reservations. */
  async function staffWith(name: string, actions: readonly string[]) {
    const headers = { Authorization: `Bearer ${await createStaff(name, actions)}` };
    const user = (await server.strapi.db.query('admin::user').findOne({
      where: { email: `${name}@staff.example` },
      populate: ['roles'],
    })) as { id: number; email: string; roles: { id: number }[] };
    const asked = async () => (await send(server.url, 'get', '/booking-rules/today', { headers })).status;
    return { user, role: user.roles[0]?.id, asked };
  }

  test('is made once for all of their requests', async () => {
    const { user } = await staffWith('permissions-same', [PERMISSION.read]);
    const ability = await engine.generateUserAbility(user);
    expect(ability.can(PERMISSION.read)).toBe(true);
    expect(await engine.generateUserAbility(structuredClone(user))).toBe(ability);
  });

  test('counts from the next request on, given or taken away', async () => {
    const { role, asked } = await staffWith('permissions-changed', [PERMISSION.rule]);
    expect(await asked()).toBe(403);
    const data = { action: PERMISSION.read, subject: null, properties: {}, conditions: [], role };
    const { id } = (await permissions().create({ data })) as { id: number };
    expect(await asked()).toBe(200);
    await permissions().delete({ where: { id } });
    expect(await asked()).toBe(403);
    await permissions().create({ data });
    expect(await asked()).toBe(200);
  });

  test('is decided anew each time where a permission has a condition', async () => {
    const { user, role } = await staffWith('permissions-condition', [PERMISSION.read]);
    await permissions().update({
      where: { role: { id: role } },
      data: { conditions: ['admin::is-creator'] },
    });
    const ability = await engine.generateUserAbility(user);
    expect(await engine.generateUserAbility(user)).not.toBe(ability);
  });
});
