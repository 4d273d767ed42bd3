import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { Page } from '../../../contracts/fields';
import type { GuestProof, LookedUp } from '../../../contracts/reservations/reservations';
import {
  ReviewRequest,
  type GivenReview,
  type ReviewInvitation,
  type ReviewQuery,
} from '../../../contracts/reservations/reviews';
import { localDay } from '../../../shared/domain/local-day';
import { toldName } from '../../../shared/format/names';
import { reviewState, reviewUntil } from '../../../shared/domain/guests/review';
import { REVIEW_SCORES, type ReviewScore } from '../../../shared/listing/review-scores';
import type { Outbox } from '../outbox/service';
import { isDuplicateKey } from '../platform/database-errors';
import type { Actor } from '../platform/http/signed-in';
import { parse } from '../platform/http/parse';
import { toldError } from '../platform/http/told-error';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { recordBookingEvent } from '../records/booking-events';
import { documents, UIDS } from '../records/documents';
import { guestToken, linkSecret } from '../records/reservations/guest-proof';
import type { ReservationDocument } from '../records/reservations/reservation';
import { findForGuest, reservationTable } from '../records/reservations/reservations';
import { createReviewRequests } from './ask-for-reviews';

/** Made by the migration 0053. */
export const REVIEWS = 'booking_reviews';

interface ReviewRow {
  reference: string;
  apartment: string;
  first_name: string;
  rating: number;
  /** JSON: stars by part of the stay. */
  scores: string;
  text: string;
  at: number | string;
  state: GivenReview['state'];
  reason: string | null;
  answer: string | null;
  decided_by: string | null;
  decided_at: number | string | null;
  shown: string | null;
}

/** A row beside the booking that it is about. */
interface ListedRow extends ReviewRow {
  apartment_name: string;
  last_name: string;
  check_in: string;
  check_out: string;
}

