import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { engineOf } from 'booking-rules/engine';
import type { MailRuleDraft } from 'booking-rules/contracts/mail-rules';
import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';
import { isDue, mailTime, type MailedStay, type MailMoment } from 'booking-rules/shared/domain/mail-rule';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import { createApartment } from '../fixture/content';
import { serverDate, today } from '../fixture/days';

const HOUR_MS = 3_600_000;
/** Who does all of it. */
export const by = 'manager@vacationer.example';
const TIMES = { checkInTime: '15:00', checkOutTime: '11:00' };
const { mailRules, outbox, reservations } = engineOf(server.strapi);
const { manage } = reservations;

/** An instant as the server's own code makes it. */
export const at = (instant: Date) => serverDate(instant.toISOString());
export const onDay = (day: Day, time: string) => at(localInstant(day, time));

export const texts = {
  en: {
    subject: 'See you on {{check_in}}',
    text: 'Hello {{guest_first_name}},\n\nDue: {{amount_due}}\n{{trip_link}}',
  },
  ar: { subject: 'نراك يوم {{check_in}}', text: 'مرحبًا {{guest_first_name}}،' },
};
export const draftOf = (differences: Partial<MailRuleDraft> = {}): MailRuleDraft => ({
  ...{ name: 'Before arrival', active: true, moment: 'before-arrival', offset: 2, time: '10:00' },
  ...{ sendLate: true, condition: 'always', apartments: null, texts },
  ...differences,
});

export async function book(
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
export async function sentTo(reference: string) {
  const rows: { payload: string; id: number }[] = await server.strapi.db
    .connection('booking_outbox')
    .where({ reference, kind: 'automatic' })
    .orderBy('id');
  return rows.map(({ payload }) => {
    const { automatic } = JSON.parse(payload) as {
      automatic: { rule: number; subject: string; language: string };
    };
    return automatic;
  });
}

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
  | { act: 'book'; slot: number; days: number; nights: number }
  | { act: 'move'; slot: number; days: number; nights: number }
  | { act: 'cancel'; slot: number }
  | { act: 'off'; slot: number }
  | { act: 'on'; slot: number }
  | { act: 'toggle'; rule: number };

const slot = fc.integer({ min: 0, max: 1 });
const days = fc.integer({ min: 0, max: 9 });
const nights = fc.integer({ min: 1, max: 4 });
/** One thing that happens, or the job that looks for what is due. */
export const step: fc.Arbitrary<Step> = fc.oneof(
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
export async function beginHistory(number: number) {
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
      const checkIn = addDays(localDay(now), next.days);
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
      } else {
        if (one.checkIn <= localDay(now)) return;
        const checkIn = addDays(localDay(now), next.days + 1);
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
