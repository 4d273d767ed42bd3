import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import { newlyReturned } from '../../../../shared/domain/charges';
import { CURRENCY, type Fils } from '../../../../shared/format/money';
import { transitionReservation } from '../transition';
import { PromotionRefused } from '../promotion-use';
import { isDuplicateKey, NightsUnavailable } from '../../availability/nights';
import { chargeNamed, countReturned } from '../../payments/charges';
import { decideOn } from './decide';
import type { MoneyReturned, PaymentEvent } from '../../payments/payment-event';
import { markRefused } from './refused-refund';

const EVENTS = 'booking_payment_events';

/** The event, or what it tells, has had its effect before. */
class KnownEvent extends Error {
  override name = 'KnownEvent';
}

/**
 * Lets a reported payment have its effect, once however often and in whatever order reports come: each is
 * written down in the transaction of what it changes.
 * @param by the provider, for the history
 */
export async function receive(
  strapi: Core.Strapi,
  event: PaymentEvent,
  by: string,
  now: Date,
): Promise<void> {
  const settle = (isGone: boolean) => {
    const outcome = { returned: 0 };
    return transitionReservation(
      strapi,
      event.reference,
      by,
      now,
      (reservation) => decideOn(event, reservation, isGone, outcome.returned, now),
      async (trx) => {
        await remember(trx, event, now);
        if (event.kind === 'returned') outcome.returned = await countReport(trx, event);
        if (event.kind === 'return-failed' && event.key !== null) {
          await markRefused(trx, event.key, event.why, now);
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
    if (error instanceof KnownEvent) return;
    if (!(error instanceof errors.NotFoundError)) throw error;
    strapi.log.warn(`${by} reports ${event.type} (${event.id}) of an unknown reservation ${event.reference}`);
    return;
  }
  if (event.kind === 'return-failed') {
    strapi.log.error(`Money of reservation ${event.reference} could not be given back: ${event.why}`);
  }
}

/**
 * Counts what a report says to have gone back of a charge; gives what was not known before.
 * @throws HttpError 409 while the payment itself has not been reported: the provider tells it again later
 */
async function countReport(
  trx: Knex.Transaction,
  { reference, method, charge: name, total }: MoneyReturned,
): Promise<Fils> {
  const charge = await chargeNamed(trx, reference, method, name);
  if (!charge) throw createError(409, 'The payment that this went back of has not been reported yet');
  const returned = newlyReturned(charge, total);
  if (returned > 0) await countReturned(trx, charge.id, returned);
  return charge.currency === CURRENCY ? returned : 0;
}

/** @throws KnownEvent */
async function remember(trx: Knex.Transaction, event: PaymentEvent, now: Date): Promise<void> {
  const rows = namesOf(event).map((id) => ({ id, kind: event.type, received_at: now.getTime() }));
  try {
    await trx(EVENTS).insert(rows);
  } catch (error) {
    if (isDuplicateKey(error)) throw new KnownEvent();
    throw error;
  }
}

/** The event's own number and, as one thing may be reported by several events, what it is about. */
function namesOf(event: PaymentEvent): string[] {
  switch (event.kind) {
    case 'made':
      return [event.id, `made ${event.paymentReference}`];
    case 'return-failed':
      return [event.id, `return-failed ${event.refund}`];
    case 'ended':
    case 'returned':
      return [event.id];
  }
}
