import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ReservationDetail } from '../../../shared/contracts/reservation-detail';
import { engineOf } from '../engine';
import { bodyOf, parse } from '../platform/http/parse';
import { sendCsv } from '../platform/http/send-csv';
import { actorOf } from '../platform/http/signed-in';
import { viewOf } from '../records/reservation-view';
import { reservationsCsv } from './csv';
import {
  cancelBody,
  deskBookingBody,
  mailParams,
  modifyBody,
  nothingBody,
  refundParams,
  reservationListQuery,
  whyBody,
} from './schemas';

/** As many reservations as one file holds; more than any property books in years. */
const MOST_IN_A_FILE = 100_000;

type ByReference = Context & { params: { reference: string } };

/**
 * What managers do with reservations (admin routes under `/booking-rules`). Each answers
 * `{ data }` with the reservation as it then is; 400 for a change that its state does not allow; 404; 409 or 422
 * with `details.reasons` when nights are not free or a stay does not fit.
 */
export const reservationsAdminController = ({ strapi }: { strapi: Core.Strapi }) => {
  const { manage } = engineOf(strapi).reservations;

  return {
    /** `GET /booking-rules/reservations`: a page of reservations with `meta.pagination` and `meta.totals`. */
    async find(ctx: Context): Promise<void> {
      ctx.body = await engineOf(strapi).reservations.list(parse(reservationListQuery, ctx.query));
    },

    /** `GET /booking-rules/exports/reservations`: the same, all pages, as CSV. */
    async findFile(ctx: Context): Promise<void> {
      const query = { ...parse(reservationListQuery, ctx.query), page: 1, pageSize: MOST_IN_A_FILE };
      const { data } = await engineOf(strapi).reservations.list(query);
      sendCsv(ctx, 'reservations', reservationsCsv(data));
    },

    /**
     * `POST /booking-rules/reservations`: 201 with a reservation made for a guest on the phone; 409 when its nights
     * are taken or the price has changed, 422 when rules refuse it; see `DeskBookingRequest`.
     */
    async create(ctx: Context): Promise<void> {
      const { data } = parse(deskBookingBody, bodyOf(ctx));
      ctx.body = { data: viewOf(await manage.createDeskBooking(data, actorOf(ctx))) };
      ctx.status = 201;
    },

    /** `GET /booking-rules/reservations/{reference}`: the reservation with its history, mails and refunds. */
    async findOne(ctx: ByReference): Promise<void> {
      const { mail, refunds, reservations } = engineOf(strapi);
      const found = await reservations.require(ctx.params.reference);
      const [history, mails, refundLines] = await Promise.all([
        reservations.history(found.reference),
        mail.about(found),
        refunds.of(found.reference),
      ]);
      const detail: ReservationDetail = {
        ...viewOf(found),
        ...{ history, mails, refundLines, mailServer: mail.hasServer() },
      };
      ctx.body = { data: detail };
    },

    /** `POST …/accept` a request: confirmed, or held for the guest's payment. */
    async accept(ctx: ByReference): Promise<void> {
      parse(nothingBody, bodyOf(ctx));
      ctx.body = { data: viewOf(await manage.acceptRequest(ctx.params.reference, actorOf(ctx))) };
    },

    /** `POST …/decline` a request `{ data: { why? } }`. */
    async decline(ctx: ByReference): Promise<void> {
      const said = parse(whyBody, bodyOf(ctx));
      const declined = await manage.declineRequest(
        ctx.params.reference,
        actorOf(ctx),
        said?.data?.why ?? null,
      );
      ctx.body = { data: viewOf(declined) };
    },

    /** `POST …/confirm` a held reservation, paid or not. */
    async confirm(ctx: ByReference): Promise<void> {
      parse(nothingBody, bodyOf(ctx));
      ctx.body = { data: viewOf(await manage.confirmReservation(ctx.params.reference, actorOf(ctx))) };
    },

    /** `POST …/release` the nights of a hold that nobody has paid. */
    async release(ctx: ByReference): Promise<void> {
      parse(nothingBody, bodyOf(ctx));
      ctx.body = { data: viewOf(await manage.releaseHold(ctx.params.reference, actorOf(ctx))) };
    },

    /** `POST …/paid`: a manager has received the total. */
    async markPaid(ctx: ByReference): Promise<void> {
      parse(nothingBody, bodyOf(ctx));
      ctx.body = { data: viewOf(await manage.markPaid(ctx.params.reference, actorOf(ctx))) };
    },

    /** `POST …/cancel` `{ data: { refund: ladder | full | none, why? } }`. */
    async cancel(ctx: ByReference): Promise<void> {
      const { data } = parse(cancelBody, bodyOf(ctx));
      const { by, now } = actorOf(ctx);
      const { reference } = ctx.params;
      const cancelled = await manage.cancelReservation(reference, by, data.refund, now, data.why ?? null);
      ctx.body = { data: viewOf(cancelled) };
    },

    /** `POST …/no-show`, from the day of check-in on. */
    async markNoShow(ctx: ByReference): Promise<void> {
      parse(nothingBody, bodyOf(ctx));
      ctx.body = { data: viewOf(await manage.markNoShow(ctx.params.reference, actorOf(ctx))) };
    },

    /** `POST …/move` `{ data: { apartmentId, checkIn, checkOut } }` at the price that was agreed. */
    async modify(ctx: ByReference): Promise<void> {
      const { data } = parse(modifyBody, bodyOf(ctx));
      ctx.body = { data: viewOf(await manage.modifyReservation(ctx.params.reference, data, actorOf(ctx))) };
    },

    /** `POST …/move-preview` with the same body: what it would do, with every reason against it. */
    async previewModification(ctx: ByReference): Promise<void> {
      const { data } = parse(modifyBody, bodyOf(ctx));
      ctx.body = { data: await manage.previewModification(ctx.params.reference, data, new Date()) };
    },

    /** `POST …/refunds/{key}/settle`: a refund that the provider refused was given back by other means; 404 for any other. */
    async settleRefund(ctx: Context & { params: { reference: string; key: string } }): Promise<void> {
      parse(nothingBody, bodyOf(ctx));
      const { reference, key } = parse(refundParams, ctx.params);
      ctx.body = {
        data: viewOf(await engineOf(strapi).settlement.settleRefund(reference, key, actorOf(ctx))),
      };
    },

    /** `POST …/mails/{id}/resend`: the mail goes out once more; answers with all mails about the reservation. */
    async resendMail(ctx: Context & { params: { reference: string; id: string } }): Promise<void> {
      parse(nothingBody, bodyOf(ctx));
      const { reference, id } = parse(mailParams, ctx.params);
      ctx.body = { data: await engineOf(strapi).mail.resend(reference, id, actorOf(ctx)) };
    },
  };
};
