import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { engineOf } from 'booking-rules/engine';
import { addDays } from 'booking-rules/shared/domain/stay';
import { createApartment } from '../fixture/content';
import { inDays } from '../fixture/days';
import { ask } from '../fixture/http';
import { offerLanguages } from '../fixture/languages';
import { createStaff, PERMISSION } from '../fixture/staff';
import { at, beginHistory, book, by, draftOf, onDay, sentTo, step, texts } from './rule-history';

/** TEST_SEED repeats a run, MAIL_RULE_RUNS makes it longer. */
const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
const RUNS = Number(process.env['MAIL_RULE_RUNS'] ?? 15);
const { mail, mailRules, reservations } = engineOf(server.strapi);
const { manage } = reservations;
const { connection } = server.strapi.db;
let headers: Record<string, string>;
let readOnly: Record<string, string>;

beforeAll(async () => {
  const token = await createStaff('mail-rules-manager', [
    PERMISSION.read,
    PERMISSION.manage,
    PERMISSION.rule,
  ]);
  headers = { Authorization: `Bearer ${token}` };
  readOnly = { Authorization: `Bearer ${await createStaff('mail-rules-reader', [PERMISSION.read])}` };
  jest.spyOn(server.strapi.log, 'error').mockReturnValue(server.strapi.log);
});
afterAll(() => connection('booking_mail_rules').delete());

const listRules = async () =>
  (await ask(server.url, 'GET /booking-rules/mail-rules', { headers })).data.rules;
const create = (draft: object) =>
  ask(server.url, 'POST /booking-rules/mail-rules', { headers, body: { data: draft } });
const planned = async (reference: string) =>
  (
    await ask(server.url, 'GET /booking-rules/reservations/{reference}/automatic-mails', {
      headers,
      params: { reference },
    })
  ).data;

test('a new house begins with rules in both languages, of which arrival information goes out', async () => {
  const rules = await listRules();
  expect(rules.filter(({ active }) => active).map(({ name }) => name)).toEqual(['Before arrival']);
  expect(rules).toHaveLength(5);
  for (const rule of rules)
    expect([rule.texts.en.text, rule.texts.ar.text].every((text) => text !== '')).toBe(true);
  await connection('booking_mail_rules').delete();
  await mailRules.seed(at(new Date()));
  expect(await listRules()).toEqual([]);
});

test('managers write rules; wrong variables, half a text and unknown apartments are refused', async () => {
  const created = await create(draftOf({ active: false, offset: 3 }));
  expect(created.status).toBe(201);
  const { id } = created.data;
  const body = { data: draftOf({ active: true, name: 'Three days before', offset: 3 }) };
  const changed = await ask(server.url, 'PUT /booking-rules/mail-rules/{id}', {
    headers,
    params: { id: String(id) },
    body,
  });
  expect(changed.data).toMatchObject({ name: 'Three days before', active: true, sent: 0 });
  expect(changed.data.activeSince).not.toBeNull();
  const wrong: [object, string][] = [
    [draftOf({ texts: { ...texts, en: { subject: 'Hi', text: '{{wifi_password}}' } } }), 'wifi_password'],
    [draftOf({ texts: { ...texts, ar: { subject: 'مرحبًا', text: '' } } }), 'is required'],
    [draftOf({ apartments: ['nowhere'] }), 'apartment'],
    [draftOf({ offset: 61 }), 'must be 60 or fewer'],
    [{ ...draftOf(), time: '25:00' }, 'must be a time'],
  ];
  for (const [draft, said] of wrong) {
    const { status, text } = await create(draft);
    expect([status, text]).toEqual([400, expect.stringContaining(said)]);
  }
  const refused = await ask(server.url, 'POST /booking-rules/mail-rules', { headers: readOnly, body });
  expect(refused.status).toBe(403);
  const removed = await ask(server.url, 'DELETE /booking-rules/mail-rules/{id}', {
    headers,
    params: { id: String(id) },
  });
  expect(removed.status).toBe(200);
  expect(await listRules()).toEqual([]);
});

