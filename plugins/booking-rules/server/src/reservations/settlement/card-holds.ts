import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import { formatAmount } from '../../../../shared/format/money';
import {
  CARD_DEPOSITS,
  cardDepositsOf,
  changeCardDeposit,
  closingChange,
  dueCardDeposits,
  failedChange,
  insertCardDeposit,
  refusedChange,
  type CardDepositRow,
} from '../../payments/card-deposits';
import type { HoldReported } from '../../payments/payment-event';
import { HoldRefused, type CardHold, type CardHolds } from '../../payments/providers/provider';
import type { Payments } from '../../payments/service';
import type { Actor } from '../../platform/http/signed-in';
import { inTransaction } from '../../platform/transaction';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { lockRow, requireReservation, reservationTable } from '../../records/reservations/reservations';
import type { TransitionReservation } from '../transition';
import { decideOnHold } from './decide-on-hold';
import { remember } from './remember';

/** What has failed so often is left to a manager. */
const MOST_ATTEMPTS = 10;
/** One that the provider still holds although its time is over is looked at again after this. */
const LOOK_AGAIN_MS = 3_600_000;

export interface CardHoldsDeps {
  strapi: Core.Strapi;
  payments: Payments;
  transition: TransitionReservation;
}

/**
 * What becomes of deposits on cards. Whatever reports it, how it stands is read from the provider and written once:
 * reports may come late, twice, in any order, or not at all.
 */
