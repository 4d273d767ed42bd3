import { engineOf } from 'booking-rules/engine';
import { keepBusiness } from '../fixture/business';
import { mailsOf } from '../fixture/confirmed-stay';
import { prepareRegistration, stay } from '../fixture/registration';
import { silenceServer } from '../fixture/silence';

const { registrations } = engineOf(server.strapi);
const table = (name: string) => server.strapi.db.connection(name);
/** More than are asked in one run. */
const MANY = 205;
const copies: string[] = [];

silenceServer();
beforeAll(() => prepareRegistration('registration-mails-flat'));
afterEach(async () => {
  for (const name of ['booking_registration_states', 'booking_reservations'])
    await table(name).whereIn('reference', copies).delete();
  copies.length = 0;
});
afterAll(() => keepBusiness({ guestRegistration: 'by-place' }));

/** Many stays that begin with this one, and differ from it in a few columns. @returns their references */
async function copy(reference: string, differences: object = {}): Promise<string[]> {
  const { id: _, ...row } = await table('booking_reservations')
    .where({ reference })
    .first<Record<string, unknown>>('*');
  const columns = Object.entries({ ...row, ...differences }).map(([name, value]) => {
    const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
    return [name, isJson ? JSON.stringify(value) : value];
  });
  const made = Array.from({ length: MANY }, (_, index) => `R-QUEUED${String(index).padStart(4, '0')}`);
  const rows = made.map((name) => ({
    ...(Object.fromEntries(columns) as object),
    ...{ reference: name, document_id: name.toLowerCase() },
  }));
  for (const some of [rows.slice(0, 100), rows.slice(100)]) await table('booking_reservations').insert(some);
  copies.push(...made);
  return made;
}

const isAsked = async (reference: string): Promise<boolean> =>
  (await mailsOf(reference)).includes('registration-request');

test('stays that were reported before anybody was asked hold up no other', async () => {
  const [first, last] = [await stay('reported', 0, 1), await stay('after-reported', 2, 1)];
  const reported = await copy(first.reference);
  const at = { reported_at: Date.now(), reported_by: 'registrar@staff.example' };
  await table('booking_registration_states').insert(reported.map((reference) => ({ reference, ...at })));
  await registrations.jobs.ask(new Date());
  expect([await isAsked(first.reference), await isAsked(last.reference)]).toEqual([true, true]);
  expect(await isAsked(reported[0] ?? '')).toBe(false);
});

test('stays whose mail cannot be written hold up no other, and are asked once it can', async () => {
  const [first, last] = [await stay('broken', 1, 1), await stay('after-broken', 3, 1)];
  const row = await table('booking_reservations')
    .where({ reference: first.reference })
    .first<{ terms: unknown }>('terms');
  const { terms } = row;
  const broken = await copy(first.reference, { terms: null });
  await registrations.jobs.ask(new Date());
  expect([await isAsked(first.reference), await isAsked(last.reference)]).toEqual([true, true]);
  const [one = ''] = broken;
  expect(await isAsked(one)).toBe(false);
  const mended = typeof terms === 'string' ? terms : JSON.stringify(terms);
  await table('booking_reservations').where({ reference: one }).update({ terms: mended });
  await registrations.jobs.ask(new Date());
  expect(await isAsked(one)).toBe(true);
});