export interface ReviewsDeps {
  strapi: Core.Strapi;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Reviews: asked for once, written by the guests of real bookings, shown once somebody has read them. */
export const createReviews = (deps: ReviewsDeps) => {
  const { strapi } = deps;
  const { connection } = strapi.db;

  async function invitationOf(found: ReservationDocument, now: Date): Promise<ReviewInvitation> {
    const { reference, checkIn, checkOut, firstName } = found;
    const apartmentName = toldName('apartments', found.apartmentName);
    const given: unknown = await connection(REVIEWS).where({ reference }).first('reference');
    const state = reviewState(found, given !== undefined, localDay(now));
    return { reference, state, apartmentName, checkIn, checkOut, firstName, until: reviewUntil(checkOut) };
  }

  /**
   * Keeps what a guest says of a stay, until somebody publishes it.
   * @throws NotFoundError for a wrong proof; HttpError 409 with `details.state` for a stay that cannot be reviewed
   */
  async function create(
    reference: string,
    { proof, rating, scores, text }: ReviewRequest,
    now: Date,
  ): Promise<ReviewInvitation> {
    const found = await findForGuest(strapi, reference, proof);
    const { state } = await invitationOf(found, now);
    if (state !== 'open') throw notOpen(state);
    const row = {
      ...{ reference: found.reference, apartment: found.apartmentId, first_name: found.firstName },
      ...{ rating, scores: JSON.stringify(scores), text, at: now.getTime(), state: 'waiting' as const },
    };
    try {
      await inTransaction(strapi, async (trx) => {
        await trx(REVIEWS).insert(row);
        const details = { rating, apartmentId: found.apartmentId };
        const event = { type: 'review.submitted', reference: found.reference, details } as const;
        await recordBookingEvent(trx, event, now);
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw notOpen('given');
      throw error;
    }
    return invitationOf(found, now);
  }

  const listed = (db: Knex | Knex.Transaction = connection): Knex.QueryBuilder =>
    db({ review: REVIEWS })
      .join({ stay: reservationTable(strapi) }, 'stay.reference', 'review.reference')
      .select('review.*', {
        ...{ apartment_name: 'stay.apartment_name', last_name: 'stay.last_name' },
        check_in: db.raw('cast(stay.check_in as text)'),
        check_out: db.raw('cast(stay.check_out as text)'),
      });

  /** @throws NotFoundError */
  async function requireRow(reference: string, db?: Knex.Transaction): Promise<ListedRow> {
    const row = (await listed(db).where('review.reference', reference).first()) as ListedRow | undefined;
    if (!row) throw new errors.NotFoundError('There is no review of this booking');
    return row;
  }

  /** Decides about a review that waits, or that is to be changed, with its line in the history. */
  async function decide(
    reference: string,
    { by, now }: Actor,
    from: GivenReview['state'],
    change: (row: ListedRow) => Promise<Partial<ReviewRow>>,
  ): Promise<GivenReview> {
    await inTransaction(strapi, async (trx) => {
      await trx(REVIEWS).where({ reference }).forUpdate().select('reference');
      const row = await requireRow(reference, trx);
      if (row.state !== from) throw createError(409, 'Somebody has decided about this review already');
      const changed = await change(row);
      const decided = { decided_by: by.slice(0, 254), decided_at: now.getTime() };
      await trx(REVIEWS)
        .where({ reference })
        .update({ ...changed, ...decided });
      const { shown: _shown, ...details } = changed;
      const entry = { by, action: 'updated', subject: UIDS.review, subjectId: reference };
      const label = `${row.apartment_name}, ${row.first_name} ${row.last_name}`;
      await recordChange(trx, { ...entry, label, details }, now);
    });
    return viewOf(await requireRow(reference));
  }

  /** What the site shows of a review: the first name and the month of the stay. Gives its documentId. */
  async function show(row: ListedRow, answer: string): Promise<string> {
    const filters = { apartmentId: row.apartment };
    const apartment = await documents(strapi, UIDS.apartment).findFirst({ filters, fields: ['apartmentId'] });
    if (!apartment) throw createError(409, 'The apartment of this review is gone');
    const { documentId } = await documents(strapi, UIDS.review).create({
      data: {
        ...{ guestName: row.first_name.slice(0, 60), rating: row.rating, text: row.text },
        ...{ date: row.check_in, apartment: apartment.documentId, reservation: row.reference },
        ...scoresOf(row),
        hostAnswer: answer === '' ? null : answer,
      },
    });
    await documents(strapi, UIDS.review).publish({ documentId });
    return documentId;
  }

  return {
    create,

    /** The token by which a guest may review a stay now, and the last day of it; null before, after, and once it is. */
    async openFor(found: ReservationDocument, now: Date): Promise<LookedUp['meta']['review']> {
      const { reference, email } = found;
      // Most bookings that are looked up are ahead: nothing is asked for them.
      if (email === null || reviewState(found, false, localDay(now)) !== 'open') return null;
      const { state, until } = await invitationOf(found, now);
      if (state !== 'open') return null;
      return { token: guestToken(linkSecret(strapi), { reference, email }), until };
    },

    /**
     * Whether a guest may review a stay; null for a wrong proof.
     */
    async invitation(reference: string, proof: GuestProof, now: Date): Promise<ReviewInvitation | null> {
      try {
        return await invitationOf(await findForGuest(strapi, reference, proof), now);
      } catch (error) {
        if (error instanceof errors.NotFoundError) return null;
        throw error;
      }
    },

    /**
     * The same as `create` for the fields of a plain form.
     * @throws ValidationError (400) with `details.errors` for each field that is wrong; else as `create`
     */
    async createFromForm(fields: Readonly<Record<string, string>>, now: Date): Promise<ReviewInvitation> {
      try {
        const { reference = '', token = '', rating = '', text = '' } = fields;
        const given = REVIEW_SCORES.flatMap((score): [string, number][] =>
          fields[score] ? [[score, Number(fields[score])]] : [],
        );
        const request = { proof: { token }, rating: Number(rating), text, scores: Object.fromEntries(given) };
        return await create(reference, parse(ReviewRequest, request), now);
      } catch (error) {
        throw toldError(error);
      }
    },

    /** A page of reviews, the newest first. */
    async list({ state, page, pageSize }: ReviewQuery): Promise<Page<GivenReview>> {
      const where = state ? { 'review.state': state } : {};
      const [rows, counted] = (await Promise.all([
        listed()
          .where(where)
          .orderBy('review.at', 'desc')
          .offset((page - 1) * pageSize)
          .limit(pageSize),
        connection({ review: REVIEWS }).where(where).count({ count: '*' }),
      ])) as [ListedRow[], { count?: number | string }[]];
      const total = Number(counted[0]?.count ?? 0);
      const pageCount = Math.max(1, Math.ceil(total / pageSize));
      return { data: rows.map(viewOf), meta: { pagination: { page, pageSize, pageCount, total } } };
    },

    /** Shows a review on the site. Throws NotFoundError; HttpError 409 for one that is decided, or has no apartment. */
    publish: (reference: string, answer: string, actor: Actor): Promise<GivenReview> =>
      decide(reference, actor, 'waiting', async (row) => ({
        ...{ state: 'published', answer: answer === '' ? null : answer, shown: await show(row, answer) },
      })),

    /** Keeps a review from being shown. Throws as `publish`. */
    decline: (reference: string, reason: string, actor: Actor): Promise<GivenReview> =>
      decide(reference, actor, 'waiting', () => Promise.resolve({ state: 'declined', reason })),

    /** Writes the host's answer below a review that is shown. Throws as `publish`. */
    answer: (reference: string, answer: string, actor: Actor): Promise<GivenReview> =>
      decide(reference, actor, 'published', async ({ shown }) => {
        const hostAnswer = answer === '' ? null : answer;
        if (shown !== null) {
          const updated = await documents(strapi, UIDS.review).update({
            documentId: shown,
            data: { hostAnswer },
          });
          if (updated) await documents(strapi, UIDS.review).publish({ documentId: shown });
        }
        return { answer: hostAnswer };
      }),

    /** How many wait to be published or declined. */
    async countWaiting(): Promise<number> {
      const row = (await connection(REVIEWS).where({ state: 'waiting' }).count({ count: '*' }).first()) as
        | { count: number | string }
        | undefined;
      return Number(row?.count ?? 0);
    },

    /** Asks the guests who have left, each once. */
    ask: createReviewRequests(deps),
  };
};

export type Reviews = ReturnType<typeof createReviews>;

function scoresOf({ scores }: ReviewRow): Partial<Record<ReviewScore, number>> {
  return JSON.parse(scores) as Partial<Record<ReviewScore, number>>;
}

function viewOf(row: ListedRow): GivenReview {
  const { reference, first_name, last_name, rating, text, state, reason, answer } = row;
  return {
    ...{ reference, apartmentName: row.apartment_name, guest: `${first_name} ${last_name}`.trim() },
    ...{ firstName: first_name, checkIn: row.check_in, checkOut: row.check_out },
    ...{ rating, scores: scoresOf(row), text, state, reason, answer, decidedBy: row.decided_by },
    at: new Date(Number(row.at)).toISOString(),
    decidedAt: row.decided_at === null ? null : new Date(Number(row.decided_at)).toISOString(),
  };
}

function notOpen(state: ReviewInvitation['state']): Error {
  const said = {
    early: 'You can review your stay from the day you leave',
    given: 'You have already reviewed this stay',
    closed: 'This stay can no longer be reviewed',
    never: 'This stay did not take place, so it cannot be reviewed',
    open: 'This stay cannot be reviewed now',
  };
  return createError(409, said[state], { details: { state } });
}