describe('a rule that is on', () => {
  const apartmentId = 'mail-rules-flat';
  let id: number;
  const send = (now: Date) => mailRules.sendDue(at(now));

  beforeAll(async () => {
    await offerLanguages('English and Arabic');
    await createApartment(apartmentId);
    id = (await create(draftOf({ apartments: [apartmentId] }))).data.id;
  });
  afterAll(async () => {
    await connection('booking_mail_rules').delete();
    await offerLanguages('English');
  });

  test('is sent once, at its time, in the language of the guest, and leads to the booking', async () => {
    const checkIn = inDays(20);
    const reference = await book(apartmentId, checkIn, 2, new Date(), 'ar');
    expect((await planned(reference)).planned).toEqual([
      { rule: id, name: 'Before arrival', at: onDay(addDays(checkIn, -2), '10:00').toISOString() },
    ]);
    await send(onDay(addDays(checkIn, -2), '09:59'));
    expect(await sentTo(reference)).toEqual([]);
    const due = onDay(addDays(checkIn, -2), '10:00');
    await Promise.all([send(due), send(due), send(due)]);
    await send(onDay(addDays(checkIn, -1), '10:00'));
    expect(await sentTo(reference)).toEqual([
      { rule: id, name: 'Before arrival', language: 'ar', ...texts.ar },
    ]);
    expect((await planned(reference)).planned).toEqual([]);
    const { data } = await ask(server.url, 'GET /booking-rules/reservations/{reference}', {
      headers,
      params: { reference },
    });
    expect(data.mails.at(-1)).toMatchObject({ kind: 'automatic', rule: 'Before arrival', resendable: true });
    expect((await listRules())[0]?.sent).toBe(1);
  });

  test('moves with the stay, is sent late after a pause, and not at all of a stay that is cancelled', async () => {
    const reference = await book(apartmentId, inDays(30), 2, new Date());
    const cancelled = await book(apartmentId, inDays(33), 2, new Date());
    const target = { apartmentId, checkIn: inDays(40), checkOut: inDays(42), guests: 2 };
    await manage.modifyReservation(reference, target, { by, now: at(new Date()) });
    await manage.cancelReservation(cancelled, by, 'full', at(new Date()));
    await send(onDay(inDays(32), '12:00'));
    expect([await sentTo(reference), await sentTo(cancelled)]).toEqual([[], []]);
    // Nothing ran for two days; guests check in from three o'clock.
    await send(onDay(inDays(40), '14:30'));
    expect(await sentTo(reference)).toHaveLength(1);
    const missed = await book(apartmentId, inDays(50), 2, new Date());
    await send(onDay(inDays(50), '15:30'));
    expect(await sentTo(missed)).toEqual([]);
  });

  test('is not sent of a booking for which it was switched off, until it is on again', async () => {
    const reference = await book(apartmentId, inDays(60), 2, new Date());
    const turn = (off: boolean) =>
      ask(server.url, 'PUT /booking-rules/reservations/{reference}/automatic-mails', {
        headers,
        params: { reference },
        body: { data: { off } },
      });
    expect((await turn(true)).data).toMatchObject({ off: true, planned: [{ rule: id }] });
    await send(onDay(inDays(59), '12:00'));
    expect(await sentTo(reference)).toEqual([]);
    await turn(false);
    await send(onDay(inDays(59), '13:00'));
    expect(await sentTo(reference)).toHaveLength(1);
  });

  test('is shown on real bookings and sent to oneself before guests get it', async () => {
    const reference = await book(apartmentId, inDays(70), 2, new Date());
    const asked = { reference, language: 'ar' as const, ...texts.en };
    const shown = await ask(server.url, 'POST /booking-rules/mail-rules/preview', {
      headers,
      body: { data: asked },
    });
    expect(shown.data.missing).toEqual(['amount_due']);
    expect(shown.data.html).toContain('dir="rtl"');
    expect(shown.data.html).toContain(`reference=${reference}`);
    expect(shown.data.html).not.toContain('Due:');
    const sent = await ask(server.url, 'POST /booking-rules/mail-rules/test', {
      headers,
      body: { data: asked },
    });
    const rows: { recipient: string }[] = await connection('booking_outbox').where({
      kind: 'account-message',
    });
    expect(rows.at(-1)?.recipient).toBe(sent.data.to);
    expect(await sentTo(reference)).toEqual([]);
  });

  test('is dropped when the stay is cancelled before the mail has left', async () => {
    const reference = await book(apartmentId, inDays(80), 2, new Date());
    await send(onDay(inDays(79), '12:00'));
    await manage.cancelReservation(reference, by, 'full', at(new Date()));
    const warned = jest.spyOn(server.strapi.log, 'warn').mockReturnValue(server.strapi.log);
    for (let turn = 0; turn < 20; turn += 1) await mail.deliver(onDay(inDays(79), '12:01'));
    const files = JSON.stringify(warned.mock.calls)
      .split('"')
      .filter((said) => said.includes(reference));
    warned.mockRestore();
    expect(files.some((said) => said.includes('reservation-cancelled'))).toBe(true);
    expect(files.some((said) => said.includes('automatic'))).toBe(false);
  });
});

test(
  `whatever happens and whenever a run is killed, no mail is sent twice and none that was due is missing (seed ${seed})`,
  async () => {
    let number = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const history = await beginHistory((number += 1));
      try {
        for (const next of steps) {
          await history.take(next);
          await history.check();
        }
        await history.run('twice');
        await history.check();
      } finally {
        await history.end();
      }
    });
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true });
  },
  (1 + RUNS) * 30_000,
);
