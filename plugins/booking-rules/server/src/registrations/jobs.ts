import type { Core } from '@strapi/strapi';
import { askFrom, isOpenForRegistration } from '../../../shared/domain/guests/registration';
import { localDay } from '../../../shared/domain/local-day';
import { addDays } from '../../../shared/domain/stay';
import type { Outbox } from '../outbox/service';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { eraseRegistrations, REGISTRATION_STATES, REGISTRATIONS } from '../records/registrations';
import { DEMO_RECORDS, lockReservation, reservationTable } from '../records/reservations/reservations';
import { UIDS } from '../records/documents';
import { clearLoosePictures, countRegistrations, NO_STATE, statesOf, writeState } from './queries';
import type { PresentRegistrationRules, PresentRules } from './rules';

const DAY_MS = 86_400_000;
/** Asked in one run; the rest waits for the next. */
const AT_ONCE = 200;

export interface RegistrationJobsDeps {
  strapi: Core.Strapi;
  present: PresentRegistrationRules;
  outbox: Outbox;
}

/** What happens to registrations as time passes, run by one process at a time. */
export function createRegistrationJobs({ strapi, present, outbox }: RegistrationJobsDeps) {
  /** Asks the guests of stays that come near, once each. The invented guests of the demo are not written to. */
  async function ask(now: Date): Promise<void> {
    const known = await present.read();
    if (!known.rules.on) return;
    const today = localDay(now);
    const { connection } = strapi.db;
    const near: { reference: string }[] = await connection({ stay: reservationTable(strapi) })
      .where('stay.state', 'confirmed')
      .whereBetween('stay.check_in', [today, addDays(today, known.rules.askDays)])
      .whereNotIn(
        'stay.reference',
        connection(REGISTRATION_STATES)
          .where((state) => void state.whereNotNull('asked_at').orWhereNotNull('reported_at'))
          .select('reference'),
      )
      .whereNotIn('stay.reference', connection(DEMO_RECORDS).where({ uid: UIDS.reservation }).select('id'))
      .orderBy(['stay.check_in', 'stay.id'])
      .select('stay.reference');
    let asked = 0;
    for (const { reference } of near) {
      if (asked >= AT_ONCE) return;
      try {
        if (await askOne(reference, known, now)) asked += 1;
      } catch (error) {
        // One that cannot be asked keeps no other waiting.
        strapi.log.error(`The guests of ${reference} could not be asked to register: ${String(error)}`);
      }
    }
  }

  /** @returns whether it has been dealt with: asked, or found to be registered already */
  function askOne(reference: string, { rules }: PresentRules, now: Date): Promise<boolean> {
    return inTransaction(strapi, async (trx) => {
      const reservation = await lockReservation(strapi, trx, reference);
      const { askedAt, reportedAt } = (await statesOf(trx, [reference])).get(reference) ?? NO_STATE;
      const isNear = askFrom(rules, reservation.checkIn) <= localDay(now);
      if (askedAt !== null || !isNear || !isOpenForRegistration({ rules, reportedAt }, reservation, now))
        return false;
      const registered = (await countRegistrations(trx, [reference])).get(reference) ?? 0;
      if (registered < reservation.guests)
        await outbox.enqueue(trx, 'registration-request', reservation, now);
      await writeState(trx, reference, { askedAt: now });
      return true;
    });
  }

  /** Deletes what guests gave so many days after their stay, and pictures with which nobody registered. */
  async function clear(now: Date): Promise<void> {
    const { connection } = strapi.db;
    await clearLoosePictures(strapi, new Date(now.getTime() - DAY_MS));
    if ((await connection(REGISTRATIONS).first('id')) === undefined) return;
    const { rules } = await present.read();
    const stays = connection({ stay: reservationTable(strapi) }).whereRaw('stay.reference = given.reference');
    const over: { reference: string }[] = await connection({ given: REGISTRATIONS })
      .where((given) => {
        void given
          .whereExists(stays.clone().where('stay.check_out', '<=', addDays(localDay(now), -rules.daysKept)))
          .orWhereNotExists(stays.clone());
      })
      .distinct('given.reference');
    for (const { reference } of over) {
      const guests = await inTransaction(strapi, async (trx) => {
        const erased = await eraseRegistrations(trx, [reference]);
        const entry = {
          ...{ by: 'system', action: 'deleted', subject: 'registration', subjectId: reference },
          ...{ label: reference, details: { guests: erased, why: 'its time was over' } },
        };
        await recordChange(trx, entry, now);
        return erased;
      });
      strapi.log.info(`The registration of ${reference} was deleted (guests: ${guests}): its time was over`);
    }
  }

  return { ask, clear };
}
