import { randomUUID } from 'node:crypto';
import { engineOf } from 'booking-rules/engine';
import { addDays } from 'booking-rules/shared/domain/stay';
import { keepBusiness } from '../fixture/business';
import { mailsOf, tokenOf } from '../fixture/confirmed-stay';
import { inDays } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { boastfulPng } from '../fixture/photos';
import {
  anyStay,
  bearer,
  documentPhoto,
  historyOf,
  lookUp,
  NAME,
  NUMBER,
  passport,
  register,
  registerOne,
  rowsOf,
  sendPicture,
  stay,
  prepareRegistration,
} from '../fixture/registration';
import { createStaff, PERMISSION } from '../fixture/staff';

const LOOKING = 'plugin::booking-rules.registrations.read';
const { strapi } = server;
const { registrations } = engineOf(strapi);
const guest = guestOf(server.url);
let photo: Buffer;
/** Somebody who may see what guests gave; somebody who runs bookings and may not. */
let manager: string;
let clerk: string;

beforeAll(async () => {
  await prepareRegistration('registration-flat');
  photo = await documentPhoto();
  manager = await createStaff('registrar', [PERMISSION.read, PERMISSION.manage, LOOKING]);
  clerk = await createStaff('clerk', [PERMISSION.read, PERMISSION.manage]);
});

afterAll(() => keepBusiness({ guestRegistration: 'by-place' }));

test('two adults register with their documents, and a third is one too many', async () => {
  const of = await anyStay('two');
  expect((await lookUp(of)).data).toMatchObject({
    ...{ state: 'missing', registered: 0, needed: 2, isOpen: true, place: 'Dubai', guests: [] },
    ...{ fields: ['document', 'picture'], deletedOn: addDays(of.checkOut, 30) },
  });
  const first = await registerOne(of, photo);
  expect(first).toMatchObject({ state: 'partly', guests: [{ kind: 'guest', initials: 'N. Q.' }] });
  const second = await registerOne(of, photo, {
    firstName: 'Omar',
    document: { kind: 'emirates-id', number: '784-1987-1234567-1' },
  });
  expect(second).toMatchObject({ state: 'registered', registered: 2 });
  expect(await registrations.isRegistered(of.reference, new Date())).toBe(true);
  expect((await register(of, passport())).status).toBe(409);
  const events: { details: string }[] = await strapi.db
    .connection('booking_events')
    .where({ reference: of.reference, type: 'registration.submitted' })
    .orderBy('id');
  expect(events.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
    { registered: 1, needed: 2 },
    { registered: 2, needed: 2 },
  ]);
  // Whoever made a mistake takes it back, until the authority knows.
  const id = second.guests[0]?.id ?? '';
  const withdrawn = await ask(server.url, 'POST /api/reservations/{reference}/registration/{id}/removal', {
    params: { reference: of.reference, id },
    body: { data: of.proof },
  });
  expect(withdrawn.data).toMatchObject({ state: 'partly', registered: 1 });
  expect(await rowsOf(of.reference)).toEqual([1, 1]);
});

