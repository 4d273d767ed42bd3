import { create, createApartment, UID } from '../fixture/content';
import { send } from '../fixture/http';
import { createStaffInRole, createStaff } from '../fixture/staff';

const CODES = { manager: 'property-manager', editor: 'content-editor', owner: 'apartment-owner' };

/** The roles of the product; `nobody` has an account and no permission at all. */
type Role = keyof typeof CODES | 'nobody';

const tokens = {} as Record<Role, string>;
let apartment: string;

beforeAll(async () => {
  for (const role of ['manager', 'editor', 'owner'] as const) {
    tokens[role] = await createStaffInRole(`roles-${role}`, CODES[role]);
  }
  tokens.nobody = await createStaff('roles-nobody', []);
  apartment = await createApartment('roles-flat');
});

async function statusFor(role: Role, method: string, path: string, body?: object): Promise<number> {
  const headers = { Authorization: `Bearer ${tokens[role]}` };
  const { status } = await send(server.url, method.toLowerCase() as 'get', path, {
    headers,
    ...(body && { body }),
  });
  return status;
}

const COLLECTION = '/content-manager/collection-types';
const SINGLE = '/content-manager/single-types';

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
  await statusFor('editor', 'put', path, { lengthOfStayDiscounts: [{ nights: 2, percent: 90 }] });
  const vat = await server.strapi.documents(UID.chargeRule).findFirst({ filters: { code: 'vat' } });
  const rule = `${COLLECTION}/${UID.chargeRule}/${vat?.documentId}`;
  expect(await statusFor('editor', 'put', rule, { percent: 1 })).toBe(403);
  const promotion = await create(UID.promotion, { code: 'ROLES-10', percent: 10, active: false });
  const banner = `${COLLECTION}/${UID.promotion}/${promotion}`;
  expect(await statusFor('editor', 'put', banner, { bannerText: 'Stay a while', percent: 90 })).toBe(200);
  expect(await server.strapi.documents(UID.promotion).findOne({ documentId: promotion })).toMatchObject({
    ...{ bannerText: 'Stay a while', percent: 10 },
  });
  const kept: unknown = await server.strapi
    .documents(UID.siteSetting)
    .findFirst({ populate: ['lengthOfStayDiscounts'] });
  expect(kept).toMatchObject({ tagline: 'Homes in Dubai' });
  expect((kept as { lengthOfStayDiscounts: object[] }).lengthOfStayDiscounts).toHaveLength(2);
});

test('a manager writes an apartment and its rates', async () => {
  const path = `${COLLECTION}/${UID.apartment}/${apartment}`;
  expect(await statusFor('manager', 'put', path, { nightlyRate: 45_000 })).toBe(200);
  expect(await statusFor('owner', 'put', path, { nightlyRate: 1 })).toBe(403);
});

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
      expect({ role, status: (await ask(role, path)).status }).toEqual({ role, status: 403 });
    }
  }
});
