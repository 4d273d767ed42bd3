import { createApartment, UID } from './fixture/content';
import { send } from './fixture/http';
import { silenceServer } from './fixture/silence';
import { employ, hire } from './fixture/staff';

/** The roles of the product; `nobody` has an account and no permission at all. */
const ROLES = ['manager', 'editor', 'owner', 'nobody'] as const;
type Role = (typeof ROLES)[number];

const CODES = { manager: 'property-manager', editor: 'content-editor', owner: 'apartment-owner' };

/** Who may do what of the plugin: the whole table. */
const MAY: Record<string, readonly Role[]> = {
  'reservations.read': ['manager'],
  'reservations.manage': ['manager'],
  'rules.manage': ['manager'],
  'figures.read': ['manager'],
  'audit.read': ['manager'],
  'own.read': ['owner'],
};

interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  config: { policies?: (string | { name: string; config?: { actions?: string[] } })[] };
}

const tokens = {} as Record<Role, string>;
let apartment: string;

beforeAll(async () => {
  for (const role of ['manager', 'editor', 'owner'] as const) {
    tokens[role] = await employ(`roles-${role}`, CODES[role]);
  }
  tokens.nobody = await hire('roles-nobody', []);
  apartment = await createApartment('roles-flat');
});

async function statusFor(role: Role | null, method: string, path: string, body?: object): Promise<number> {
  const headers: Record<string, string> = role === null ? {} : { Authorization: `Bearer ${tokens[role]}` };
  const { status } = await send(server.url, method.toLowerCase() as 'get', path, {
    headers,
    ...(body && { body }),
  });
  return status;
}

/** The plugin's routes for the panel, as it registered them, with what each asks for. */
function adminRoutes(): { method: string; path: string; action: string | null }[] {
  const { admin } = server.strapi.plugin('booking-rules').routes as unknown as {
    admin: { routes: AdminRoute[] };
  };
  return admin.routes.map(({ method, path, config }) => {
    const guard = config.policies?.find(
      (policy) => typeof policy === 'object' && policy.name === 'admin::hasPermissions',
    );
    const [action = null] = (typeof guard === 'object' && guard.config?.actions) || [];
    return {
      method,
      path: `/booking-rules${path}`,
      action: action?.replace('plugin::booking-rules.', '') ?? null,
    };
  });
}

test('every route of the panel asks for a permission that the table knows', () => {
  const routes = adminRoutes();
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(({ action }) => action === null || !(action in MAY))).toEqual([]);
});

