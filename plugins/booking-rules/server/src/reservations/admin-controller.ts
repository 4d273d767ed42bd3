import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { actorOf } from '../platform/http/actor';
import { bodyOf, parse } from '../platform/http/parse';
import {
  cancelBody,
  mailParams,
  nightsBody,
  nothingBody,
  refundParams,
  modifyBody,
  whyBody,
} from './schemas';
import { resendMail } from '../mail/delivery/resend';
import { settleRefund } from './settlement/refused-refund';
import { readDetail } from './detail';
import { cancelReservation } from './cancel';
import {
  acceptRequest,
  confirmReservation,
  declineRequest,
  markNoShow,
  markPaid,
  releaseHold,
} from './manage';
import { previewModification, modifyReservation } from './modify';
import { viewOf } from '../records/reservation-view';

type ByReference = Context & { params: { reference: string } };

/**
 * What managers do with reservations and nights (admin routes under `/booking-rules`). Each answers
 * `{ data }` with the reservation as it then is; 400 for a move that its state does not allow; 404; 409 or 422
 * with `details.reasons` when nights are not free or a stay does not fit.
 */
export const manageController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/reservations/{reference}`: the reservation with its history, mails and refunds. */
  async findOne(ctx: ByReference): Promise<void> {
    ctx.body = { data: await readDetail(strapi, ctx.params.reference) };
  },

  /** `POST …/accept` a request: confirmed, or held for the guest's payment. */
  async accept(ctx: ByReference): Promise<void> {
    parse(nothingBody, bodyOf(ctx));
    ctx.body = { data: viewOf(await acceptRequest(strapi, ctx.params.reference, actorOf(ctx))) };
  },

  /** `POST …/decline` a request `{ data: { why? } }`. */
  async decline(ctx: ByReference): Promise<void> {
    const said = parse(whyBody, bodyOf(ctx));
    const declined = await declineRequest(
      strapi,
      ctx.params.reference,
      actorOf(ctx),
      said?.data?.why ?? null,
    );
    ctx.body = { data: viewOf(declined) };
  },

  /** `POST …/confirm` a held reservation by hand. */
  async confirm(ctx: ByReference): Promise<void> {
    parse(nothingBody, bodyOf(ctx));
    ctx.body = { data: viewOf(await confirmReservation(strapi, ctx.params.reference, actorOf(ctx))) };
  },

  /** `POST …/release` the nights of a hold that nobody has paid. */
  async release(ctx: ByReference): Promise<void> {
    parse(nothingBody, bodyOf(ctx));
    ctx.body = { data: viewOf(await releaseHold(strapi, ctx.params.reference, actorOf(ctx))) };
  },

  /** `POST …/paid`: the total has been received by hand. */
  async paid(ctx: ByReference): Promise<void> {
    parse(nothingBody, bodyOf(ctx));
    ctx.body = { data: viewOf(await markPaid(strapi, ctx.params.reference, actorOf(ctx))) };
  },

  /** `POST …/cancel` `{ data: { refund: ladder | full | none, why? } }`. */
  async cancel(ctx: ByReference): Promise<void> {
    const { data } = parse(cancelBody, bodyOf(ctx));
    const { by, now } = actorOf(ctx);
    const { reference } = ctx.params;
    const cancelled = await cancelReservation(strapi, reference, by, data.refund, now, data.why ?? null);
    ctx.body = { data: viewOf(cancelled) };
  },

  /** `POST …/no-show`, from the day of check-in on. */
  async noShow(ctx: ByReference): Promise<void> {
    parse(nothingBody, bodyOf(ctx));
    ctx.body = { data: viewOf(await markNoShow(strapi, ctx.params.reference, actorOf(ctx))) };
  },

  /** `POST …/move` `{ data: { apartmentId, checkIn, checkOut } }` at the price that was agreed. */
  async move(ctx: ByReference): Promise<void> {
    const { data } = parse(modifyBody, bodyOf(ctx));
    ctx.body = { data: viewOf(await modifyReservation(strapi, ctx.params.reference, data, actorOf(ctx))) };
  },

  /** `POST …/move-preview` with the same body: what the move would do, with every reason against it. */
  async movePreview(ctx: ByReference): Promise<void> {
    const { data } = parse(modifyBody, bodyOf(ctx));
    ctx.body = { data: await previewModification(strapi, ctx.params.reference, data, new Date()) };
  },

  /** `POST …/refunds/{key}/settle`: a refund that the provider refused was given back by other means; 404 for any other. */
  async settle(ctx: Context & { params: { reference: string; key: string } }): Promise<void> {
    parse(nothingBody, bodyOf(ctx));
    const { reference, key } = parse(refundParams, ctx.params);
    ctx.body = { data: viewOf(await settleRefund(strapi, reference, key, actorOf(ctx))) };
  },

  /** `POST …/mails/{id}/resend`: the mail goes out once more; answers with all mails about the reservation. */
  async resend(ctx: Context & { params: { reference: string; id: string } }): Promise<void> {
    parse(nothingBody, bodyOf(ctx));
    const { reference, id } = parse(mailParams, ctx.params);
    ctx.body = { data: await resendMail(strapi, reference, id, actorOf(ctx)) };
  },

  /** `POST /booking-rules/nights/block` `{ data: { apartmentId, checkIn, checkOut } }`: all of them or none. */
  async block(ctx: Context): Promise<void> {
    const { data } = parse(nightsBody, bodyOf(ctx));
    await engineOf(strapi).blocks.block([data], actorOf(ctx));
    ctx.body = { data };
  },

  /** `POST /booking-rules/nights/free`: those of the span that a manager had blocked; says how many. */
  async free(ctx: Context): Promise<void> {
    const { data } = parse(nightsBody, bodyOf(ctx));
    ctx.body = { data: { ...data, freed: await engineOf(strapi).blocks.free([data], actorOf(ctx)) } };
  },
});
