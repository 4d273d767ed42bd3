import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import { newlyReturned } from '../../../../shared/domain/charges';
import { currencyOfBusiness, formatAmount, type MinorUnits } from '../../../../shared/format/money';
import { mostRefundable } from '../../../../shared/domain/folio/by-hand';
import { refundDone } from '../../../../shared/domain/folio/money';
import { localDay } from '../../../../shared/domain/local-day';
import { NightsUnavailable } from '../../availability/nights';
import { chargeNamed, countReturned } from '../../payments/charges';
import type {
  HoldReported,
  MoneyReturned,
  PaymentDisputed,
  PaymentEvent,
} from '../../payments/payment-event';
import { RefundRefused } from '../../payments/providers/provider';
import type { OwedRefund, Refunds } from '../../payments/refunds';
import type { Payments } from '../../payments/service';
import { appendEntries, entriesOf } from '../../folio/queries';
import type { Actor } from '../../platform/http/signed-in';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { inTransaction } from '../../platform/transaction';
import { findReservation, lockRow } from '../../records/reservations/reservations';
import { PromotionRefused } from '../promotion-use';
import type { TransitionReservation } from '../transition';
import { describeHand, handDay, type HandMoney } from '../money/money-by-hand';
import type { CardHoldsService } from './card-holds';
import { decideOn, transitionOfRefusal } from './decide';
import { createDisputes } from './disputes';
import { KnownEvent, remember } from './remember';

/** A refund that has failed so often is left to a manager. */
const MOST_ATTEMPTS = 10;

export interface SettlementDeps {
  strapi: Core.Strapi;
  payments: Payments;
  refunds: Refunds;
  transition: TransitionReservation;
  cardHolds: CardHoldsService;
}

