import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { KeepRequest } from '../../../../contracts/money/card-deposits';
import type { PaymentLinkAnswer, PaymentLinkRequest } from '../../../../contracts/money/payments';
import type { GuestDeposit } from '../../../../contracts/money/deposits';
import { depositByHand } from '../../../../shared/domain/payments/card-deposit';
import type { Entry } from '../../../../shared/domain/folio/entry';
import { formatAmount, type MinorUnits } from '../../../../shared/format/money';
import {
  cardDepositsOf,
  cardDepositView,
  changeCardDeposit,
  closingChange,
  insertCardDeposit,
  pageChange,
  stateOf,
  type CardDepositRow,
} from '../../payments/card-deposits';
import type { CardHolds } from '../../payments/providers/provider';
import type { Payments } from '../../payments/service';
import { invalidField } from '../../platform/http/parse';
import type { Actor } from '../../platform/http/signed-in';
import { inTransaction } from '../../platform/transaction';
import { linkSecret } from '../../records/reservations/guest-proof';
import { linkAnswer, newPaymentLink } from '../../records/reservations/payment-link';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { lockReservation, lockRow } from '../../records/reservations/reservations';
import type { TransitionReservation } from '../transition';

export interface CardDepositsDeps {
  strapi: Core.Strapi;
  payments: Payments;
  transition: TransitionReservation;
  /** Asks the provider to do what was decided. */
  cardHolds: { close: (row: CardDepositRow, actor: Actor) => Promise<ReservationDocument> };
}

/** A page that is about to end is not handed out any more. */
const LEAST_LEFT_MS = 60_000;

/**
 * Deposits that a guest's card holds: asked for by a link, then released, or kept all or in part. They are an account
 * of their own in the folio, written once the provider says so.
 */
