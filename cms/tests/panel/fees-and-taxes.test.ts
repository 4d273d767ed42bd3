import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BASIS_WORDS } from 'booking-rules/shared/domain/pricing/charge-rule';
import { create, createApartment, noticed, remove, UID, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { send } from '../fixture/http';
import { createStaffInRole } from '../fixture/staff';
import { CMS } from '../run/settings';

type Migrate = (knex: typeof server.strapi.db.connection) => Promise<void>;
const { up } = createRequire(__filename)(
  join(CMS, '../database/migrations/0.2-bookings/0025-fees-and-taxes.js'),
) as {
  up: Migrate;
};
const guest = guestOf(server.url);
const apartmentId = 'fees-flat';
const CITY_TAX = {
  ...{ name: 'Fees city tax', code: 'fees-city-tax', kind: 'Tax', basis: BASIS_WORDS['percent-of-nights'] },
  ...{ percent: 5, taxable: false },
};
let apartment: string;
let headers: Record<string, string>;

beforeAll(async () => {
  apartment = await createApartment(apartmentId);
  headers = { Authorization: `Bearer ${await createStaffInRole('fees-manager', 'property-manager')}` };
});

const PATH = `/content-manager/collection-types/${UID.chargeRule}`;
const save = (body: object, id?: string) =>
  id === undefined
    ? send(server.url, 'post', PATH, { headers, body })
    : send(server.url, 'put', `${PATH}/${id}`, { headers, body });
const rules = () => server.strapi.documents(UID.chargeRule).findMany({ sort: 'id:asc' });

test('a house of an earlier version goes on charging the Tourism Dirham and VAT', async () => {
  expect((await rules()).slice(0, 2)).toMatchObject([
    {
      code: 'tourism-dirham',
      kind: 'Tax',
      basis: 'Each bedroom and night',
      amount: 1_000,
      deluxeAmount: 1_500,
    },
    { code: 'vat', kind: 'Tax', basis: 'Percent of all that is taxable', percent: 5, taxable: false },
  ]);
});

test('a manager adds a tax, guests see its line, and it ends when it is switched off', async () => {
  const added = await save({ ...CITY_TAX, apartments: [apartment] });
  expect(added.status).toBe(201);
  const { documentId } = added.data as { documentId: string };
  await noticed();
  const asked = { apartmentId, ...stayIn(40, 2), guests: 2 };
  const { lines, total } = await guest.quote(asked);
  const nights = lines.find(({ kind }) => kind === 'night')?.amount ?? 0;
  expect(lines).toContainEqual({
    ...{ kind: 'tax', label: 'Fees city tax: 5% of the nights', amount: nights / 20 },
    rule: { id: 'fees-city-tax', name: 'Fees city tax' },
  });
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  await update(UID.chargeRule, documentId, { active: false });
  await noticed();
  expect((await guest.quote(asked)).total).toBe(total - nights / 20);
  await remove(UID.chargeRule, documentId);
});

test.each([
  ['percent', { ...CITY_TAX, percent: null }],
  ['amount', { ...CITY_TAX, amount: 100 }],
  ['amount', { ...CITY_TAX, basis: 'Each night', percent: null }],
  ['taxable', { ...CITY_TAX, basis: 'Percent of all that is taxable', taxable: true }],
  ['basis', { ...CITY_TAX, kind: 'Fee', basis: 'Percent of all that is taxable' }],
  ['nights', { ...CITY_TAX, nights: 7 }],
  ['until', { ...CITY_TAX, from: '2027-05-01', until: '2027-04-30' }],
])('one that makes no sense is refused beside its field: %s', async (field, data) => {
  const { status, error } = await save(data);
  expect(status).toBe(400);
  expect(error.details).toMatchObject({ errors: [{ path: [field] }] });
});

test('its short name is permanent, because folios know it by that', async () => {
  const id = await create(UID.chargeRule, { ...CITY_TAX, apartments: [apartment] });
  const { status, error } = await save({ code: 'another' }, id);
  expect([status, error.message]).toEqual([
    400,
    'The short name is permanent and stays fees-city-tax. Change the name instead',
  ]);
  await remove(UID.chargeRule, id);
});

test('settings of an earlier version become fees and taxes, and the banner its promotion’s', async () => {
  const { connection } = server.strapi.db;
  const before = (await connection('booking_charge_rules').orderBy('id').select('*')) as object[];
  const promotion = await create(UID.promotion, { code: 'FEES-10', percent: 10, active: false });
  const fees = {
    ...{ vat_percent: '7.50', tourism_dirham_standard: 900, tourism_dirham_deluxe: 1_100 },
    tourism_dirham_nights: 0,
  };
  const banner = { enabled: true, code: ' fees-10 ', text: 'Stay with us' };
  const key = 'plugin_booking-rules_earlier_settings';
  await connection('strapi_core_store_settings').insert({
    key,
    value: JSON.stringify({ fees, banner }),
    type: 'object',
  });
  await connection('booking_charge_rules').delete();
  try {
    await up(connection);
    const [dirham, vat] = await rules();
    expect([Number(vat?.percent), vat?.active]).toEqual([7.5, true]);
    // Charged for no night before: it is there, and off.
    expect(dirham).toMatchObject({ amount: 900, deluxeAmount: 1_100, active: false });
    expect(await server.strapi.documents(UID.promotion).findOne({ documentId: promotion })).toMatchObject({
      ...{ onBanner: true, bannerText: 'Stay with us' },
    });
    expect(await connection('strapi_core_store_settings').where({ key })).toEqual([]);
  } finally {
    await connection('booking_charge_rules').delete();
    await connection('booking_charge_rules').insert(before);
    await remove(UID.promotion, promotion);
    await noticed();
  }
});
