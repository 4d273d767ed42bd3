import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Quote } from '../../../contracts/quotes';
import type { ReservationRequest } from '../../../contracts/reservations/reservations';
import { bookingSums } from '../../../shared/domain/folio/booking-sums';
import type { EntryDraft } from '../../../shared/domain/folio/entry';
import { paymentReceived } from '../../../shared/domain/folio/money';
import { nextReminder } from '../../../shared/domain/payments/payment-reminders';
import { quotedParts } from '../../../shared/domain/payments/payment-schedule';
import { localDay } from '../../../shared/domain/local-day';
import { dayNumber } from '../../../shared/domain/stay';
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '../../../shared/format/language';
import { NightsUnavailable, type Nights } from '../availability/nights';
import { writeFolio } from '../documents/issue';
import type { Changes } from '../inventory/changes/changes';
import { keepReading } from '../inventory/changes/kept-reading';
import type { InventoryService } from '../inventory/service';
import type { MailType } from '../outbox/mail-types';
import type { Outbox } from '../outbox/service';
import { manualCharge, recordCharge } from '../payments/charges';
import type { Payments } from '../payments/service';
import { isDuplicateKey } from '../platform/database-errors';
import { provesAddress, type GuestAccount } from '../platform/http/signed-in';
import { invalidField } from '../platform/http/parse';
import { publicNumber } from '../platform/public-number';
import { inTransaction } from '../platform/transaction';
import { refusedReservation, type Quotes } from '../quotes/service';
import { readAcceptedPages } from '../records/accepted-pages';
import { rows, UIDS, type BookingMode } from '../records/documents';
import type { AcceptedPage, ReservationDocument } from '../records/reservations/reservation';
import { asBookingEngine } from '../records/reservations/reservation-guard';
import { recordTransition } from '../records/reservations/reservation-history';
import { appendMessage, lockThread } from '../records/threads';
import { changeOf, mailsOf, type Holds } from './hold';
import { keepKey, replay, requestKey, type RequestKey } from './idempotency';
import { PromotionRefused, usePromotion } from './promotion-use';
import type { UnpaidLimitsService } from './money/unpaid-limits';
import { recordReservationEvents } from './reservation-events';

/** A manager who reserves for a guest. */
export interface DeskBooking {
  /** Email address of the manager. */
  by: string;
  /** Said in the history. */
  why: string;
  /** The whole total has been received. */
  paid: boolean;
  /** In which the guest is written to. */
  language: Language;
}

/** A request to reserve, with what makes it safe to repeat. */
interface Attempt {
  request: ReservationRequest;
  quote: Quote;
  /** Of the stay, with its extras. */
  charges: readonly EntryDraft[];
  key: RequestKey | null;
  now: Date;
  /** Whose it will be, when the guest is signed in. */
  account: GuestAccount | null;
  /** What the address that the request came from is counted as; null when that is not known. */
  network: string | null;
  /** Null when the guest reserves. */
  desk: DeskBooking | null;
  /** Empty where there are none, or a manager reserves. */
  acceptedPages: AcceptedPage[];
}