test.each(ROLES)('the plugin’s routes let a %s do what the table says and nothing else', async (role) => {
  const wrong: string[] = [];
  for (const { method, path, action } of adminRoutes()) {
    // What is asked of routes that are open is nonsense: past the guard it is refused as that.
    const real = path.replaceAll(/:[A-Za-z]+/g, 'x1');
    const status = await statusFor(role, method, real, method === 'GET' ? undefined : {});
    const isOpen = status !== 403 && status !== 401;
    if (isOpen !== MAY[action ?? '']?.includes(role)) wrong.push(`${method} ${path}: ${status}`);
    if (status >= 500) wrong.push(`${method} ${path} failed: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('without a token all of them are closed', async () => {
  for (const { method, path } of adminRoutes()) {
    const real = path.replaceAll(/:[A-Za-z]+/g, 'x1');
    expect(await statusFor(null, method, real, method === 'GET' ? undefined : {})).toBe(401);
  }
});

const COLLECTION = '/content-manager/collection-types';
const SINGLE = '/content-manager/single-types';

/** What may be listed in the content manager, and by whom. */
const LISTS: Record<string, readonly Role[]> = {
  [`${COLLECTION}/${UID.apartment}`]: ['manager', 'editor'],
  [`${COLLECTION}/${UID.amenity}`]: ['manager'],
  [`${COLLECTION}/${UID.district}`]: ['manager', 'editor'],
  [`${COLLECTION}/${UID.review}`]: ['manager', 'editor'],
  [`${COLLECTION}/${UID.post}`]: ['editor'],
  [`${COLLECTION}/${UID.category}`]: ['editor'],
  [`${COLLECTION}/${UID.page}`]: ['editor'],
  [`${COLLECTION}/${UID.faq}`]: ['editor'],
  [`${COLLECTION}/${UID.redirect}`]: ['editor'],
  [`${COLLECTION}/${UID.season}`]: ['manager'],
  [`${COLLECTION}/${UID.promotion}`]: ['manager'],
  [`${COLLECTION}/${UID.minimumStayOverride}`]: ['manager'],
  [`${COLLECTION}/${UID.reservation}`]: ['manager'],
  [`${COLLECTION}/plugin::booking-rules.enquiry`]: ['manager'],
  [`${COLLECTION}/plugin::booking-rules.ownership`]: ['manager'],
  [`${COLLECTION}/plugin::users-permissions.user`]: [],
  [`${SINGLE}/${UID.minimumStay}`]: ['manager'],
  [`${SINGLE}/${UID.siteSetting}`]: ['manager', 'editor'],
  [`${SINGLE}/${UID.companyAddress}`]: ['manager', 'editor'],
  '/upload/files': ['manager', 'editor'],
};

test.each(Object.entries(LISTS))('%s is for %j alone', async (path, allowed) => {
  for (const role of ROLES) {
    const status = await statusFor(role, 'get', path);
    // A single document that nobody has written is not there, to whoever may ask for it.
    const isOpen = status === 200 || status === 404;
    expect({ role, isOpen, status }).toEqual({ role, isOpen: allowed.includes(role), status });
  }
});

test.each([
  '/admin/users',
  '/admin/roles',
  '/admin/api-tokens',
  '/admin/webhooks',
  '/content-type-builder/content-types',
  '/users-permissions/roles',
  '/users-permissions/advanced',
])('%s is for none of them', async (path) => {
  for (const role of ROLES) {
    expect({ role, status: await statusFor(role, 'get', path) }).toEqual({ role, status: 403 });
  }
});

test('nobody of them makes accounts or changes them', async () => {
  const body = { email: 'friend@staff.example', firstname: 'A', lastname: 'Friend', roles: [1] };
  for (const role of ROLES) {
    expect(await statusFor(role, 'post', '/admin/users', body)).toBe(403);
    expect(await statusFor(role, 'put', '/admin/users/1', { firstname: 'Mine' })).toBe(403);
    expect(await statusFor(role, 'delete', '/admin/users/1')).toBe(403);
  }
});

test('an editor sees no rate of an apartment, and neither changes nor publishes it', async () => {
  const path = `${COLLECTION}/${UID.apartment}/${apartment}`;
  const { data } = await send(server.url, 'get', path, {
    headers: { Authorization: `Bearer ${tokens.editor}` },
  });
  expect(data).toMatchObject({ name: 'Apartment roles-flat' });
  expect(Object.keys(data as object)).not.toEqual(expect.arrayContaining(['nightlyRate']));
  expect(await statusFor('editor', 'put', path, { nightlyRate: 1 })).toBe(403);
  expect(await statusFor('editor', 'delete', path)).toBe(403);
  expect(await statusFor('editor', 'post', `${path}/actions/publish`, {})).toBe(403);
});

test('an editor changes the banner and contact data of the site, but neither taxes nor refunds', async () => {
  const path = `${SINGLE}/${UID.siteSetting}`;
  expect(await statusFor('editor', 'put', path, { tagline: 'Homes in Dubai' })).toBe(200);
  for (const data of [{ lengthOfStayDiscounts: [{ nights: 2, percent: 90 }] }, { fees: { vatPercent: 0 } }]) {
    await statusFor('editor', 'put', path, data);
  }
  const kept: unknown = await server.strapi
    .documents(UID.siteSetting)
    .findFirst({ populate: ['fees', 'lengthOfStayDiscounts'] });
  expect(kept).toMatchObject({ tagline: 'Homes in Dubai', fees: { vatPercent: 5 } });
  expect((kept as { lengthOfStayDiscounts: object[] }).lengthOfStayDiscounts).toHaveLength(2);
});

test('a manager writes an apartment and its rates', async () => {
  const path = `${COLLECTION}/${UID.apartment}/${apartment}`;
  expect(await statusFor('manager', 'put', path, { nightlyRate: 45_000 })).toBe(200);
  expect(await statusFor('owner', 'put', path, { nightlyRate: 1 })).toBe(403);
});

test('the record of a reservation is edited by nobody, whatever their role', async () => {
  const path = `${COLLECTION}/${UID.reservation}`;
  for (const role of ROLES) {
    expect(await statusFor(role, 'post', path, { reference: 'MINE-1' })).toBe(403);
    expect(await statusFor(role, 'put', `${path}/x1`, { state: 'cancelled' })).toBe(403);
    expect(await statusFor(role, 'delete', `${path}/x1`)).toBe(403);
  }
});

describe('whose an apartment is', () => {
  // Strapi logs a failure of its own when it refuses a picker.
  silenceServer();

  test('a manager picks owners by their address and sees nothing else of accounts', async () => {
    const ask = (role: Role, path: string) =>
      send(server.url, 'get', `/content-manager/${path}`, {
        headers: { Authorization: `Bearer ${tokens[role]}` },
      });
    for (const path of [
      'relations/plugin::booking-rules.ownership/owner?_q=roles-owner',
      'collection-types/admin::user?_q=roles-owner',
    ]) {
      const { status, text } = await ask('manager', path);
      expect(status).toBe(200);
      expect(text).toContain('roles-owner');
      expect(text).not.toMatch(/password|token|roles"|isActive|blocked/i);
      for (const role of ['editor', 'owner', 'nobody'] as const) {
        const refused = await ask(role, path);
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.text).not.toContain('roles-owner');
      }
    }
  });
});
