import type { AuditRow } from 'booking-rules/contracts/audit';
import { createApartment, create, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send, type Answer } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaffInRole } from '../fixture/staff';

const BY = 'audit-manager@staff.example';
const apartmentId = 'audit-flat';
let token: string;
let editor: string;
let apartment: string;

function as(who: string, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) {
  return send(server.url, method, path, {
    headers: { Authorization: `Bearer ${who}` },
    ...(body && { body }),
  });
}

async function trail(query: Record<string, string>): Promise<AuditRow[]> {
  const { status, data, text } = await ask(server.url, 'GET /booking-rules/audit', {
    headers: { Authorization: `Bearer ${token}` },
    query,
  });
  if (status !== 200) throw new Error(`No trail but ${status}: ${text}`);
  return data;
}

const changesOf = (row: AuditRow | undefined) =>
  row?.changes.map(({ label, before, after }) => ({ label, before, after }));

beforeAll(async () => {
  token = await createStaffInRole('audit-manager', 'property-manager');
  editor = await createStaffInRole('audit-editor', 'content-editor');
  apartment = await createApartment(apartmentId);
});

test('what no member of staff did leaves no trail', async () => {
  expect(await trail({ subject: UID.apartment, subjectId: apartment })).toEqual([]);
});

test('a changed apartment is told field by field, and told again when it is published', async () => {
  const path = `/content-manager/collection-types/${UID.apartment}/${apartment}`;
  const district = await create(UID.district, { name: 'Audit Bay', slug: 'audit-bay', order: 9 });
  const body = {
    nightlyRate: 52_000,
    openForBooking: false,
    district: { connect: [{ documentId: district }] },
  };
  expect((await as(token, 'put', path, body)).status).toBe(200);
  expect((await as(token, 'put', path, body)).status).toBe(200);
  expect((await as(token, 'post', `${path}/actions/publish`, {})).status).toBe(200);
  const [published, changed, ...rest] = await trail({ subjectId: apartment });
  expect(rest).toEqual([]);
  expect(published).toMatchObject({ by: BY, action: 'published', label: `Apartment ${apartmentId}` });
  expect(changed).toMatchObject({ by: BY, action: 'updated', subject: UID.apartment, subjectId: apartment });
  expect(changesOf(changed)).toEqual(
    expect.arrayContaining([
      { label: 'Rate per night', before: 'AED\u00a0400', after: 'AED\u00a0520' },
      { label: 'Open for booking', before: 'yes', after: 'no' },
      { label: 'Area', before: null, after: 'Audit Bay' },
    ]),
  );
  expect(changed?.changes).toHaveLength(3);
});

test('a season leaves a trail from its making to its end', async () => {
  const path = `/content-manager/collection-types/${UID.season}`;
  const dates = { firstNight: '2031-01-01', lastNight: '2031-01-05' };
  const made = await as(token, 'post', path, { name: 'Audit season', ...dates, arrivalDays: [0] });
  expect(made.status).toBe(201);
  const { documentId } = made.data as { documentId: string };
  await as(token, 'put', `${path}/${documentId}`, { minimumNights: 4 });
  await as(token, 'delete', `${path}/${documentId}`);
  const [deleted, changed, created] = await trail({ subject: UID.season, subjectId: documentId });
  expect(changesOf(created)).toEqual(
    expect.arrayContaining([
      { label: 'First night', before: null, after: 'Wed 1 Jan 2031' },
      { label: 'Arrivals on', before: null, after: 'Sun' },
    ]),
  );
  expect(changesOf(changed)).toEqual([{ label: 'Minimum nights', before: null, after: '4' }]);
  expect(deleted).toMatchObject({ action: 'deleted', label: 'Audit season' });
  expect(changesOf(deleted)).toContainEqual({ label: 'Minimum nights', before: '4', after: null });
});

