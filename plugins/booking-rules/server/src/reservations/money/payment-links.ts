import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { PaymentLinkAnswer, PaymentLinkRequest } from '../../../../contracts/money/payments';
import { paidOf, type Entry } from '../../../../shared/domain/folio/entry';
import { pathIn } from '../../../../shared/format/local-path';
import { formatAmount } from '../../../../shared/format/money';
import { linkAnswer, newPaymentLink, readPaymentLink } from '../../records/reservations/payment-link';
import type { Payments } from '../../payments/service';
import { invalidField } from '../../platform/http/parse';
import type { Actor } from '../../platform/http/signed-in';
import { linkSecret } from '../../records/reservations/guest-proof';
import { languageOf, type ReservationDocument } from '../../records/reservations/reservation';
import { findReservation } from '../../records/reservations/reservations';
import type { CardDeposits } from './card-deposits';
import type { OpenCheckout } from './checkout';
import type { StartedPayments } from './started-payments';
import type { TransitionReservation } from '../transition';

export interface PaymentLinksDeps {
  strapi: Core.Strapi;
  payments: Payments;
  transition: TransitionReservation;
  openCheckout: OpenCheckout;
  startPayment: (reservation: ReservationDocument, by: string, now: Date) => Promise<ReservationDocument>;
  started: Pick<StartedPayments, 'requireOpen'>;
  openDepositPage: CardDeposits['openPage'];
}

/** Links by which an amount that is open is paid by card: managers make them, and whoever has one may pay. */
export function createPaymentLinks(deps: PaymentLinksDeps) {
  const { strapi, payments, transition, openCheckout, startPayment, started, openDepositPage } = deps;
  const siteUrl = (): string => strapi.config.get('server.url');

  /**
   * Makes a link for an amount that is open, and mails it where that is wished.
   * @throws NotFoundError; ValidationError for more than is open; HttpError 409 where no cards are taken, or the guest
   *   has no email address
   */
  async function createPaymentLink(
    reference: string,
    { amount, mail }: PaymentLinkRequest,
    { by, now }: Actor,
  ): Promise<PaymentLinkAnswer> {
    if (!payments.enabledMethods().includes('stripe'))
      throw createError(409, 'Card payments are not set up', { details: {} });
    await transition(reference, by, now, ({ state, email }, entries: readonly Entry[]) => {
      const { total, paid } = paidOf(entries);
      if (amount > total - paid)
        throw invalidField(
          'amount',
          `must be at most ${formatAmount(Math.max(0, total - paid))}, what is open`,
        );
      if (mail && email === null)
        throw createError(409, 'This guest has given no email address. Copy the link', { details: {} });
      const why = `payment link for ${formatAmount(amount)} ${mail ? 'sent' : 'made'}`;
      return { to: state, why, mails: mail ? ['payment-link'] : [], asked: amount };
    });
    return linkAnswer(siteUrl(), linkSecret(strapi), newPaymentLink({ reference, amount }, now));
  }

  /**
   * Where a link leads: to the page of the payment partner, or to that of the booking when it has expired, nothing is
   * open any more, or what was paid is being checked. It never asks for more than is open.
   * @throws NotFoundError for a link that we have not made
   */
  async function followPaymentLink(token: string, now: Date): Promise<string> {
    const link = readPaymentLink(linkSecret(strapi), token);
    const reservation = link && (await findReservation(strapi, link.reference));
    if (!reservation) throw new errors.NotFoundError('There is no such payment link');
    const query = new URLSearchParams({ reference: link.reference }).toString();
    const page = `${siteUrl()}${pathIn(languageOf(reservation), `/reservation?${query}`)}`;
    if (link.expires * 1_000 <= now.getTime()) return page;
    if (link.isDeposit) return (await openDepositPage(reservation, link.amount, now)) ?? page;
    const { reference, state, awaiting, payment } = reservation;
    try {
      if (state === 'held' && awaiting === 'payment' && payment === 'stripe') {
        const { paymentReference, terms } = await startPayment(reservation, 'guest', now);
        if (paymentReference !== null) await started.requireOpen(reference, paymentReference);
        return terms.paymentUrl ?? page;
      }
      return (await openCheckout(reservation, link.amount, 'guest', now)).url;
    } catch (error) {
      strapi.log.warn(`The payment link of ${link.reference} led to no payment: ${String(error)}`);
      return page;
    }
  }

  return { createPaymentLink, followPaymentLink };
}