export interface CreateDeps {
  strapi: Core.Strapi;
  changes: Changes;
  nights: Nights;
  inventory: InventoryService;
  quotes: Quotes;
  payments: Payments;
  outbox: Outbox;
  holds: Holds;
  unpaidLimits: UnpaidLimitsService;
  /** Reads again what channels hold of an apartment, in two seconds at most. */
  refreshChannels: (apartmentId: string, now: Date) => Promise<void>;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Makes a reservation from a quote, all in one transaction. */
export function createReservationWriter(deps: CreateDeps) {
  const { strapi, nights, inventory, quotes, payments, outbox, holds, unpaidLimits, refreshChannels, wake } =
    deps;
  const acceptedNow = keepReading(deps.changes, [UIDS.page], () => readAcceptedPages(strapi));

  /**
   * Reserves the stay of a quote: nights, record, key, history and mails together or not at all.
   * @param idempotencyKey the same key with the same request gives the same answer
   * @param network what the guest's connection is counted as by the limits on unpaid bookings
   * @param desk the manager who reserves it for a guest; it is confirmed then
   * @throws NotFoundError for an unknown quote; HttpError 409 and 410 with `RefusedReservation` as `details` for one
   *   that cannot be reserved any more; 422 for a key that came with another request, or a bank transfer that could not
   *   arrive in time; 429 with `details.limit` beyond the limits on unpaid bookings
   */
  async function createReservation(
    request: ReservationRequest,
    idempotencyKey: string | null,
    now: Date,
    account: GuestAccount | null = null,
    network: string | null = null,
    desk: DeskBooking | null = null,
  ): Promise<ReservationDocument> {
    const key = idempotencyKey === null ? null : requestKey(idempotencyKey, request);
    const before = key && (await replay(strapi, key));
    if (before) return before;
    if (!desk) payments.requireEnabled(request.payment);
    const by = desk ? 'manager' : 'guest';
    const { quote, charges } = await quotes.withExtras(request.quote, request.extras ?? [], now, by);
    if (!desk && quote.ratePlan.paidAtOnce && request.payment === 'on-arrival')
      throw invalidField('payment', `${quote.ratePlan.name} is paid when you book`);
    // A manager has seen the calendar, and has a guest on the phone.
    if (!desk) await refreshChannels(quote.apartmentId, now);
    const acceptedPages = desk ? [] : await acceptedNow();
    try {
      await requireFree(quote);
      const reservation = await write({
        ...{ request, quote, charges, key, now, account, network, desk, acceptedPages },
      });
      await inventory.announceNights(quote.apartmentId);
      wake();
      return reservation;
    } catch (error) {
      const isRefused = error instanceof PromotionRefused || createError.isHttpError(error);
      if (!isRefused && !(error instanceof NightsUnavailable) && !isDuplicateKey(error)) throw error;
      // The same key may have won while this request waited for it.
      const meanwhile = key && (await replay(strapi, key));
      if (meanwhile) return meanwhile;
      if (error instanceof PromotionRefused) throw refusalOfCode(error, quote, now);
      if (isRefused) throw error;
      const night = (await nights.firstTaken(quote.apartmentId, quote)) ?? quote.checkIn;
      const reasons = [{ reason: 'not-available' as const, night }];
      throw refusedReservation(409, 'Someone else has just booked some of these nights', { reasons });
    }
  }

  /**
   * Tells whoever comes too late so before anything is locked: memory says whose nights are worth a look, and the table
   * whether they are taken. Whom both let pass still has to take them.
   * @throws NightsUnavailable
   */
  async function requireFree({ apartmentId, ...stay }: Quote): Promise<void> {
    const known = inventory.find(apartmentId)?.nights;
    if (known?.firstBetween(dayNumber(stay.checkIn), dayNumber(stay.checkOut)) == null) return;
    if ((await nights.firstTaken(apartmentId, stay)) !== null) throw new NightsUnavailable(apartmentId, stay);
  }

  async function write(attempt: Attempt): Promise<ReservationDocument> {
    const { request, quote, charges, key, now, account, network, desk, acceptedPages } = attempt;
    const { email, phone } = request.guest;
    const reference = publicNumber('R');
    const isOfAccount = account !== null && provesAddress(account, email);
    const addressProof = desk ? ('staff' as const) : isOfAccount ? ('account' as const) : null;
    const { payment } = request;
    const standing = { ...quote, payment, addressProof, paymentDue: null };
    if (!desk) holds.requireTimeToPay(standing, now);
    const { paysFirst } = payments.providerFor(payment);
    const limits = await unpaidLimits.read();
    const unpaid = {
      ...{ reference, email, phone, network, nights: quote.nights },
      addressProven: addressProof !== null,
      paysAtOnce: paysFirst && inventory.find(quote.apartmentId)?.bookingMode !== 'on-request',
    };
    return asBookingEngine(() =>
      inTransaction(strapi, async (trx) => {
        if (!desk) await unpaidLimits.count(trx, unpaid, limits, now);
        await nights.take(trx, quote.apartmentId, quote, 'reservation', reference);
        // Whoever reserves the same quote has to have the same nights first: from here on nobody else does.
        await refuseSpentQuote(quote.number, reference);
        // A manager has been told what speaks against the stay before.
        const mode = desk ? 'instant' : await readBookingMode(quote.apartmentId);
        if (quote.promotionCode !== null) await usePromotion(strapi, trx, quote.promotionCode, quote, now);
        const hold = desk
          ? holds.deskHold({ paid: desk.paid, checkIn: quote.checkIn }, now)
          : holds.nextHold(standing, { mode, accepted: false }, now);
        const mails: MailType[] = desk ? ['reservation-confirmed'] : mailsOf(hold, paysFirst);
        if (key) await keepKey(trx, key, reference, now);
        const { by, why } = desk ?? { by: 'guest', why: null };
        await recordTransition(trx, { reference, from: null, to: hold.state, by, why }, now);
        // What the contract has checked is not checked again by Strapi, which takes longer than all the rest.
        const record = await rows(strapi, UIDS.reservation).create({
          data: {
            ...dataOf(request, quote),
            language: desk?.language ?? currentLanguage(),
            ...(account && { account: account.id }),
            reference,
            publishedAt: now,
            state: hold.state,
            addressProof,
            acceptedPages: acceptedPages.length === 0 ? null : acceptedPages,
            ...changeOf(hold),
            ...(hold.state === 'confirmed' && { remindAt: reminderOf(request, quote, hold.paymentDue, now) }),
          },
        });
        const drafts = [...charges];
        if (desk?.paid) {
          await recordCharge(trx, reference, manualCharge(quote.total), now);
          const money = { method: 'manual', day: localDay(now), reference: null, providerId: null } as const;
          drafts.push(paymentReceived(quote.total, money));
        }
        const document = { ...record, ...bookingSums(record.state, drafts) };
        const issued = await writeFolio(strapi, trx, document, drafts, { by, now });
        // The mail of the new reservation tells the manager what the guest has written.
        const said = desk ? '' : (request.message ?? '');
        if (said !== '') {
          const author = `${document.firstName} ${document.lastName}`;
          const message = { sender: 'guest', author, text: said, channel: 'site' } as const;
          await appendMessage(trx, await lockThread(trx, reference, now), message, now);
        }
        await recordReservationEvents(trx, { before: null, after: document, drafts, by }, now);
        for (const kind of mails) await outbox.enqueue(trx, kind, document, now, { documents: issued });
        return document;
      }),
    );
  }

  /** When the guest is reminded of the rest; a hold has reminders of its own. */
  function reminderOf({ payment }: ReservationRequest, quote: Quote, due: Date | null, now: Date) {
    const { paymentReminders } = inventory.current().policies;
    const parts = quotedParts(quote, due && localDay(due));
    return nextReminder(parts, payment, paymentReminders, now)?.toISOString() ?? null;
  }

  function dataOf(request: ReservationRequest, quote: Quote): Record<string, unknown> {
    const { apartmentId, checkIn, checkOut, guests, deposit, lines, nights } = quote;
    const { refunds, cancellationPolicy, ratePlan, paymentTerms } = quote;
    return {
      apartmentId,
      apartmentName: inventory.find(apartmentId)?.card.name ?? apartmentId,
      checkIn,
      checkOut,
      guests,
      ...request.guest,
      email: request.guest.email.toLowerCase() || null,
      message: request.message ?? null,
      payment: request.payment,
      deposit,
      terms: { lines, refunds, nights, cancellationPolicy, ratePlan, paymentTerms },
      promotionCode: quote.promotionCode,
      quote: quote.number,
    };
  }

  /**
   * Each quote makes one reservation. Call this once its nights are taken: nobody else can reserve it then.
   * @throws HttpError 410 when it has made one, which is now elsewhere or over
   */
  async function refuseSpentQuote(number: string, reference: string): Promise<void> {
    const known = await rows(strapi, UIDS.reservation).findOne({
      where: { $or: [{ quote: number }, { reference }] },
      select: ['quote'],
    });
    if (known && known.quote !== number) throw new Error(`There is a reservation ${reference} already`);
    if (known)
      throw refusedReservation(410, 'This quote has already been used. Ask for a new one', { quote: 'used' });
  }

  /**
   * How the apartment of a quote is booked now, whatever it was when the quote was made.
   * @throws HttpError 409 when it is no longer published or open for booking
   */
  async function readBookingMode(apartmentId: string): Promise<BookingMode> {
    // Not from memory: that may be a moment behind what a manager has just saved.
    const apartment = await rows(strapi, UIDS.apartment).findOne({
      where: { apartmentId, publishedAt: { $notNull: true }, locale: DEFAULT_LANGUAGE },
      select: ['bookingMode', 'openForBooking'],
    });
    if (apartment?.openForBooking) return apartment.bookingMode;
    const reasons = [{ reason: 'not-listed' as const }];
    throw refusedReservation(409, 'This apartment can no longer be booked', { reasons });
  }

  /** The refusal of a quote whose code no longer holds, with what the stay costs without it now. */
  function refusalOfCode(refused: PromotionRefused, quote: Quote, now: Date): Error {
    const { apartmentId, checkIn, checkOut, guests } = quote;
    const without = quotes.preview({ apartmentId, checkIn, checkOut, guests }, now);
    const total = without.ok ? without.terms.total : null;
    return refusedReservation(409, refused.message, { promotion: refused.promotion, total });
  }

  return createReservation;
}

export type CreateReservation = ReturnType<typeof createReservationWriter>;