test('of two who register at once as the last guest one is taken', async () => {
  const of = await anyStay('race');
  await registerOne(of, photo);
  const pictures = await Promise.all([sendPicture(of, photo), sendPicture(of, photo)]);
  const answers = await Promise.all(
    pictures.map(({ data }) => register(of, passport({ picture: data.picture }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('what is missing or wrong is said, and nothing of it is kept', async () => {
  const of = await anyStay('wrong');
  const other = await anyStay('other');
  const { data } = await sendPicture(other, photo);
  const refused: [object, number, string][] = [
    [passport({ document: undefined }), 400, 'is required'],
    [passport({ document: { kind: 'passport', number: 'K-1' } }), 400, '5 to 20 letters and digits'],
    [passport({ document: { kind: 'national-id', number: 'L01X00T47' } }), 400, 'one of those offered'],
    [passport(), 400, 'is required'],
    [passport({ picture: data.picture }), 409, 'no longer here'],
    [passport({ picture: randomUUID() }), 409, 'no longer here'],
    [passport({ nationality: 'British' }), 400, 'country code'],
    [passport({ visa: 'yes' }), 400, 'visa is not known here'],
  ];
  for (const [entry, status, words] of refused) {
    const answer = await register(of, entry);
    expect([answer.status, answer.error.message]).toEqual([status, expect.stringContaining(words)]);
  }
  expect((await rowsOf(of.reference))[0]).toBe(0);
  // A child is said to come, and somebody else has to register.
  expect((await register(of, { kind: 'child' })).data).toMatchObject({ registered: 1 });
  expect((await register(of, { kind: 'child' })).status).toBe(409);
  const stranger = { ...of, proof: { token: tokenOf(other.reference, 'other@registration.example') } };
  expect((await lookUp(stranger)).status).toBe(404);
  expect((await register(stranger, passport())).status).toBe(404);
  expect((await sendPicture(stranger, photo)).status).toBe(404);
});

test('a picture is one, no larger than it may be, and not one of many', async () => {
  const of = await anyStay('limits');
  const refused: [Buffer, string, number][] = [
    [Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml', 400],
    [Buffer.from('<script>alert(1)</script>'), 'image/jpeg', 400],
    [await boastfulPng(60_000, 60_000), 'image/png', 400],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 1), 'image/jpeg', 400],
    [photo, 'application/octet-stream', 400],
    [photo, 'multipart/form-data; boundary=x', 415],
  ];
  for (const [body, type, status] of refused)
    expect([type, (await sendPicture(of, body, type)).status]).toEqual([type, status]);
  const statuses = [];
  for (let index = 0; index < 8; index += 1) statuses.push((await sendPicture(of, photo)).status);
  expect(statuses).toEqual([...Array<number>(6).fill(201), 409, 409]);
});

test('it is deleted 30 days after the stay, or when the operator says, and the history tells', async () => {
  const of = await anyStay('deleted');
  await registerOne(of, photo);
  const at = (days: number) => new Date(`${addDays(of.checkOut, days)}T08:00:00.000Z`);
  await registrations.jobs.clear(at(29));
  expect(await rowsOf(of.reference)).toEqual([1, 1]);
  await keepBusiness({ guestRegistration: 'always', registrationDaysKept: 10 });
  await registrations.jobs.clear(at(9));
  expect(await rowsOf(of.reference)).toEqual([1, 1]);
  await registrations.jobs.clear(at(10));
  expect(await rowsOf(of.reference)).toEqual([0, 0]);
  expect(await historyOf(of.reference)).toEqual(['system deleted {"guests":1,"why":"its time was over"}']);
  await keepBusiness({ guestRegistration: 'always', registrationDaysKept: null });
});

test('it is deleted at once when the stay is cancelled, and a picture of nobody after a day', async () => {
  const of = await anyStay('cancelled');
  await registerOne(of, photo);
  await sendPicture(of, photo);
  await registrations.jobs.clear(new Date(Date.now() + 86_000_000));
  expect(await rowsOf(of.reference)).toEqual([1, 2]);
  await registrations.jobs.clear(new Date(Date.now() + 87_000_000));
  expect(await rowsOf(of.reference)).toEqual([1, 1]);
  await guest.cancelWith(of.reference, of.proof);
  expect(await rowsOf(of.reference)).toEqual([0, 0]);
});

test('guests are asked once before they arrive, unless it is switched off', async () => {
  const of = await stay('asked', 3);
  const mails = async () => (await mailsOf(of.reference)).filter((kind) => kind === 'registration-request');
  await keepBusiness({ guestRegistration: 'never' });
  await registrations.jobs.ask(new Date());
  expect(await mails()).toEqual([]);
  expect((await lookUp(of)).data).toMatchObject({ state: 'off', isOpen: false });
  expect((await sendPicture(of, photo)).status).toBe(409);
  expect(await registrations.isRegistered(of.reference, new Date())).toBe(true);
  await keepBusiness({ guestRegistration: 'always' });
  await registrations.jobs.ask(new Date(Date.now() - 86_400_000));
  expect(await mails()).toEqual([]);
  await Promise.all([registrations.jobs.ask(new Date()), registrations.jobs.ask(new Date())]);
  await registrations.jobs.ask(new Date());
  expect(await mails()).toHaveLength(1);
  expect(await registrations.isRegistered(of.reference, new Date())).toBe(false);
  // A manager sends it again.
  const link = await ask(server.url, 'POST /booking-rules/reservations/{reference}/registration/link', {
    ...{ params: { reference: of.reference }, headers: bearer(clerk) },
    body: { data: { mail: true } },
  });
  expect(link.data.url).toContain(`/registration?reference=${of.reference}&token=${of.proof.token}`);
  expect(await mails()).toHaveLength(2);
});

test('an arrival is due until the authority knows, and late three hours after check-in', async () => {
  const of = await stay('due', 1);
  await registrations.jobs.ask(new Date());
  const at = (time: string) => new Date(`${of.checkIn}T${time}:00.000Z`);
  const due = async (now: Date) =>
    (await registrations.dueRegistrations(now)).find(({ reference }) => reference === of.reference);
  expect(await due(new Date())).toMatchObject({ state: 'missing', needed: 2, isLate: false });
  // Check-in is at 15:00 in Dubai: 11:00 UTC.
  expect(await due(at('13:59'))).toMatchObject({ isLate: false });
  expect(await due(at('14:01'))).toMatchObject({ isLate: true });
  await registerOne(of, photo);
  await registerOne(of, photo);
  expect(await due(at('14:01'))).toMatchObject({ state: 'registered', isLate: true });
  const reported = await ask(server.url, 'POST /booking-rules/reservations/{reference}/registration/report', {
    ...{ params: { reference: of.reference }, headers: bearer(manager) },
    body: { data: { reported: true } },
  });
  expect(reported.data).toMatchObject({ state: 'reported', reportedBy: 'registrar@staff.example' });
  expect(await due(at('14:01'))).toBeUndefined();
  // What the authority knows is no longer changed by guests.
  expect((await lookUp(of)).data.isOpen).toBe(false);

  const csv = await send(
    server.url,
    'get',
    `/booking-rules/exports/registrations?from=${of.checkIn}&to=${inDays(2)}`,
    { headers: bearer(manager) },
  );
  const [heading, line] = csv.text.replace('\uFEFF', '').split('\r\n');
  expect(heading).toBe(
    'Booking,Apartment,Permit,Check-in,Check-out,First name,Last name,Nationality,Document,Document number',
  );
  expect(line).toContain(`${of.checkIn},${of.checkOut},Noor,${NAME},GB,passport,${NUMBER}`);
  expect(csv.headers['cache-control']).toBe('no-store');
  const exported = await strapi.db.connection('booking_audit').where({ subject: 'registration-list' });
  expect(exported.length).toBeGreaterThan(0);

  const removed = await ask(server.url, 'DELETE /booking-rules/reservations/{reference}/registration', {
    ...{ params: { reference: of.reference }, headers: bearer(manager) },
  });
  expect(removed.data).toMatchObject({ registered: 0, guests: [] });
  expect(await rowsOf(of.reference)).toEqual([0, 0]);
});
