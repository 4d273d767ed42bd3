import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import { depositReturned } from '../../../../shared/domain/payments/card-deposit';
import {
  reversalOf,
  standingOf,
  type Entry,
  type EntryDraft,
  type MoneyDetails,
} from '../../../../shared/domain/folio/entry';
import { refundMade } from '../../../../shared/domain/folio/money';
import { localDay } from '../../../../shared/domain/local-day';
import { formatAmount, type MinorUnits } from '../../../../shared/format/money';
import { cardDepositOfHold, countKept } from '../../payments/card-deposits';
import { chargeOfProvider, countReturned } from '../../payments/charges';
import type { DisputeStep, PaymentDisputed } from '../../payments/payment-event';
import type { Actor } from '../../platform/http/signed-in';
import type { Transition, TransitionReservation } from '../transition';
import type { CardHoldsService } from './card-holds';
import { remember } from './remember';

const WORDS: Readonly<Record<DisputeStep, string>> = {
  opened: 'disputed by the guest with their bank. Answer it on the payment provider’s pages',
  'money-taken': 'taken back by the guest’s bank for a dispute',
  'money-returned': 'given back to us by the guest’s bank',
  won: 'disputed: decided for us',
  lost: 'disputed: decided for the guest',
};

export interface DisputesDeps {
  strapi: Core.Strapi;
  transition: TransitionReservation;
  /** Learns how a deposit stands. */
  cardHolds: Pick<CardHoldsService, 'look'>;
}

/** The money that is disputed. */
interface Disputed {
  reference: string;
  /** How its history begins. */
  words: string;
  /** What is written when the bank takes it. */
  entriesOf: (money: MoneyDetails) => EntryDraft[];
  /** Counts it as gone, or (negative) as here again. */
  count: (trx: Knex.Transaction, amount: MinorUnits) => Promise<void>;
}

/**
 * What disputes do to reservations: managers are told of each step, and what the bank takes or gives back is written
 * into the folio.
 */
export function createDisputes({ strapi, transition, cardHolds }: DisputesDeps) {
  /**
   * Lets a report of a dispute have its effect, once. One of a payment that is none of ours changes nothing.
   * @throws HttpError 409 for money that is given back before it was heard to be taken: the provider tells it again
   */
  return async function dispute(event: PaymentDisputed, by: string, now: Date): Promise<void> {
    const disputed = (await paymentOf(event)) ?? (await depositOf(event, { by, now }));
    if (!disputed) return;
    const { amount, step } = event;
    await transition(
      disputed.reference,
      by,
      now,
      ({ state }, entries): Transition => ({
        to: state,
        why: `${disputed.words}${formatAmount(amount)} ${WORDS[step]}`,
        charges: entriesOf(event, disputed, entries, now),
        mails: ['manager-dispute'],
      }),
      async (trx) => {
        await remember(trx, event, now);
        if (step === 'money-taken') await disputed.count(trx, amount);
        if (step === 'money-returned') await disputed.count(trx, -amount);
      },
    );
  };

  async function paymentOf({ method, charge: name, amount }: PaymentDisputed): Promise<Disputed | null> {
    const charge = await chargeOfProvider(strapi.db.connection, method, name);
    return (
      charge && {
        ...{ reference: charge.reference, words: '' },
        entriesOf: (money) => [{ ...refundMade(amount, money), label: 'Disputed', reason: 'dispute' }],
        count: (trx, moved) => countReturned(trx, charge.id, moved),
      }
    );
  }

  /** One that was kept: that may not have been heard yet. */
  async function depositOf(
    { charge: hold, amount }: PaymentDisputed,
    actor: Actor,
  ): Promise<Disputed | null> {
    const row = await cardDepositOfHold(strapi.db.connection, hold);
    if (!row) return null;
    await cardHolds.look(row, actor);
    return {
      ...{ reference: row.reference, words: 'deposit: ' },
      entriesOf: (money) => depositReturned(amount, 'disputed', { ...money, providerId: hold }),
      count: (trx, moved) => countKept(trx, row.key, -moved),
    };
  }
}

function entriesOf(
  { step, dispute, method }: PaymentDisputed,
  disputed: Disputed,
  entries: readonly Entry[],
  now: Date,
): EntryDraft[] {
  const money = { method, day: localDay(now), reference: dispute, providerId: null };
  if (step === 'money-taken') return disputed.entriesOf(money);
  if (step !== 'money-returned') return [];
  const taken = standingOf(entries).filter(({ money: known }) => known?.reference === dispute);
  if (taken.length === 0) throw createError(409, 'The dispute of this money has not been reported yet');
  return taken.map((entry) => reversalOf(entry, 'given back'));
}
