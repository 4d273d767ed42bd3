import type { Core } from '@strapi/strapi';
import type { ReservationMail } from '../../../shared/contracts/mails';
import type { ReservationDocument } from '../records/reservation';
import { isMailType, MANAGER } from './mail-types';
import { mailSettings } from '../mail/delivery/mail-settings';
import { mailStatusOf, type TriedMail } from './mail-status';
import { OUTBOX } from './queue';
import { readSender } from '../mail/delivery/read-context';
import { isStillTrue } from '../mail/delivery/is-outdated';

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
      resendable: isMailType(kind) && isStillTrue(kind, reservation),
      ...mailStatusOf(row),
    };
  });
}
