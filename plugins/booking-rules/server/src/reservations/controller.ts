import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { bodyOf, parse } from '../platform/http/parse';
import { guestProof, guestProofBody } from '../platform/http/schemas';
import { accountOf, requireAccount } from '../platform/http/signed-in';
import { addressBody, pageQuery, reservationBody } from './schemas';

const LONGEST_KEY = 200;

/** What the address of a request is counted as, as the host says it. */
function networkOf(strapi: Core.Strapi, { request }: Context): string | null {
  const group = strapi.config.get<((address: string) => string) | undefined>(
    'plugin::booking-rules.networkOf',
  );
  return group?.(request.ip) ?? null;
}

export const reservationsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `POST /api/reservations` with an `Idempotency-Key` header: 201; 400; 404 for an unknown quote; 409 with
   * reason `not-available`; 410 when the quote has expired; 422 for a key used with another request.
   */
  async create(ctx: Context): Promise<void> {
    const { data } = parse(reservationBody, bodyOf(ctx));
    const key = ctx.get('Idempotency-Key').trim();
    if (key.length > LONGEST_KEY) {
      throw new errors.ValidationError(`Idempotency-Key must have ${LONGEST_KEY} characters or fewer`);
    }
    const { reservations } = engineOf(strapi);
    const made = await reservations.create(
      data,
      key === '' ? null : key,
      new Date(),
      accountOf(ctx),
      networkOf(strapi, ctx),
    );
    ctx.body = { data: made };
    ctx.status = 201;
  },

  /** `GET /api/reservations?page&pageSize`: those of who is signed in, latest arrival first; 401; 400 for other queries. */
  async find(ctx: Context): Promise<void> {
    const account = requireAccount(ctx);
    const { page, pageSize } = parse(pageQuery, ctx.query);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await engineOf(strapi).reservations.mine(account, page, pageSize);
  },

  /**
   * `POST /api/reservations/{reference}/address-confirmation` `{ data: { token } }`, from the link in our first mail:
   * the guest's view; 404; 409 when the nights are no longer held.
   */
  async confirmAddress(ctx: Context & { params: { reference: string } }): Promise<void> {
    const { data } = parse(addressBody, bodyOf(ctx));
    ctx.set('Cache-Control', 'no-store');
    const { reservations } = engineOf(strapi);
    ctx.body = { data: await reservations.confirmAddress(ctx.params.reference, data.token, new Date()) };
  },

  /**
   * `POST /api/reservations/{reference}/address-link` `{ data: { email } | { token } }`: mails the link of the address
   * confirmation again; the guest's view; 404; 409 when nothing is to be confirmed; 429 when it was sent often enough.
   */
  async sendLinkAgain(ctx: Context & { params: { reference: string } }): Promise<void> {
    const { data } = parse(guestProofBody, bodyOf(ctx));
    ctx.set('Cache-Control', 'no-store');
    const { reservations } = engineOf(strapi);
    ctx.body = { data: await reservations.sendLinkAgain(ctx.params.reference, data, new Date()) };
  },

  /** `POST /api/reservations/{reference}/look-up` `{ data: { email } | { token } }`: the guest's view and `meta.refund`; 404. */
  async lookUp(ctx: Context & { params: { reference: string } }): Promise<void> {
    const { data } = parse(guestProofBody, bodyOf(ctx));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await engineOf(strapi).reservations.lookUp(ctx.params.reference, data, new Date());
  },

  /** `GET /api/reservations/{reference}?email=`, or `?token=` of a signed link: the guest's view; 404 for a wrong pair. */
  async findOne(ctx: Context & { params: { reference: string } }): Promise<void> {
    const proof = parse(guestProof, ctx.query);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await engineOf(strapi).reservations.view(ctx.params.reference, proof) };
  },

  /** `GET /api/reservations/{reference}/refund?email=`: what cancelling now gives back; 404; 400 when it is too late. */
  async refund(ctx: Context & { params: { reference: string } }): Promise<void> {
    const proof = parse(guestProof, ctx.query);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await engineOf(strapi).reservations.refund(ctx.params.reference, proof, new Date()) };
  },

  /** `GET /api/reservations/{reference}/calendar?email=` or `?token=`: an iCalendar file; 404; 409 when it is not confirmed. */
  async calendar(ctx: Context & { params: { reference: string } }): Promise<void> {
    const proof = parse(guestProof, ctx.query);
    const { reference } = ctx.params;
    const { mail, reservations } = engineOf(strapi);
    const file = await mail.calendarFile(await reservations.find(reference, proof), new Date());
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment(`${reference.toUpperCase()}.ics`);
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = file;
  },

  /** `POST /api/reservations/{reference}/cancellation`: cancels and refunds by the ladder; 404; 400 when too late. */
  async cancel(ctx: Context & { params: { reference: string } }): Promise<void> {
    const { data } = parse(guestProofBody, bodyOf(ctx));
    ctx.body = {
      data: await engineOf(strapi).reservations.cancel(ctx.params.reference, data, new Date()),
    };
  },
});