export function createCardDeposits({ strapi, payments, transition, cardHolds }: CardDepositsDeps) {
  const { close } = cardHolds;
  /** What holds deposits; null where no cards are taken. */
  function holds(): CardHolds | null {
    if (!payments.enabledMethods().includes('stripe')) return null;
    return payments.providerFor('stripe').holds ?? null;
  }

  /**
   * Asks for a deposit: makes a link by which the guest lets a card hold it, and mails it where that is wished. An
   * earlier request that nobody has followed is withdrawn, unless it is for the same amount.
   * @throws NotFoundError; HttpError 409 where no cards are taken, the stay is not confirmed, or the guest has no email
   *   address
   */
  async function askForDeposit(
    reference: string,
    { amount, mail }: PaymentLinkRequest,
    { by, now }: Actor,
  ): Promise<PaymentLinkAnswer> {
    if (!holds()) throw createError(409, 'Card payments are not set up', { details: {} });
    const withdrawn: CardDepositRow[] = [];
    await transition(reference, by, now, ({ state, email }) => {
      if (state !== 'confirmed')
        throw createError(409, 'A deposit can be asked for while the stay is confirmed', {
          details: { state },
        });
      if (mail && email === null)
        throw createError(409, 'This guest has given no email address. Copy the link', { details: {} });
      return {
        to: state,
        why: `deposit: ${formatAmount(amount)} asked for by card, link ${mail ? 'sent' : 'made'}`,
        mails: mail ? ['deposit-link'] : [],
        asked: amount,
        also: async (trx) => {
          const open = (await cardDepositsOf(trx, reference)).filter((row) => stateOf(row) === 'asked');
          const others = open.filter((row) => row.amount !== amount);
          for (const { key } of others) await changeCardDeposit(trx, key, { done_at: now.getTime() });
          withdrawn.splice(0, withdrawn.length, ...others);
          if (others.length === open.length) await insertCardDeposit(trx, { reference, amount }, { by, now });
        },
      };
    });
    for (const row of withdrawn) await expirePage(row);
    return linkTo(reference, amount, now);
  }

  /**
   * The address of the page on which a deposit is given that was asked for; null when that is over, was given and not
   * been reported yet, or the provider does not answer. While a page is open it is given again.
   */
  async function openPage(
    reservation: ReservationDocument,
    amount: MinorUnits,
    now: Date,
  ): Promise<string | null> {
    const { reference } = reservation;
    const provider = holds();
    const asked = await askedOf(strapi.db.connection, reference, amount);
    if (!provider || !asked || reservation.state !== 'confirmed') return null;
    const { key, session, session_url: url, session_ends_at: endsAt } = asked;
    try {
      const step = session === null ? 'over' : (await payments.providerFor('stripe').read(session)).step;
      if (step === 'made') return null;
      if (step === 'open' && url !== null && Number(endsAt) - now.getTime() > LEAST_LEFT_MS) return url;
      const started = await provider.start(reservation, { key, amount }, now);
      const isWanted = await inTransaction(strapi, async (trx) => {
        await lockRow(strapi, trx, reference);
        const present = await askedOf(trx, reference, amount);
        if (present?.key !== key) return false;
        await changeCardDeposit(trx, key, pageChange(started));
        return true;
      });
      if (isWanted) return started.url;
      await expirePage({ reference, session: started.paymentReference });
    } catch (error) {
      strapi.log.warn(`The deposit of ${reference} could not be asked for: ${String(error)}`);
    }
    return null;
  }

  /**
   * Releases a deposit, or withdraws the request for it. When the provider cannot be reached it is asked again later.
   * @throws NotFoundError; HttpError 409 when it is over, something else is being done with it, or the provider refuses
   */
  async function releaseDeposit(reference: string, key: string, actor: Actor): Promise<ReservationDocument> {
    const { by, now } = actor;
    const withdrawn: { row?: CardDepositRow } = {};
    const row = await decide(reference, key, async (trx, known) => {
      if (stateOf(known) !== 'asked') return changeCardDeposit(trx, key, closingChange(null, actor));
      withdrawn.row = known;
      await changeCardDeposit(trx, key, { done_at: now.getTime() });
    });
    if (!withdrawn.row) return close(row, actor);
    await expirePage(withdrawn.row);
    const why = `deposit: the request for ${formatAmount(row.amount)} withdrawn`;
    return transition(reference, by, now, ({ state }) => ({ to: state, why }));
  }

  /**
   * Keeps a deposit, all or a part; the card gives the rest free. Throws as `releaseDeposit`; ValidationError for more
   * than is held.
   */
  async function keepDeposit(
    reference: string,
    key: string,
    { amount, reason }: KeepRequest,
    actor: Actor,
  ): Promise<ReservationDocument> {
    const row = await decide(reference, key, async (trx, known) => {
      if (stateOf(known) === 'asked')
        throw createError(409, 'The card does not hold it yet', { details: {} });
      if (amount > known.amount)
        throw invalidField('amount', `must be at most ${formatAmount(known.amount)}, what is held`);
      await changeCardDeposit(trx, key, closingChange({ kept: amount, reason }, actor));
    });
    return close(row, actor);
  }

  /** Decides about a deposit that is asked for or held, under the lock of its reservation. @returns it as it is then */
  function decide(
    reference: string,
    key: string,
    write: (trx: Knex.Transaction, row: CardDepositRow) => Promise<void>,
  ): Promise<CardDepositRow> {
    return inTransaction(strapi, async (trx) => {
      await lockReservation(strapi, trx, reference);
      const find = async () => (await cardDepositsOf(trx, reference)).find((row) => row.key === key);
      const known = await find();
      if (!known) throw new errors.NotFoundError('This reservation has no such deposit');
      const state = stateOf(known);
      if (state !== 'asked' && state !== 'held')
        throw createError(409, `This deposit is ${state === 'keeping' ? 'being kept' : state} already`, {
          details: { state },
        });
      await write(trx, known);
      return (await find()) ?? known;
    });
  }

  function linkTo(reference: string, amount: MinorUnits, now: Date): PaymentLinkAnswer {
    const link = newPaymentLink({ reference, amount, isDeposit: true }, now);
    return linkAnswer(strapi.config.get('server.url'), linkSecret(strapi), link);
  }

  function expirePage({ reference, session }: Pick<CardDepositRow, 'reference' | 'session'>): Promise<void> {
    return payments.expireSession({ reference, payment: 'stripe', paymentReference: session });
  }

  /** Those of a reservation, for staff. */
  async function depositsOf(reference: string) {
    return (await cardDepositsOf(strapi.db.connection, reference)).map(cardDepositView);
  }

  /** What has become of the deposit, for the guest; null while nobody has asked for it or received it. */
  async function guestDepositOf(
    { reference, state }: ReservationDocument,
    entries: readonly Entry[],
    now: Date,
  ): Promise<GuestDeposit | null> {
    const rows = await depositsOf(reference);
    const last = rows.findLast((row) => row.state !== 'withdrawn');
    if (last?.state === 'asked') {
      if (state !== 'confirmed') return null;
      const { url } = linkTo(reference, last.amount, now);
      return { state: 'asked', amount: last.amount, kept: 0, until: null, url };
    }
    if (last) {
      const { amount, kept, heldUntil: until, state: outcome } = last;
      const shown = outcome === 'released' || outcome === 'kept' ? outcome : 'held';
      return { state: shown, amount, kept, until, url: null };
    }
    const received = depositByHand(entries);
    return received > 0 ? { state: 'received', amount: received, kept: 0, until: null, url: null } : null;
  }

  return { askForDeposit, openPage, releaseDeposit, keepDeposit, depositsOf, guestDepositOf };
}

export type CardDeposits = ReturnType<typeof createCardDeposits>;

/** The deposit of an amount that is asked for and not given yet. */
async function askedOf(
  db: Knex | Knex.Transaction,
  reference: string,
  amount: MinorUnits,
): Promise<CardDepositRow | undefined> {
  const rows = await cardDepositsOf(db, reference);
  return rows.find((row) => stateOf(row) === 'asked' && row.amount === amount);
}
