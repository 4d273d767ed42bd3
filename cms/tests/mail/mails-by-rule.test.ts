import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { engineOf } from 'booking-rules/engine';
import type { MailRuleDraft } from 'booking-rules/contracts/mail-rules';
import { localInstant } from 'booking-rules/shared/domain/local-day';
import { isDue, mailTime, type MailedStay, type MailMoment } from 'booking-rules/shared/domain/mail-rule';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import { createApartment } from '../fixture/content';
import { inDays, serverDate, today } from '../fixture/days';
import { ask } from '../fixture/http';
import { offerLanguages } from '../fixture/languages';
import { createStaff, PERMISSION } from '../fixture/staff';

/** TEST_SEED repeats a run, MAIL_RULE_RUNS makes it longer. */
const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
const RUNS = Number(process.env['MAIL_RULE_RUNS'] ?? 15);
const HOUR_MS = 3_600_000;
const by = 'manager@vacationer.example';
const TIMES = { checkInTime: '15:00', checkOutTime: '11:00' };
const { mail, mailRules, outbox, reservations } = engineOf(server.strapi);
const { manage } = reservations;
const { connection } = server.strapi.db;
let headers: Record<string, string>;
let readOnly: Record<string, string>;

/** An instant as the server's own code makes it. */
const at = (instant: Date) => serverDate(instant.toISOString());
const onDay = (day: Day, time: string) => at(localInstant(day, time));

const texts = {
  en: {
    subject: 'See you on {{check_in}}',
    text: 'Hello {{guest_first_name}},\n\nDue: {{amount_due}}\n{{trip_link}}',
  },
  ar: { subject: 'نراك يوم {{check_in}}', text: 'مرحبًا {{guest_first_name}}،' },
};
const draftOf = (differences: Partial<MailRuleDraft> = {}): MailRuleDraft => ({
  ...{ name: 'Before arrival', active: true, moment: 'before-arrival', offset: 2, time: '10:00' },
  ...{ sendLate: true, condition: 'always', apartments: null, texts },
  ...differences,
});

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

async function book(
  apartmentId: string,
  checkIn: Day,
  nights: number,
  now: Date,
  language: 'en' | 'ar' = 'en',
) {
  const guest = {
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla@guests.example',
    phone: '+971501234567',
  };
  const stay = { apartmentId, checkIn, checkOut: addDays(checkIn, nights), guests: 2 };
  const request = { ...stay, guest, payment: 'paid' as const, language, overrideRules: true };
  return (await manage.createDeskBooking(request, { by, now: at(now) })).reference;
}

/** Mails by rule of a booking, first to last. */
async function sentTo(reference: string) {
  const rows: { payload: string; id: number }[] = await connection('booking_outbox')
    .where({ reference, kind: 'automatic' })
    .orderBy('id');
  return rows.map(({ payload }) => {
    const { automatic } = JSON.parse(payload) as {
      automatic: { rule: number; subject: string; language: string };
    };
    return automatic;
  });
}

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
    const row: { recipient: string; payload: string } | undefined = await connection('booking_outbox')
      .where({ kind: 'account-message' })
      .orderBy('id', 'desc')
      .first();
    expect(row?.recipient).toBe(sent.data.to);
    expect(await sentTo(reference)).toEqual([]);
  });

  test('is dropped when the stay is cancelled before the mail has left', async () => {
    const reference = await book(apartmentId, inDays(80), 2, new Date());
    await send(onDay(inDays(79), '12:00'));
    await manage.cancelReservation(reference, by, 'full', at(new Date()));
    const warned = jest.spyOn(server.strapi.log, 'warn').mockReturnValue(server.strapi.log);
    for (let turn = 0; turn < 20; turn += 1) await mail.deliver(onDay(inDays(79), '12:01'));
    const files = warned.mock.calls.flat().filter((said) => String(said).includes(reference));
    warned.mockRestore();
    expect(files.some((said) => String(said).includes('reservation-cancelled'))).toBe(true);
    expect(files.some((said) => String(said).includes('automatic'))).toBe(false);
  });
});

/** Of which the histories below are made. */
const MOMENTS: readonly [MailMoment, offset: number, sendLate: boolean][] = [
  ['booking', 2, true],
  ['before-arrival', 7, true],
  ['before-arrival', 2, false],
  ['arrival-day', 0, true],
  ['after-first-night', 0, true],
  ['before-departure', 1, true],
  ['after-departure', 1, true],
];
type Step =
  | { act: 'wait'; hours: number }
  | { act: 'run'; end: 'whole' | 'inside' | 'after' | 'twice' }
  | { act: 'book' | 'move'; slot: number; days: number; nights: number }
  | { act: 'cancel' | 'off' | 'on'; slot: number }
  | { act: 'toggle'; rule: number };

const slot = fc.integer({ min: 0, max: 1 });
const days = fc.integer({ min: 0, max: 9 });
const nights = fc.integer({ min: 1, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('run' as const),
      end: fc.constantFrom('whole' as const, 'inside' as const, 'after' as const, 'twice' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('book' as const, 'move' as const), slot, days, nights }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('cancel' as const, 'off' as const, 'on' as const), slot }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('toggle' as const), rule: fc.integer({ min: 0, max: 6 }) }),
  },
);

/** A booking as the history knows it. */
interface Known extends MailedStay {
  reference: string;
  off: boolean;
}

