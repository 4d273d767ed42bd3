import { createHash, timingSafeEqual } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { Quote } from '../../../shared/contracts/quotes';
import type {
  ReservationRequest,
  ReservationState,
  ReservationView,
} from '../../../shared/contracts/reservations';
import { booking } from '../booking';
import { UIDS } from '../catalogue/documents';
import { isPublicNumber, publicNumber } from '../http/public-number';
import { asBookingEngine } from '../reservation-guard';
import { isDuplicateKey, NightTaken } from './nights';
import { viewOf, type ReservationDocument } from './reservation-view';

const KEYS = 'booking_idempotency_keys';
const MOVES = 'booking_reservation_moves';

/** Reservations: the nights, the record and its history, written together or not at all. */
export const createReservations = ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = () => strapi.documents(UIDS.reservation);

  async function findByReference(reference: string): Promise<ReservationDocument | null> {
    if (!isPublicNumber(reference)) return null;
    return (await documents().findFirst({ filters: { reference } })) as ReservationDocument | null;
  }

  /**
   * The answer that was given to the same key before.
   * @throws HttpError 422 when the key came with another request
   */
  async function replay(key: string, digest: string): Promise<ReservationView | null> {
    const row: { request: string; reference: string } | undefined = await strapi.db
      .connection(KEYS)
      .where({ key })
      .first('request', 'reference');
    if (!row) return null;
    if (row.request !== digest) {
      throw createError(422, 'This Idempotency-Key was used with another request', { details: {} });
    }
    const document = await findByReference(row.reference);
    return document && viewOf(document);
  }

  async function record(
    trx: Knex.Transaction,
    move: {
      reference: string;
      from: ReservationState | null;
      to: ReservationState;
      by: string;
      why: string | null;
    },
    now: Date,
  ): Promise<void> {
    const { reference, from, to, by, why } = move;
    await trx(MOVES).insert({ reference, from_state: from, to_state: to, by, why, at: now.getTime() });
  }

  /** Writes everything in one transaction; the primary keys decide who comes first. */
  function write(
    request: ReservationRequest,
    quote: Quote,
    key: { key: string; digest: string } | null,
    now: Date,
  ) {
    const reference = publicNumber('R');
    const state: ReservationState = 'confirmed';
    const inOneGo = async ({ trx }: { trx: Knex.Transaction }): Promise<ReservationView> => {
      await booking(strapi).nights.take(trx, quote.apartmentId, quote, 'reservation', reference);
      if (key) {
        const row = { key: key.key, request: key.digest, reference, created_at: now.getTime() };
        await trx(KEYS).insert(row);
      }
      await record(trx, { reference, from: null, to: state, by: 'guest', why: null }, now);
      const { lines, refunds, nights } = quote;
      const document = await documents().create({
        data: {
          reference,
          state,
          apartmentId: quote.apartmentId,
          apartmentName: booking(strapi).catalogue.find(quote.apartmentId)?.card.name ?? quote.apartmentId,
          checkIn: quote.checkIn,
          checkOut: quote.checkOut,
          guests: quote.guests,
          ...request.guest,
          email: request.guest.email.toLowerCase(),
          message: request.message ?? null,
          payment: request.payment,
          paid: false,
          total: quote.total,
          deposit: quote.deposit,
          terms: { lines, refunds, nights },
          promotionCode: quote.promotionCode,
          quote: quote.number,
        },
      });
      return viewOf(document as unknown as ReservationDocument);
    };
    return asBookingEngine(() => strapi.db.transaction(inOneGo));
  }

  /**
   * Reserves the stay of a quote.
   * @param idempotencyKey the same key with the same request gives the same answer
   * @throws NotFoundError for an unknown quote; HttpError 410 for a lapsed one; HttpError 409 with
   *   `details.reasons` when the nights are gone
   */
  async function create(
    request: ReservationRequest,
    idempotencyKey: string | null,
    now: Date,
  ): Promise<ReservationView> {
    const key = idempotencyKey === null ? null : { key: idempotencyKey, digest: digestOf(request) };
    const before = key && (await replay(key.key, key.digest));
    if (before) return before;
    const quote = await booking(strapi).quotes.get(request.quote, now);
    try {
      const reservation = await write(request, quote, key, now);
      await booking(strapi).catalogue.refreshNights(quote.apartmentId);
      booking(strapi).changes.announce({ kind: 'nights', apartmentId: quote.apartmentId });
      return reservation;
    } catch (error) {
      if (!(error instanceof NightTaken) && !isDuplicateKey(error)) throw error;
      // The same key may have won while this request waited for the same nights.
      const meanwhile = key && (await replay(key.key, key.digest));
      if (meanwhile) return meanwhile;
      const night = (await booking(strapi).nights.firstTaken(quote.apartmentId, quote)) ?? quote.checkIn;
      const reasons = [{ reason: 'not-available', night }];
      throw createError(409, 'Some of these nights have just been taken', { details: { reasons } });
    }
  }

  /**
   * The guest's view of a reservation.
   * @throws NotFoundError for a wrong pair, whichever half is wrong
   */
  async function view(reference: string, email: string): Promise<ReservationView> {
    const document = await findByReference(reference.toUpperCase());
    if (!document || !sameText(document.email, email.trim().toLowerCase())) {
      throw new errors.NotFoundError('There is no reservation with this reference and e-mail address');
    }
    return viewOf(document);
  }

  return { create, view };
};

export type Reservations = ReturnType<typeof createReservations>;

function digestOf(request: ReservationRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/** Compares in a time that tells nothing about where the two differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
