import { engineOf } from 'booking-rules/engine';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { tokenOf } from '../fixture/confirmed-stay';
import { createApartment, UID, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { offerLanguages } from '../fixture/languages';
import { managerOf, type StayManager } from '../fixture/manage';
import { uploadPicture } from '../fixture/picture';
import { createAdministrator, createStaff, PERMISSION } from '../fixture/staff';
import { translateAll } from '../fixture/translations';

const apartmentId = 'arrival-flat';
const email = 'arriving@guests.example';
const SECRETS = ['7413#', 'Creek 1204', 'pelican-harbour'];
const arrival = {
  address: 'Marina Gate 2, floor 12, door 1204',
  directions: 'Exit 3 of the metro, then left along the water.',
  ...{ doorCode: SECRETS[0], wifiName: SECRETS[1], wifiPassword: SECRETS[2] },
  manual: 'The air conditioning is beside the door.',
};
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
let manager: StayManager;
let headers: Record<string, string>;
let documentId: string;

beforeAll(async () => {
  const { id: picture } = await uploadPicture('entrance.webp');
  const steps = [{ text: 'Enter by the door at the pool.', picture }, { text: 'Take the lift to floor 12.' }];
  documentId = await createApartment(apartmentId);
  await update(UID.apartment, documentId, { arrival: { ...arrival, steps } });
  const token = await createStaff('arrivals', [PERMISSION.read, PERMISSION.manage]);
  headers = { Authorization: `Bearer ${token}` };
  manager = managerOf(server.url, token);
});

async function reserve(stay: Stay, isPaid = true): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  const { data } = await guest.book(reservationFor(number, email));
  if (isPaid) await manager.act(data.reference, 'paid');
  else if (data.state !== 'confirmed') await manager.act(data.reference, 'confirm');
  return data.reference;
}

const read = (reference: string, more: { proof?: object; headers?: Record<string, string> } = {}) =>
  ask(server.url, 'POST /api/reservations/{reference}/arrival', {
    params: { reference },
    ...(more.headers && { headers: more.headers }),
    body: { data: more.proof ?? { email } },
  });
const decide = (reference: string, decision: string | null) =>
  ask(server.url, 'POST /booking-rules/reservations/{reference}/arrival', {
    ...{ headers, params: { reference } },
    body: { data: { decision } },
  });

test('two days before a paid stay its guest is told everything, in a copy that nobody caches', async () => {
  const { data, headers: answered } = await read(await reserve(stayIn(1, 2)));
  expect(data).toMatchObject({
    address: arrival.address,
    directions: arrival.directions,
    doorCode: '7413#',
    wifi: { name: 'Creek 1204', password: 'pelican-harbour' },
    steps: [
      { text: 'Enter by the door at the pool.', photo: { width: 900 } },
      { text: 'Take the lift to floor 12.', photo: null },
    ],
    manual: arrival.manual,
    withheld: [],
  });
  expect(answered['cache-control']).toBe('no-store');
});

test('weeks before it they are told where it is, and from when on the rest', async () => {
  const reference = await reserve(stayIn(20, 2));
  const { data, text } = await read(reference);
  expect(data).toMatchObject({
    address: arrival.address,
    doorCode: null,
    wifi: null,
    steps: [],
    manual: null,
  });
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  const from = engine.inventory.current().policies.checkInTime;
  expect(data.withheld.map(({ item }) => item)).toEqual(['steps', 'doorCode', 'wifi', 'manual']);
  for (const { from: instant, once } of data.withheld) {
    expect(once).toEqual([]);
    const due = new Date(`${stayIn(18, 1).checkIn}T${from}:00+04:00`);
    expect(instant).toBe(due.toISOString());
  }
});

test('a guest whose bank transfer has not come is told that the stay has to be paid first', async () => {
  const { number } = await guest.quote({ apartmentId, ...stayIn(4, 1), guests: 2 });
  const { data: held } = await guest.reserve({ ...reservationFor(number, email), payment: 'manual' });
  await manager.act(held.reference, 'confirm');
  const { data } = await read(held.reference);
  expect(data.doorCode).toBeNull();
  expect(data.withheld.find(({ item }) => item === 'doorCode')).toMatchObject({ once: ['payment'] });
});