/** A house with two apartments, its rules, and all that has been sent. */
async function beginHistory(number: number) {
  const apartments = [0, 1].map((index) => `mail-history-${number}-${index}`);
  for (const apartmentId of apartments) await createApartment(apartmentId);
  const state = { now: onDay(addDays(today(), 1), '08:00') };
  const rules: { id: number; draft: MailRuleDraft; activeSince: Date | null }[] = [];
  for (const [moment, offset, sendLate] of MOMENTS) {
    const draft = draftOf({ moment, offset, sendLate, apartments, name: `${moment} ${offset}` });
    const { id } = await mailRules.create(draft, { by, now: at(state.now) });
    rules.push({ id, draft, activeSince: state.now });
  }
  const bookings: Known[] = [];
  /** `rule reference` of what must have been sent by now. */
  const expected = new Set<string>();

  /** Notes what a run of the job has to send now. */
  function expectDue(): void {
    for (const { id, draft, activeSince } of rules)
      for (const one of bookings) {
        const time = mailTime({ ...draft, activeSince }, one, TIMES);
        if (!one.off && isDue(time, state.now)) expected.add(`${id} ${one.reference}`);
      }
  }

  /** A run that ends as it should, or is killed in or after a transaction, or has another beside it. */
  async function run(end: 'whole' | 'inside' | 'after' | 'twice'): Promise<void> {
    for (const one of bookings)
      if (one.state === 'confirmed' && onDay(one.checkOut, '11:00') <= state.now) one.state = 'completed';
    await reservations.jobs.completeStays(at(state.now));
    if (end === 'inside' || end === 'after') {
      const { db } = server.strapi;
      const enqueue = outbox.enqueue.bind(outbox);
      const transaction = db.transaction.bind(db);
      let left = randomInt(3);
      const spy =
        end === 'inside'
          ? jest.spyOn(outbox, 'enqueue').mockImplementation(async (...told) => {
              await enqueue(...told);
              if (left-- <= 0) throw new Error('killed before the commit');
            })
          : jest.spyOn(db, 'transaction').mockImplementation(async (work) => {
              const result: unknown = await transaction(work);
              if (left-- <= 0) throw new Error('killed after the commit');
              return result;
            });
      await mailRules.sendDue(at(state.now)).catch(() => undefined);
      spy.mockRestore();
      return;
    }
    expectDue();
    const runs = end === 'twice' ? 3 : 1;
    await Promise.all(Array.from({ length: runs }, () => mailRules.sendDue(at(state.now))));
  }

  const standing = (slotOf: number) =>
    bookings.find(({ apartmentId, state: is }) => apartmentId === apartments[slotOf] && is === 'confirmed');

  async function take(next: Step): Promise<void> {
    const { now } = state;
    if (next.act === 'wait') state.now = at(new Date(now.getTime() + next.hours * HOUR_MS));
    else if (next.act === 'run') await run(next.end);
    else if (next.act === 'toggle') {
      const rule = rules[next.rule];
      if (!rule) return;
      const active = rule.activeSince === null;
      await mailRules.update(rule.id, { ...rule.draft, active }, { by, now: at(now) });
      rule.activeSince = active ? now : null;
    } else if (next.act === 'book') {
      const apartmentId = apartments[next.slot] ?? '';
      const taken = bookings.some((one) => one.apartmentId === apartmentId && one.state !== 'cancelled');
      if (taken) return;
      const checkIn = addDays(localDayOf(now), next.days);
      const reference = await book(apartmentId, checkIn, next.nights, now);
      bookings.push({
        ...{ reference, apartmentId, checkIn, checkOut: addDays(checkIn, next.nights), off: false },
        ...{ state: 'confirmed', bookedAt: now, owed: 0, paymentDue: null },
      });
    } else {
      const one = standing(next.slot);
      if (!one) return;
      if (next.act === 'off' || next.act === 'on') {
        one.off = next.act === 'off';
        await mailRules.switchForBooking(one.reference, one.off, { by, now: at(now) });
      } else if (next.act === 'cancel') {
        if (onDay(one.checkIn, '15:00') <= now) return;
        await manage.cancelReservation(one.reference, by, 'full', at(now));
        one.state = 'cancelled';
      } else if (next.act === 'move') {
        if (one.checkIn <= localDayOf(now)) return;
        const checkIn = addDays(localDayOf(now), next.days + 1);
        const to = { checkIn, checkOut: addDays(checkIn, next.nights) };
        await manage.modifyReservation(
          one.reference,
          { apartmentId: one.apartmentId, ...to, guests: 2 },
          { by, now: at(now) },
        );
        Object.assign(one, to);
      }
    }
  }

  /** What has been sent, as `rule reference`. */
  async function sent(): Promise<string[]> {
    const all = await Promise.all(
      bookings.map(async ({ reference }) =>
        (await sentTo(reference)).map(({ rule }) => `${rule} ${reference}`),
      ),
    );
    return all.flat();
  }

  /** A run that is killed may have sent what is due, and need not have. */
  async function check(): Promise<void> {
    const found = await sent();
    expect(found).toEqual([...new Set(found)]);
    for (const pair of expected) expect(found).toContain(pair);
    const before = new Set(expected);
    expectDue();
    for (const pair of found) expect([...expected]).toContain(pair);
    // What a killed run has sent stays sent; the rest is not owed until a run comes to its end.
    expected.clear();
    for (const pair of [...before, ...found]) expected.add(pair);
  }

  return {
    take,
    run,
    check,
    end: () => Promise.all(rules.map(({ id }) => mailRules.remove(id, { by, now: at(state.now) }))),
  };
}

const localDayOf = (now: Date): Day => new Date(now.getTime() + 4 * HOUR_MS).toISOString().slice(0, 10);

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