/** Connects payments and reservations: what providers report, and what is refunded to guests. */
export function createSettlement({ strapi, payments, refunds, transition, cardHolds }: SettlementDeps) {
  /**
   * Lets a reported payment have its effect, once however often and in whatever order reports come: each is
   * written down in the transaction of what it changes.
   * @param by the provider, for the history
   */
  async function receive(event: PaymentEvent, by: string, now: Date): Promise<void> {
    try {
      if (event.kind === 'disputed') await dispute(event, by, now);
      else if (event.kind === 'hold') await cardHolds.hear(event, by, now);
      else await settleEvent(event, by, now);
    } catch (error) {
      if (!(error instanceof KnownEvent)) throw error;
    }
  }

  const dispute = createDisputes({ strapi, transition, cardHolds });

  async function settleEvent(
    event: Exclude<PaymentEvent, PaymentDisputed | HoldReported>,
    by: string,
    now: Date,
  ): Promise<void> {
    const settle = (isGone: boolean) => {
      const outcome = { returned: 0 };
      return transition(
        event.reference,
        by,
        now,
        (reservation, entries) => decideOn(event, { reservation, entries }, isGone, outcome.returned, now),
        async (trx) => {
          await remember(trx, event, now);
          if (event.kind === 'returned') outcome.returned = await countReport(trx, event);
          if (event.kind === 'return-failed' && event.key !== null) {
            await refunds.markRefused(trx, event.key, event.why, now);
          }
        },
      );
    };
    try {
      try {
        await settle(false);
      } catch (error) {
        if (!(error instanceof NightsUnavailable) && !(error instanceof PromotionRefused)) throw error;
        await settle(true);
      }
    } catch (error) {
      if (!(error instanceof errors.NotFoundError)) throw error;
      strapi.log.warn(
        `${by} reports ${event.type} (${event.id}) of an unknown reservation ${event.reference}`,
      );
      return;
    }
    if (event.kind === 'return-failed') {
      strapi.log.error(`Money of reservation ${event.reference} could not be given back: ${event.why}`);
    }
  }

  /** Gives back what is owed and due. Run by a job, on one process at a time. */
  async function payOwed(now: Date): Promise<void> {
    for (const owed of await refunds.due(now)) await giveBack(owed, now);
  }

  async function giveBack(owed: OwedRefund, now: Date): Promise<void> {
    try {
      const reservation = await findReservation(strapi, owed.reference);
      if (reservation) {
        const paid = { ...reservation, paymentReference: owed.payment };
        await payments.providerFor(owed.method).refund(paid, owed.amount, owed.key);
      }
      await noteDone(owed, now);
    } catch (error) {
      const attempts = owed.attempts + 1;
      if (error instanceof RefundRefused || attempts >= MOST_ATTEMPTS) {
        const why = error instanceof RefundRefused ? error.message : `it failed ${attempts} times`;
        await refuse(owed, why, now);
        return;
      }
      await refunds.markFailed(owed, error, now);
      strapi.log.error(`A refund of reservation ${owed.reference} failed and will be tried again`);
    }
  }

  /** Notes a refund as done, in its folio too. */
  async function noteDone(owed: OwedRefund, now: Date): Promise<void> {
    const { key, reference, method, payment: providerId } = owed;
    await inTransaction(strapi, async (trx) => {
      await lockRow(strapi, trx, reference);
      if (!(await refunds.markDone(trx, owed, now))) return;
      const money = { method, day: localDay(now), reference: key, providerId };
      const drafts = refundDone(await entriesOf(trx, reference), key, money);
      await appendEntries(trx, [{ reference, drafts, by: 'system', at: now }]);
    });
  }

  /** Leaves a refund to a manager: on the list of what could not be refunded, with a mail. */
  async function refuse({ key, reference, amount }: OwedRefund, why: string, now: Date): Promise<void> {
    const outcome = { isNew: false };
    await transition(
      reference,
      'system',
      now,
      (reservation) => (outcome.isNew ? transitionOfRefusal(reservation, amount, why, key) : null),
      async (trx) => {
        outcome.isNew = await refunds.markRefused(trx, key, why, now);
      },
    );
    strapi.log.error(`Money of reservation ${reference} could not be given back: ${why}`);
  }

  /**
   * Notes that a manager has given a refund back: one of money that a manager received, or one that the provider
   * refused.
   * @throws NotFoundError when no such refund waits for a manager; ValidationError when the money has gone back already
   */
  function settleRefund(
    reference: string,
    key: string,
    { method = 'other', day, reference: name }: Partial<HandMoney>,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const settled = { amount: 0, wasRefused: false };
    const details = { method, day: handDay(day, now), reference: key, providerId: name ?? null };
    return transition(
      reference,
      by,
      now,
      ({ state }, entries) => {
        const { amount, wasRefused } = settled;
        if (wasRefused && amount > mostRefundable(entries))
          throw new errors.ApplicationError('This money has gone back to the guest already');
        const how = wasRefused ? 'by other means' : describeHand(details, now);
        const why = `${formatAmount(amount)} refunded ${how}`;
        return { to: state, why, settled: { key, amount, details } };
      },
      async (trx) => {
        const found = await refunds.markSettled(trx, { key, reference }, by, now);
        if (found === null) throw new errors.NotFoundError('This reservation has no refund to settle');
        Object.assign(settled, found);
      },
    );
  }

  return { receive, payOwed, settleRefund };
}

/**
 * Counts what a report says to have gone back of a charge; gives what was not known before.
 * @throws HttpError 409 while the payment itself has not been reported: the provider tells it again later
 */
async function countReport(
  trx: Knex.Transaction,
  { reference, method, charge: name, total }: MoneyReturned,
): Promise<MinorUnits> {
  const charge = await chargeNamed(trx, reference, method, name);
  if (!charge) throw createError(409, 'The payment that this refund belongs to has not been reported yet');
  const returned = newlyReturned(charge, total);
  if (returned > 0) await countReturned(trx, charge.id, returned);
  return charge.currency === currencyOfBusiness() ? returned : 0;
}
