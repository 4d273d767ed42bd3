import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { ReservationDetail } from '../../../shared/contracts/reservation-detail';
import { mailSettings } from '../mail/delivery/mail-settings';
import { mailsAbout } from '../outbox/mails-about';
import { refundsOf } from '../payments/refunds-of';
import { findReservation } from '../records/find-reservation';
import { historyOf } from './history';
import { viewOf } from '../records/reservation-view';

/**
 * A reservation with everything that a manager wants to know of it.
 * @throws NotFoundError
 */
export async function readDetail(strapi: Core.Strapi, reference: string): Promise<ReservationDetail> {
  const found = await findReservation(strapi, reference);
  if (!found) throw new errors.NotFoundError('There is no reservation with this reference');
  const [history, mails, refundLines] = await Promise.all([
    historyOf(strapi, reference),
    mailsAbout(strapi, found),
    refundsOf(strapi, reference),
  ]);
  return { ...viewOf(found), history, mails, refundLines, mailServer: mailSettings(strapi).smtpUrl !== null };
}
