import { errors } from '@strapi/utils';
import createError from 'http-errors';
import type {
  AdjustmentRequest,
  DepositRequest,
  HandMoneyRequest,
  HandPaymentRequest,
  ReversalRequest,
} from '../../../../contracts/money/folio';
import {
  linesAfter,
  adjustPrice,
  mostRefundable,
  moveDeposit as moveDepositByHand,
  reverseByHand,
  type HandProblem,
} from '../../../../shared/domain/folio/by-hand';
import {
  asWritten,
  paidOf,
  type Entry,
  type EntryDraft,
  type HandMethod,
  type MoneyDetails,
} from '../../../../shared/domain/folio/entry';
import { METHOD_WORDS } from '../../../../shared/domain/folio/method-words';
import { agreedAfterChange, openNext } from '../../../../shared/domain/payments/payment-schedule';
import { holdsNights } from '../../../../shared/domain/reservation';
import type { Day } from '../../../../shared/domain/stay';
import { localDay } from '../../../../shared/domain/local-day';
import { formatAmount, percentOf } from '../../../../shared/format/money';
import { forgetManualCharge, manualCharge } from '../../payments/charges';
import type { Refunds } from '../../payments/refunds';
import type { Payments } from '../../payments/service';
import { invalidField } from '../../platform/http/parse';
import type { Actor } from '../../platform/http/signed-in';
import type { ReservationChange, ReservationDocument } from '../../records/reservations/reservation';
import { partsOf } from '../../records/reservations/reservation-view';
import { paidByHand } from '../manage';
import type { PaymentStart } from './start-payment';
import type { Transition, TransitionReservation } from '../transition';

/** How staff say that money came or went. */
export interface HandMoney {
  method: HandMethod;
  /** Of the money itself; today where nothing is said. */
  day: Day;
  /** By which a bank or a receipt knows it. */
  reference: string;
}

export interface MoneyByHandDeps {
  payments: Payments;
  refunds: Refunds;
  transition: TransitionReservation;
  startPayment: PaymentStart['startPayment'];
}

/**
 * Money and prices that managers enter by hand. Each act names the last entry that was shown, so that what is sent
 * twice, or about a folio that has changed meanwhile, is refused (HttpError 409).
 */
export function createMoneyByHand({ payments, refunds, transition, startPayment }: MoneyByHandDeps) {
  /**
   * Records money that has come. A stay that is held for it is confirmed once its first part has come.
   * @throws ValidationError for a day in the future; HttpError 409
   */
  async function recordPayment(
    reference: string,
    { amount, lastEntry, mail, ...money }: HandPaymentRequest,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const details = detailsOf(money, now);
    const session: { before?: ReservationDocument } = {};
    const recorded = await transition(reference, by, now, (reservation, entries): Transition => {
      requireSeen(entries, lastEntry);
      const { state, awaiting, paidAmount, paymentReference } = reservation;
      const isCovered = amount >= openNext(partsOf(reservation, paidOf(entries)));
      const confirms = state === 'held' && awaiting !== 'acceptance' && isCovered;
      // What was started at the provider asks for all that was open.
      const asksForMore = state === 'held' && paymentReference !== null;
      const { checkout, ...terms } = reservation.terms;
      if (asksForMore || checkout) session.before = reservation;
      return {
        to: confirms ? 'confirmed' : state,
        why: `${formatAmount(amount)} received ${describeHand(details, now)}`,
        change: {
          ...(asksForMore && { paymentReference: null }),
          ...(checkout && { terms }),
          ...(paidAmount === 0 && isCovered && paidByHand(reservation)),
        },
        received: manualCharge(amount),
        receivedBy: details,
        mails: confirms ? ['reservation-confirmed'] : mail ? ['payment-received'] : [],
      };
    });
    if (!session.before) return recorded;
    await payments.expireSession(session.before);
    return startPayment(recorded, by, now);
  }

  /**
   * Records money that has gone back without having been asked for.
   * @throws ValidationError for more than was paid and has not gone back, or a day in the future; HttpError 409
   */
  function recordRefund(
    reference: string,
    { amount, lastEntry, ...money }: HandMoneyRequest,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const details = detailsOf(money, now);
    return transition(reference, by, now, ({ state }, entries): Transition => {
      requireSeen(entries, lastEntry);
      const most = mostRefundable(entries);
      if (amount > most)
        throw invalidField('amount', `must be at most ${formatAmount(most)}, what was paid and not refunded`);
      const why = `${formatAmount(amount)} refunded ${describeHand(details, now)}`;
      return { to: state, why, handedBack: { amount, details } };
    });
  }

  /**
   * Raises or lowers the price; VAT follows. What has expired has none, and gets back the one it had when it is revived.
   * @throws ValidationError for less than nothing, or a stay that has expired; HttpError 409
   */
  function adjust(
    reference: string,
    { amount, reason, lastEntry }: AdjustmentRequest,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    return transition(reference, by, now, (reservation, entries): Transition => {
      requireSeen(entries, lastEntry);
      if (reservation.state === 'expired')
        throw invalidField('amount', 'cannot be charged: this reservation has expired. Confirm it first');
      const charges = orProblem(adjustPrice(entries, amount, reason));
      const what = amount < 0 ? 'lowered' : 'raised';
      return {
        to: reservation.state,
        why: `price ${what} by ${formatAmount(Math.abs(amount))} before VAT: ${reason}`.slice(0, 250),
        charges,
        change: priceAfter(reservation, entries, charges),
      };
    });
  }

  /**
   * Takes a deposit, releases it, or keeps it.
   * @throws ValidationError for more than is held, or a day in the future; HttpError 409
   */
  function moveDeposit(
    reference: string,
    { act, amount, method, reason, lastEntry, ...money }: DepositRequest,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const details = act === 'kept' || !method ? null : detailsOf({ ...money, method }, now);
    return transition(reference, by, now, ({ state }, entries): Transition => {
      requireSeen(entries, lastEntry);
      const how = details ? describeHand(details, now) : (reason ?? '');
      return {
        to: state,
        why: `deposit: ${formatAmount(amount)} ${act}${details ? ' ' : ': '}${how}`.slice(0, 250),
        charges: orProblem(moveDepositByHand(entries, act, amount, details, reason ?? null)),
      };
    });
  }

  /**
   * Takes back what was entered by mistake, by an entry of its own.
   * @throws ValidationError for what was not entered by hand, or was taken back before; HttpError 409
   */
  function reverse(
    reference: string,
    id: number,
    { reason, lastEntry }: ReversalRequest,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    return transition(reference, by, now, (reservation, entries): Transition => {
      requireSeen(entries, lastEntry);
      const charges = orProblem(reverseByHand(entries, id, reason));
      const entry = entries.find((known) => known.id === id);
      if (!entry) throw new errors.NotFoundError('There is no such entry');
      const { kind, label, amount, money } = entry;
      const why = `${label.toLowerCase()} of ${formatAmount(Math.abs(amount))} taken back: ${reason}`;
      return {
        to: reservation.state,
        why: why.slice(0, 250),
        charges,
        ...(kind === 'adjustment' && { change: priceAfter(reservation, entries, charges) }),
        also: async (trx) => {
          if (kind === 'payment') await forgetManualCharge(trx, reference, 0 - amount);
          const waits = charges.some((draft) => draft.kind === 'refund-asked');
          if (kind === 'refund' && money?.reference) await refunds.reopen(trx, money.reference, waits);
        },
      };
    });
  }

  return { recordPayment, recordRefund, adjust, moveDeposit, reverse };
}