test('a guest who pays on arrival has the code before, though nothing is paid', async () => {
  const reference = await reserve(stayIn(0, 1), false);
  const { paid, payment } = (await manager.read(reference)).data;
  expect({ paid, payment }).toEqual({ paid: false, payment: 'on-arrival' });
  expect((await read(reference)).data).toMatchObject({ doorCode: '7413#', withheld: [] });
  const { arrivals } = (await manager.today()).data;
  expect(arrivals.find((stay) => stay.reference === reference)).toMatchObject({ doorCode: 'released' });
});

test('a manager releases early or holds back with one act, which the history keeps; others may not', async () => {
  const reference = await reserve(stayIn(30, 2));
  const released = await decide(reference, 'released');
  expect(released.data).toMatchObject({ decision: 'released', isWritten: true, apartment: documentId });
  expect((await read(reference)).data.doorCode).toBe('7413#');
  await decide(reference, 'held-back');
  const { data, text } = await read(reference);
  expect(data).toMatchObject({ address: null, doorCode: null });
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  await decide(reference, null);
  expect((await read(reference)).data.address).toBe(arrival.address);
  const { history } = (await manager.read(reference)).data;
  expect(history.slice(-3).map(({ why }) => why)).toEqual([
    'arrival information released early',
    'arrival information held back',
    'arrival information left to the rule',
  ]);
  const reader = { Authorization: `Bearer ${await createStaff('arrival-readers', [PERMISSION.read])}` };
  const params = { reference };
  const seen = await ask(server.url, 'GET /booking-rules/reservations/{reference}/arrival', {
    ...{ headers: reader, params },
  });
  expect(seen.data.decision).toBeNull();
  const refused = await ask(server.url, 'POST /booking-rules/reservations/{reference}/arrival', {
    ...{ headers: reader, params, body: { data: { decision: 'released' } } },
  });
  expect(refused.status).toBe(403);
});

test('what is released is for one arrival: of another day, or elsewhere, it is decided anew', async () => {
  const other = `${apartmentId}-next-door`;
  const next = await createApartment(other);
  await update(UID.apartment, next, { arrival: { ...arrival, doorCode: '2210#' } });
  const reference = await reserve(stayIn(70, 2));
  const codeAfter = async (to: object) => {
    await manager.act(reference, 'move', to);
    const params = { reference };
    const route = 'GET /booking-rules/reservations/{reference}/arrival';
    const { data } = await ask(server.url, route, { headers, params });
    return { decision: data.decision, code: (await read(reference)).data.doorCode };
  };
  await decide(reference, 'released');
  expect(await codeAfter({ apartmentId, ...stayIn(70, 3) })).toEqual({ decision: 'released', code: '7413#' });
  expect(await codeAfter({ apartmentId, ...stayIn(75, 3) })).toEqual({ decision: null, code: null });
  await decide(reference, 'released');
  expect(await codeAfter({ apartmentId: other, ...stayIn(75, 3) })).toEqual({ decision: null, code: null });
  await decide(reference, 'held-back');
  expect(await codeAfter({ apartmentId, ...stayIn(75, 3) })).toEqual({ decision: 'held-back', code: null });
});

test('a wrong proof opens nothing, a signed link does; a cancelled stay is told nothing', async () => {
  const reference = await reserve(stayIn(40, 2));
  expect((await read(reference, { proof: { email: 'other@guests.example' } })).status).toBe(404);
  expect((await read(reference, { proof: { token: 'A'.repeat(43) } })).status).toBe(404);
  expect((await read(reference, { proof: { token: tokenOf(reference, email) } })).status).toBe(200);
  await manager.act(reference, 'cancel', { refund: 'none' });
  const { data } = await read(reference);
  expect(data).toMatchObject({ address: null, directions: null, doorCode: null });
  expect(new Set(data.withheld.map(({ status }) => status))).toEqual(new Set(['over']));
});

