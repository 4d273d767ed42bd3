import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ReservationMail } from '../../../../shared/contracts/mails';
import { recordChange } from '../../audit/record';
import { engineOf } from '../../engine';
import { UIDS } from '../../records/documents';
import type { ReservationDocument } from '../../records/reservation';
import { findReservation } from '../../records/find-reservation';
import type { Actor } from '../../reservations/manage';
import { inTransaction } from '../../platform/transaction';
import { isMailType } from '../../outbox/mail-types';
import { mailStatusOf, type TriedMail } from '../../outbox/mail-status';
import { mailsAbout } from '../../outbox/mails-about';
import { OUTBOX } from '../../outbox/queue';
import { isStillTrue } from './is-outdated';

/**
 * Sends a mail about a reservation once more: one that has gone is written afresh, of the reservation as it now
 * is; one that has failed is tried at once.
 * @returns all mails about the reservation
 * @throws NotFoundError; ApplicationError for one that has not left yet, or that says what is no longer so
 */
export async function resendMail(
  strapi: Core.Strapi,
  reference: string,
  id: number,
  { by, now }: Actor,
): Promise<ReservationMail[]> {
  const reservation = await findReservation(strapi, reference);
  if (!reservation) throw new errors.NotFoundError('There is no reservation with this reference');
  await inTransaction(strapi, async (trx) => {
    const row: TriedMail | undefined = await trx<TriedMail>(OUTBOX).where({ id, reference }).first();
    if (!row) throw new errors.NotFoundError('There is no such mail about this reservation');
    await sendAgain(strapi, trx, row, reservation, now);
    const { apartmentName, firstName, lastName } = reservation;
    const entry = {
      by,
      action: 'mail-resent',
      subject: UIDS.reservation,
      subjectId: reference,
      label: `${apartmentName}, ${firstName} ${lastName}`,
      details: { kind: row.kind, mail: id },
    };
    await recordChange(trx, entry, now);
  });
  engineOf(strapi).jobs.wake();
  return mailsAbout(strapi, reservation);
}

async function sendAgain(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  row: TriedMail,
  reservation: ReservationDocument,
  now: Date,
): Promise<void> {
  const { id, kind } = row;
  const { state } = mailStatusOf(row);
  if (state === 'waiting') throw new errors.ApplicationError('This mail has not left yet: it goes out soon');
  if (!isMailType(kind) || !isStillTrue(kind, reservation)) {
    throw new errors.ApplicationError('What this mail says is no longer so', { state: reservation.state });
  }
  if (state === 'sent') await engineOf(strapi).mail.enqueue(trx, kind, reservation, now);
  else await trx(OUTBOX).where({ id }).update({ attempts: 0, next_at: now.getTime() });
}