/** The day that staff name, today where they name none. @throws ValidationError for one in the future */
export function handDay(day: Day | undefined, now: Date): Day {
  const today = localDay(now);
  if (day !== undefined && day > today) throw invalidField('day', 'must not be in the future');
  return day ?? today;
}

/** How money came or went, in words for the history. */
export function describeHand({ method, day, providerId }: MoneyDetails, now: Date): string {
  const when = day === localDay(now) ? '' : ` on ${day}`;
  return `${METHOD_WORDS[method].inSentence}${when}${providerId === null ? '' : ` (${providerId})`}`;
}

function detailsOf({ method, day, reference }: Omit<HandMoneyRequest, 'amount' | 'lastEntry'>, now: Date) {
  return { method, day: handDay(day, now), reference: null, providerId: reference ?? null };
}

/** @throws HttpError 409 with `details.lastEntry` */
function requireSeen(entries: readonly Entry[], seen: number): void {
  const lastEntry = entries.at(-1)?.id ?? 0;
  if (lastEntry === seen) return;
  throw createError(409, 'The folio has changed meanwhile. Check it and try again', {
    details: { lastEntry },
  });
}

/** @throws ValidationError */
function orProblem(answer: EntryDraft[] | HandProblem): EntryDraft[] {
  if (!('problem' in answer)) return answer;
  switch (answer.problem) {
    case 'below-zero':
      throw invalidField('amount', `must be ${formatAmount(answer.least)} or more: no price is below zero`);
    case 'more-than-held':
      throw invalidField('amount', `must be at most ${formatAmount(answer.most)}, what is held`);
    case 'refunded':
      throw invalidField('reason', 'comes too late: some of this money has gone already');
    case 'not-reversible':
      throw invalidField('reason', 'cannot be given: only what was entered by hand is taken back, and once');
  }
}

/** The price as it is shown; that of a stay which does not take place remains as it was agreed. */
export function priceAfter(
  { state, terms }: ReservationDocument,
  entries: readonly Entry[],
  drafts: readonly EntryDraft[],
): ReservationChange {
  if (!holdsNights(state)) return {};
  const after = asWritten(entries, drafts);
  const lines = linesAfter(terms.lines, after);
  const money = paidOf(after);
  const { total } = money;
  const { paymentTerms } = terms;
  const refunds = terms.refunds.map((step) => ({ ...step, amount: percentOf(total, step.percent) }));
  const agreed = paymentTerms && { paymentTerms: agreedAfterChange(paymentTerms, money) };
  return { terms: { ...terms, lines, refunds, ...agreed } };
}