test('minimum stays that are saved together are told one by one, and not at all when they are refused', async () => {
  const save = (overrides: object[]) =>
    as(token, 'put', '/booking-rules/minimum-stays', { data: { overrides } });
  expect((await save([{ apartmentId, nights: 3 }])).status).toBe(200);
  expect((await save([{ apartmentId, nights: 5 }])).status).toBe(200);
  expect(
    (
      await save([
        { apartmentId, nights: 7 },
        { apartmentId: 'nowhere', nights: 2 },
      ])
    ).status,
  ).toBe(400);
  const label = `Apartment ${apartmentId}`;
  const rows = (await trail({ subject: UID.minimumStayOverride })).filter((row) => row.label === label);
  expect(rows.map(({ action }) => action)).toEqual(['updated', 'created']);
  expect(changesOf(rows[0])).toEqual([{ label: 'Nights', before: '3', after: '5' }]);
  expect((await save([{ apartmentId, nights: null }])).status).toBe(200);
});

test('an editor’s words are told under the editor’s name', async () => {
  const made = await as(editor, 'post', `/content-manager/collection-types/${UID.faq}`, {
    question: 'Is there a trail?',
    answer: 'There is.',
    topic: 'booking',
    order: 1,
  });
  expect({ status: made.status, text: made.status === 201 ? '' : made.text }).toEqual({
    status: 201,
    text: '',
  });
  const [row] = await trail({ by: 'audit-editor@staff.example' });
  expect(row).toMatchObject({ action: 'created', subject: UID.faq, label: 'Is there a trail?' });
});

test('who blocked which nights, and every move of a reservation, stand in the same list', async () => {
  const manager = managerOf(server.url, token);
  const other = 'audit-nights';
  await createApartment(other);
  await manager.block({ apartmentId: other, ...stayIn(40, 2) });
  await manager.free({ apartmentId: other, ...stayIn(40, 2) });
  const quote = await guestOf(server.url).quote({ apartmentId: other, ...stayIn(50, 2), guests: 2 });
  const { reference } = (await guestOf(server.url).book(reservationFor(quote.number))).data;
  await manager.act(reference, 'cancel', { refund: 'none' });
  const nights = await trail({ subject: 'nights', subjectId: other });
  expect(nights.map(({ action, by, details }) => ({ action, by, details }))).toEqual([
    { action: 'freed', by: BY, details: stayIn(40, 2) },
    { action: 'blocked', by: BY, details: stayIn(40, 2) },
  ]);
  const moves = await trail({ subject: UID.reservation, subjectId: reference });
  expect(moves.map(({ by }) => by)).toEqual([BY, 'guest', 'guest']);
  expect(changesOf(moves[0])).toEqual([{ label: 'State', before: 'confirmed', after: 'cancelled' }]);
});

test('the trail is read page by page, by person and by day', async () => {
  const ask = (query: Record<string, string>): Promise<Answer<unknown>> =>
    send(server.url, 'get', '/booking-rules/audit', { headers: { Authorization: `Bearer ${token}` }, query });
  const { body } = await ask({ by: BY, pageSize: '2', page: '2' });
  const { data, meta } = body as {
    data: AuditRow[];
    meta: { pagination: { total: number; pageCount: number }; people: string[]; subjects: string[] };
  };
  expect(data).toHaveLength(2);
  expect(meta.pagination.pageCount).toBe(Math.ceil(meta.pagination.total / 2));
  expect(meta.people).toEqual(expect.arrayContaining([BY, 'guest']));
  expect(meta.subjects).toEqual(expect.arrayContaining(['nights', UID.season, UID.reservation]));
  expect(await trail({ to: '2020-01-01' })).toEqual([]);
  const wrong: Record<string, string>[] = [
    { page: '0' },
    { from: 'soon' },
    { from: '2027-02-01', to: '2027-01-01' },
    { all: '1' },
  ];
  for (const query of wrong) {
    expect((await ask(query)).status).toBe(400);
  }
});

test('who may not see the trail does not', async () => {
  expect((await as(editor, 'get', '/booking-rules/audit')).status).toBe(403);
});
