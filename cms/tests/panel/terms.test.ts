import type { Terms, TermsChange } from 'booking-rules/contracts/rates/terms';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { ask } from '../fixture/http';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'terms-flat';
const guest = guestOf(server.url);
const apartments = [apartmentId];
let headers: Record<string, string>;
let reading: Record<string, string>;

beforeAll(async () => {
  await createApartment(apartmentId);
  const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` });
  headers = headersOf(await createStaff('terms-manager', [PERMISSION.read, PERMISSION.rule]));
  reading = headersOf(await createStaff('terms-reader', [PERMISSION.read]));
});

const read = async (): Promise<Terms> =>
  (await ask(server.url, 'GET /booking-rules/terms', { headers: reading })).data;
const save = (data: object, by = headers) =>
  ask(server.url, 'PUT /booking-rules/terms', { headers: by, body: { data: data as TermsChange } });

const policy = { id: null, name: 'Terms gentle', tiers: [{ percent: 80, days: 10 }] };
const plan = {
  ...{ id: null, name: 'Terms early', percent: -20, active: true, paidAtOnce: true, noticeDays: 30 },
  ...{ policy: null, apartments },
};
const extra = {
  ...{ id: null, name: 'Terms bicycle', description: 'Two wheels.', price: 5_000, basis: 'guest-night' },
  ...{ taxable: true, noticeHours: 24, most: 2, order: 7, active: true, apartments },
};

test('a policy, a plan with it and an extra are kept, and quotes have them at once', async () => {
  const made = (await save({ policies: { save: [policy] }, extras: { save: [extra] } })).data;
  const kept = made.policies.find(({ name }) => name === policy.name);
  expect(kept).toMatchObject({ tiers: policy.tiers, usual: false, usedBy: [] });
  await save({ ratePlans: { save: [{ ...plan, policy: kept?.id ?? '' }] } });
  const terms = await read();
  expect(terms.policies.find(({ id }) => id === kept?.id)?.usedBy).toEqual([plan.name]);
  const quote = await guest.quote({ apartmentId, ...stayIn(50, 3), guests: 2 });
  expect(quote.ratePlans).toContainEqual(
    expect.objectContaining({ name: plan.name, percent: -20, paidAtOnce: true }),
  );
  expect(quote.extras).toContainEqual(
    // Two guests, three nights.
    expect.objectContaining({ id: 'terms-bicycle', amount: 30_000, most: 2 }),
  );

  // A policy in use stays, whatever else the request says.
  const bicycle = terms.extras.find(({ name }) => name === extra.name);
  const refused = await save({
    policies: { remove: [kept?.id ?? ''] },
    extras: { remove: [bicycle?.id ?? ''] },
  });
  expect([refused.status, refused.error.message]).toEqual([
    400,
    'The rate plan “Terms early” uses this policy. Choose another one there first',
  ]);
  expect((await read()).extras).toContainEqual(bicycle);

  // Another price under the same name for programs; off, nobody is offered it.
  await save({ extras: { save: [{ ...bicycle, name: 'Terms city bicycle', active: false }] } });
  const later = await guest.quote({ apartmentId, ...stayIn(55, 3), guests: 2 });
  expect(later.extras.map(({ id }) => id)).not.toContain('terms-bicycle');

  const early = terms.ratePlans.find(({ name }) => name === plan.name);
  const gone = await save({
    ratePlans: { remove: [early?.id ?? ''] },
    policies: { remove: [kept?.id ?? ''] },
    extras: { remove: [bicycle?.id ?? ''] },
  });
  expect(gone.status).toBe(200);
  expect(JSON.stringify(gone.data)).not.toContain('Terms ');
});

const fee = {
  ...{ id: null, name: 'Terms beach fee', kind: 'fee', basis: 'guest-night', amount: 1_000, percent: null },
  ...{ deluxeAmount: null, nights: 2, taxable: false, from: null, until: null, active: true, apartments },
};

test('a fee is kept under a short name of its own, charged at once, and ends when it is switched off', async () => {
  const made = (await save({ charges: { save: [fee] } })).data.charges;
  const kept = made.find(({ name }) => name === fee.name);
  expect(kept).toEqual({ ...fee, id: kept?.id });
  const asked = { apartmentId, ...stayIn(60, 3), guests: 2 };
  const quoted = await guest.quote(asked);
  expect(quoted.lines).toContainEqual(
    // Two guests, the first two nights.
    expect.objectContaining({ amount: 4_000, rule: { id: 'terms-beach-fee', name: fee.name } }),
  );
  const cheaper = (await save({ charges: { save: [{ ...kept, active: false }] } })).data.charges;
  expect(cheaper.find(({ id }) => id === kept?.id)).toEqual({ ...kept, active: false });
  expect((await guest.quote(asked)).total).toBe(quoted.total - 4_000);
  const gone = await save({ charges: { remove: [kept?.id ?? ''] } });
  expect(gone.data.charges.map(({ name }) => name)).toEqual(expect.not.arrayContaining([fee.name]));
});

test('a fee that makes no sense is refused beside its field', async () => {
  const { status, error } = await save({ charges: { save: [{ ...fee, basis: 'stay' }] } });
  expect(status).toBe(400);
  expect(error.details).toMatchObject({ errors: [{ path: ['nights'] }] });
});

test('the policy of the business is marked, and is not removed', async () => {
  const usual = (await read()).policies.find((one) => one.usual);
  const { status, error } = await save({ policies: { remove: [usual?.id ?? ''] } });
  expect([status, error.message]).toEqual([
    400,
    'The site settings use this policy. Choose another one there first',
  ]);
});

test.each([
  [
    'two steps of one day',
    { policies: { save: [{ ...policy, tiers: [policy.tiers[0], policy.tiers[0]] }] } },
  ],
  ['more than all back', { policies: { save: [{ ...policy, tiers: [{ percent: 101, days: 1 }] }] } }],
  ['a plan at a negative price', { ratePlans: { save: [{ ...plan, percent: -101 }] } }],
  ['a policy that is not there', { ratePlans: { save: [{ ...plan, policy: 'nowhere' }] } }],
  ['an apartment that is not there', { extras: { save: [{ ...extra, apartments: ['nowhere'] }] } }],
  ['a price below zero', { extras: { save: [{ ...extra, price: -1 }] } }],
  ['a basis of its own', { extras: { save: [{ ...extra, basis: 'week' }] } }],
  ['a time that changes to none', { extras: { save: [{ ...extra, changesTime: 'late-check-out' }] } }],
])('%s is refused', async (_, change) => {
  expect((await save(change)).status).toBe(400);
});

test('whoever may only read changes nothing', async () => {
  expect((await save({ policies: { save: [policy] } }, reading)).status).toBe(403);
});
