import type { Core } from '@strapi/strapi';
import type { ReservationMail } from '../../../shared/contracts/mails';
import type { ReservationDocument } from '../reservations/document';
import { isMailKind, MANAGER } from './kinds';
import { mailSettings } from './mail-settings';
import { mailStatusOf, type TriedMail } from './mail-status';
import { OUTBOX } from './outbox';
import { readSender } from './read-context';
import { isStillTrue } from './still-true';

/** Every mail about a reservation, first to last, with what has become of it. */
export async function mailsAbout(
  strapi: Core.Strapi,
  reservation: ReservationDocument,
): Promise<ReservationMail[]> {
  const rows: TriedMail[] = await strapi.db
    .connection<TriedMail>(OUTBOX)
    .where({ reference: reservation.reference })
    .orderBy('id');
  const house = mailSettings(strapi).managerEmail ?? (await readSender(strapi)).email;
  return rows.map((row) => {
    const { id, kind, recipient } = row;
    const toHouse = recipient === MANAGER;
    return {
      id,
      kind,
      toHouse,
      recipient: toHouse ? house || null : recipient,
      resendable: isMailKind(kind) && isStillTrue(kind, reservation),
      ...mailStatusOf(row),
    };
  });
}
