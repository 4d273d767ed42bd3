import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Quote } from '../../../contracts/quotes';
import type { ReservationRequest } from '../../../contracts/reservations/reservations';
import type { EntryDraft } from '../../../shared/domain/folio/entry';
import { nextReminder } from '../../../shared/domain/payments/payment-reminders';
import { quotedParts } from '../../../shared/domain/payments/payment-schedule';
import { localDay } from '../../../shared/domain/local-day';
import { dayNumber, type Day } from '../../../shared/domain/stay';
import { currentLanguage, type Language } from '../../../shared/format/language';
import { NightsUnavailable, type Nights } from '../availability/nights';
import type { Changes } from '../inventory/changes/changes';
import { keepReading } from '../inventory/changes/kept-reading';
import type { InventoryService } from '../inventory/service';
import type { MailType } from '../outbox/mail-types';
import type { Outbox } from '../outbox/service';
import type { Payments } from '../payments/service';
import { databaseTrouble, isDuplicateKey } from '../platform/database-errors';
import { provesAddress, type GuestAccount } from '../platform/http/signed-in';
import { invalidField } from '../platform/http/parse';
import { publicNumber } from '../platform/public-number';
import { inTransaction } from '../platform/transaction';
import { refusedReservation, type Quotes } from '../quotes/service';
import { readAcceptedPages } from '../records/accepted-pages';
import { UIDS, type BookingMode } from '../records/documents';
import type { AcceptedPage, ReservationDocument } from '../records/reservations/reservation';
import { asBookingEngine } from '../records/reservations/reservation-guard';
import { reservationTable } from '../records/reservations/reservations';
import { changeOf, mailsOf, publishedApartment, type Holds } from './hold';
import { keepKey, replay, requestKey, type RequestKey } from './idempotency';
import { PromotionRefused, usePromotion } from './promotion-use';
import type { UnpaidLimitsService } from './money/unpaid-limits';
import { writeReservation } from './write-reservation';

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
  const { strapi, nights, inventory, quotes, payments, holds, unpaidLimits, refreshChannels, wake } = deps;
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
    try {
      const quoted = await requireBookable(request, now, desk);
      const acceptedPages = desk ? [] : await acceptedNow();
      return await reserve({ request, ...quoted, key, now, account, network, desk, acceptedPages });
    } catch (error) {
      if (databaseTrouble(error) !== null) throw error;
      // Nothing of a request can be had twice, so one that has been answered before is known by its refusal.
      const before = key && (await replay(strapi, key));
      if (before) return before;
      throw error;
    }
  }

  /** The quote of a request, with what a folio begins with, as long as it can be reserved. */
  async function requireBookable(request: ReservationRequest, now: Date, desk: DeskBooking | null) {
    if (!desk) payments.requireEnabled(request.payment);
    const by = desk ? 'manager' : 'guest';
    const quoted = await quotes.withExtras(request.quote, request.extras ?? [], now, by);
    const { ratePlan } = quoted.quote;
    if (!desk && ratePlan.paidAtOnce && request.payment === 'on-arrival')
      throw invalidField('payment', `${ratePlan.name} is paid when you book`);
    await requireFree(quoted.quote);
    // A manager has seen the calendar, and has a guest on the phone.
    if (!desk) await refreshChannels(quoted.quote.apartmentId, now);
    return quoted;
  }

  async function reserve(attempt: Attempt): Promise<ReservationDocument> {
    const { quote, now } = attempt;
    try {
      const reservation = await write(attempt);
      await inventory.announceNights(quote.apartmentId);
      wake();
      return reservation;
    } catch (error) {
      if (error instanceof PromotionRefused) throw refusalOfCode(error, quote, now);
      if (!(error instanceof NightsUnavailable) && !isDuplicateKey(error)) throw error;
      throw refusalOfNight((await nights.firstTaken(quote.apartmentId, quote)) ?? quote.checkIn);
    }
  }

  /**
   * Tells whoever comes too late so before anything is locked: memory says whose nights are worth a look, and the table
   * whether they are taken. Whom both let pass still has to take them.
   * @throws HttpError 409
   */
  async function requireFree({ apartmentId, ...stay }: Quote): Promise<void> {
    const known = inventory.find(apartmentId)?.nights;
    if (known?.firstBetween(dayNumber(stay.checkIn), dayNumber(stay.checkOut)) == null) return;
    const night = await nights.firstTaken(apartmentId, stay);
    if (night !== null) throw refusalOfNight(night);
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
        if (!desk) await unpaidLimits.judge(trx, unpaid, limits, now);
        await nights.take(trx, quote.apartmentId, quote, 'reservation', reference);
        const listed = await readBookingMode(trx, quote, reference);
        // A manager has been told what speaks against the stay before.
        const mode = desk ? 'instant' : requireListed(listed);
        if (quote.promotionCode !== null) await usePromotion(strapi, trx, quote.promotionCode, quote, now);
        const hold = desk
          ? holds.deskHold({ paid: desk.paid, checkIn: quote.checkIn }, now)
          : holds.nextHold(standing, { mode, accepted: false }, now);
        const mails: MailType[] = desk ? ['reservation-confirmed'] : mailsOf(hold, paysFirst);
        const { by, why } = desk ?? { by: 'guest', why: null };
        const data = {
          ...dataOf(request, quote),
          ...{ reference, state: hold.state, addressProof },
          language: desk?.language ?? currentLanguage(),
          acceptedPages: acceptedPages.length === 0 ? null : acceptedPages,
          ...changeOf(hold),
          ...(hold.state === 'confirmed' && { remindAt: reminderOf(request, quote, hold.paymentDue, now) }),
        };
        const received = desk?.paid ? quote.total : null;
        // The mail of the new reservation tells the manager what the guest has written.
        const said = desk ? '' : (request.message ?? '');
        const others = [
          ...(desk ? [] : [unpaidLimits.count(trx, unpaid, now)]),
          ...(key ? [keepKey(trx, key, reference, now)] : []),
        ];
        const written = { data, charges, by, why, received, account, mails, said };
        return writeReservation(deps, trx, written, others, now);
      }),
    );
  }

  /** When the guest is reminded of the rest; a hold has reminders of its own. */
  function reminderOf({ payment }: ReservationRequest, quote: Quote, due: Date | null, now: Date) {
    const { paymentReminders } = inventory.current().policies;
    const parts = quotedParts(quote, due && localDay(due));
    return nextReminder(parts, payment, paymentReminders, now)?.toISOString() ?? null;
  }

  function dataOf(request: ReservationRequest, quote: Quote) {
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
      paymentReference: null,
      deposit,
      terms: { lines, refunds, nights, cancellationPolicy, ratePlan, paymentTerms },
      promotionCode: quote.promotionCode,
      quote: quote.number,
    };
  }

  /**
   * How the apartment of a quote is booked now, whatever it was when the quote was made; null when it is no longer
   * published or open for booking. Each quote makes one reservation: once its nights are taken nobody else can reserve
   * it, and so they have to be.
   * @throws HttpError 410 when it has made one, which is now elsewhere or over
   */
  async function readBookingMode(
    trx: Knex.Transaction,
    { number, apartmentId }: Quote,
    reference: string,
  ): Promise<BookingMode | null> {
    const open = publishedApartment(strapi, trx, apartmentId).where({ open_for_booking: true });
    const made = trx(reservationTable(strapi)).where({ quote: number }).orWhere({ reference }).limit(1);
    const found: { quote: string | null; mode: BookingMode | null }[] = await trx.select({
      quote: made.select('quote'),
      mode: open.select('booking_mode'),
    });
    const { quote = null, mode = null } = found[0] ?? {};
    if (quote === null) return mode;
    if (quote !== number) throw new Error(`There is a reservation ${reference} already`);
    throw refusedReservation(410, 'This quote has already been used. Ask for a new one', { quote: 'used' });
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

function refusalOfNight(night: Day): Error {
  const reasons = [{ reason: 'not-available' as const, night }];
  return refusedReservation(409, 'Someone else has just booked some of these nights', { reasons });
}

/** @throws HttpError 409 for an apartment that is no longer published or open for booking */
function requireListed(mode: BookingMode | null): BookingMode {
  if (mode !== null) return mode;
  const reasons = [{ reason: 'not-listed' as const }];
  throw refusedReservation(409, 'This apartment can no longer be booked', { reasons });
}

export type CreateReservation = ReturnType<typeof createReservationWriter>;