test('guests read it in their language, codes as they are', async () => {
  await offerLanguages('English and Arabic');
  await translateAll('apartments', documentId, (source) => `عربي: ${source}`);
  const reference = await reserve(stayIn(50, 2));
  await decide(reference, 'released');
  const { data } = await read(reference, { headers: { 'Accept-Language': 'ar' } });
  expect(data).toMatchObject({
    directions: `عربي: ${arrival.directions}`,
    manual: `عربي: ${arrival.manual}`,
    doorCode: '7413#',
  });
  expect(data.steps[0]?.text).toBe('عربي: Enter by the door at the pool.');
  await offerLanguages('English');
});

test('nothing of it is on the site, in its data, or in the content API, whatever is asked', async () => {
  const kept = [...SECRETS, arrival.address, arrival.directions, 'door at the pool', arrival.manual];
  const asked = [
    `/apartment/${apartmentId}`,
    '/api/apartments?populate=*',
    `/api/apartments/${apartmentId}?populate=*`,
    '/api/apartments?populate[arrival]=true',
    '/api/apartments?populate[arrival][populate]=*',
    '/api/apartments?_q=7413',
    '/api/site-setting?populate=*',
    '/api/stays?pageSize=24',
    '/sitemap.xml',
  ];
  for (const path of asked) {
    const { text, status } = await send(server.url, 'get', path);
    expect({ path, isAnswered: status < 500 }).toEqual({ path, isAnswered: true });
    expect({ path, told: kept.filter((secret) => text.includes(secret)) }).toEqual({ path, told: [] });
    expect({ path, told: text.includes('arrivalRule') }).toEqual({ path, told: false });
  }
  const guessing = await send(
    server.url,
    'get',
    '/api/apartments?filters[arrival][doorCode][$startsWith]=7&fields[0]=apartmentId',
  );
  expect(guessing.text).not.toContain(apartmentId);
});

test('the trail says that a door code has changed, and not to what', async () => {
  const administrator = await createAdministrator('arrival-admin', server.url);
  const asAdministrator = { headers: { Authorization: `Bearer ${administrator}` } };
  const params = { documentId };
  const { data: listing } = await ask(server.url, 'GET /booking-rules/listings/{documentId}', {
    ...{ ...asAdministrator, params },
  });
  const { arrival: before } = listing.values;
  expect(before).toMatchObject({
    doorCode: '7413#',
    steps: [{ text: 'Enter by the door at the pool.' }, {}],
  });
  const { data: saved } = await ask(server.url, 'PUT /booking-rules/listings/{documentId}', {
    ...{ ...asAdministrator, params, body: { data: { arrival: { ...before, doorCode: '9902#' } } } },
  });
  expect(saved.values.arrival).toEqual({ ...before, doorCode: '9902#' });
  expect(saved.stepPhotos).toHaveLength(1);
  const rows = await server.strapi.db.connection('booking_audit').where({ subject_id: documentId });
  const trail = JSON.stringify(rows);
  expect(trail).toContain('door code •••');
  expect(trail).not.toContain('7413#');
  expect(trail).not.toContain('9902#');
});

test('when guests are told is a setting of the business', async () => {
  const administrator = await createAdministrator('arrival-rule-admin', server.url);
  const asAdministrator = { headers: { Authorization: `Bearer ${administrator}` } };
  const set = (arrivalRule: object) =>
    ask(server.url, 'PUT /booking-rules/business', { ...asAdministrator, body: { data: { arrivalRule } } });
  const reference = await reserve(stayIn(60, 2));
  const open = { hoursBefore: 720, onlyPaid: false, onlyRegistered: false };
  expect((await set(open)).data.values.arrivalRule).toEqual(open);
  expect((await read(reference)).data.doorCode).toBeNull();
  const near = await reserve(stayIn(25, 2));
  expect((await read(near)).data.doorCode).toBe('7413#');
  expect((await set({ ...open, hoursBefore: 721 })).status).toBe(400);
  await set({ hoursBefore: 48, onlyPaid: true, onlyRegistered: false });
});