export function createCardHolds({ strapi, payments, transition }: CardHoldsDeps) {
  function holds(): CardHolds {
    const { holds: known } = payments.providerFor('stripe');
    if (!known) throw new Error('No cards are taken');
    return known;
  }

  /** Hears of a deposit. @throws whatever keeps the provider from answering: it tells it again */
  async function hear(event: HoldReported, by: string, now: Date): Promise<void> {
    const hold = await holds().read(event.hold);
    // A payment of another kind, or none of ours.
    if (hold.key === '') return;
    await settle(hold, { by, now }, event);
  }

  /** Looks at a deposit of ours that the provider speaks of without saying how it stands. Throws as `hear`. */
  async function look({ hold }: Pick<CardDepositRow, 'hold'>, actor: Actor): Promise<void> {
    if (hold !== null) await settle(await holds().read(hold), actor);
  }

  /** Writes down how a deposit stands; nothing when that is known. */
  function settle(hold: CardHold, { by, now }: Actor, event?: HoldReported): Promise<ReservationDocument> {
    const found: { row: CardDepositRow | null } = { row: null };
    return transition(
      hold.reference,
      by,
      now,
      ({ state }, entries) => {
        const { row } = found;
        const decided = row && decideOnHold({ row, hold, state, entries, now });
        return decided && { ...decided, also: (trx) => changeCardDeposit(trx, row.key, decided.row) };
      },
      async (trx) => {
        if (event) await remember(trx, event, now);
        found.row = await rowOf(trx, hold, now);
      },
    );
  }

  /**
   * Asks the provider to do what was decided about a deposit. When it cannot be reached it is asked again later.
   * @throws HttpError 409 when it refuses: the card still holds the deposit, and it can be decided about again
   */
  async function close(row: CardDepositRow, actor: Actor): Promise<ReservationDocument> {
    try {
      return await settle(await act(row), actor);
    } catch (error) {
      if (error instanceof HoldRefused) {
        await change(row, refusedChange(error.message, row));
        throw createError(
          409,
          `The payment provider refuses: ${error.message} The card still holds the deposit.`,
          {
            details: {},
          },
        );
      }
      await fail(row, error, actor.now);
      return requireReservation(strapi, row.reference);
    }
  }

  /** Does what was decided; one that nobody has decided about is looked at. */
  function act({ hold, closing, kept }: CardDepositRow): Promise<CardHold> {
    if (hold === null) throw new Error('The card holds nothing');
    if (closing === null) return holds().read(hold);
    return closing === 'keep' ? holds().take(hold, kept) : holds().release(hold);
  }

  /**
   * Does what was decided and not answered, looks at what should be over by now, and releases the deposits of stays
   * that do not take place. Run by a job, on one process at a time.
   */
  async function closeDue(now: Date): Promise<void> {
    await releaseOfCancelled(now);
    for (const row of await dueCardDeposits(strapi.db.connection, now)) await closeLater(row, now);
  }

  async function closeLater(row: CardDepositRow, now: Date): Promise<void> {
    const { reference, amount, closing, attempts, closed_by: by } = row;
    try {
      const hold = await act(row);
      await settle(hold, { by: by ?? 'system', now });
      if (hold.state === 'held') await change(row, { next_at: now.getTime() + LOOK_AGAIN_MS });
    } catch (error) {
      if (closing === null || (!(error instanceof HoldRefused) && attempts + 1 < MOST_ATTEMPTS)) {
        await fail(row, error, now);
        return;
      }
      const why = error instanceof HoldRefused ? error.message : `it failed ${attempts + 1} times`;
      const what = closing === 'keep' ? 'kept' : 'released';
      await transition(reference, 'system', now, ({ state }) => ({
        to: state,
        why: `deposit: ${formatAmount(amount)} could not be ${what} (${why})`.slice(0, 250),
        mails: ['manager-deposit-refused'],
        also: (trx) => changeCardDeposit(trx, row.key, refusedChange(why, row)),
      }));
    }
  }

  async function releaseOfCancelled(now: Date): Promise<void> {
    const rows: CardDepositRow[] = await strapi.db
      .connection(CARD_DEPOSITS)
      .join(reservationTable(strapi), `${reservationTable(strapi)}.reference`, `${CARD_DEPOSITS}.reference`)
      .whereIn(`${reservationTable(strapi)}.state`, ['cancelled', 'expired'])
      .whereNotNull('held_at')
      .whereNull('done_at')
      .whereNull('closing')
      .whereNull('last_error')
      .select(`${CARD_DEPOSITS}.*`);
    for (const row of rows)
      await change(row, { ...closingChange(null, { by: 'system', now }), next_at: now.getTime() });
  }

  /** Changes one that nobody else has changed the decision of meanwhile. */
  async function change(
    { key, reference, closing }: CardDepositRow,
    changes: Parameters<typeof changeCardDeposit>[2],
  ): Promise<void> {
    await inTransaction(strapi, async (trx) => {
      await lockRow(strapi, trx, reference);
      const present = (await cardDepositsOf(trx, reference)).find((row) => row.key === key);
      if (present?.closing === closing && present.done_at === null)
        await changeCardDeposit(trx, key, changes);
    });
  }

  async function fail(row: CardDepositRow, error: unknown, now: Date): Promise<void> {
    await change(row, failedChange(row, error, now));
    strapi.log.error(`The deposit ${row.key} could not be settled and will be tried again: ${String(error)}`);
  }

  return { hear, look, close, closeDue };
}

export type CardHoldsService = ReturnType<typeof createCardHolds>;

/**
 * The deposit that the provider speaks of, in the transaction that writes it; null for none of ours. Of a guest who gave
 * a card twice the second hold is a deposit of its own.
 */
async function rowOf(trx: Knex.Transaction, hold: CardHold, now: Date): Promise<CardDepositRow | null> {
  const rows = await cardDepositsOf(trx, hold.reference);
  const known = rows.find((row) => row.hold === hold.hold);
  const asked = rows.find(({ key }) => key === hold.key);
  if (known || !asked) return known ?? null;
  if (asked.hold === null) return asked;
  if (hold.state !== 'held') return null;
  const { reference, asked_by: by } = asked;
  const second = await insertCardDeposit(trx, { reference, amount: hold.amount }, { by, now });
  const unwanted = { done_at: now.getTime() };
  await changeCardDeposit(trx, second.key, unwanted);
  return { ...second, ...unwanted };
}
