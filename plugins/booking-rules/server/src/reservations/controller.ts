import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { guestChangeRoutes } from '../../../contracts/reservations/guest-changes';
import type { reservationRoutes } from '../../../contracts/reservations/reservations';
import type { Handlers } from '../handlers';
import { accountOf, requireAccount } from '../platform/http/signed-in';

const LONGEST_KEY = 200;

/** What the address of a request is counted as, as the host says it. */
function networkOf(strapi: Core.Strapi, { request }: Context): string | null {
  const group = strapi.config.get<((address: string) => string) | undefined>(
    'plugin::booking-rules.networkOf',
  );
  return group?.(request.ip) ?? null;
}

/** @throws ValidationError for a key that is too long; null for none */
function idempotencyKeyOf(ctx: Context): string | null {
  const key = ctx.get('Idempotency-Key').trim();
  if (key.length > LONGEST_KEY) {
    throw new errors.ValidationError(`Idempotency-Key must have ${LONGEST_KEY} characters or fewer`);
  }
  return key === '' ? null : key;
}

/** What guests do with their reservations. */
export const reservationHandlers: Handlers<keyof typeof reservationRoutes | keyof typeof guestChangeRoutes> =
  {
    'POST /api/reservations': async ({ ctx, engine, strapi, body, now }) => {
      const key = idempotencyKeyOf(ctx);
      const network = networkOf(strapi, ctx);
      return { data: await engine.reservations.create(body.data, key, now, accountOf(ctx), network) };
    },

    'GET /api/reservations': ({ ctx, engine, query }) =>
      engine.reservations.mine(requireAccount(ctx), query.page, query.pageSize),

    'POST /api/reservations/{reference}/address-confirmation': async ({ engine, params, body, now }) => ({
      data: await engine.reservations.confirmAddress(params.reference, body.data.token, now),
    }),

    'POST /api/reservations/{reference}/address-link': async ({ engine, params, body, now }) => ({
      data: await engine.reservations.sendLinkAgain(params.reference, body.data, now),
    }),

    'POST /api/reservations/{reference}/look-up': ({ engine, params, body, now }) =>
      engine.reservations.lookUp(params.reference, body.data, now),

    'GET /api/reservations/{reference}': async ({ engine, params, query }) => ({
      data: await engine.reservations.view(params.reference, query),
    }),

    'GET /api/reservations/{reference}/refund': async ({ engine, params, query, now }) => ({
      data: await engine.reservations.refund(params.reference, query, now),
    }),

    'GET /api/reservations/{reference}/calendar': async ({ ctx, engine, params, query, now }) => {
      const reservation = await engine.reservations.find(params.reference, query);
      const file = await engine.mail.calendarFile(reservation, now);
      ctx.attachment(`${params.reference.toUpperCase()}.ics`);
      ctx.type = 'text/calendar; charset=utf-8';
      return file;
    },

    'POST /api/reservations/{reference}/change-preview': async ({ engine, params, body, now }) => ({
      data: await engine.reservations.previewChange(params.reference, body.data, now),
    }),

    'POST /api/reservations/{reference}/change': ({ engine, params, body, now }) =>
      engine.reservations.change(params.reference, body.data, now),

    'POST /api/reservations/{reference}/contact': ({ engine, params, body, now }) =>
      engine.reservations.changeContact(params.reference, body.data, now),

    'POST /api/reservations/{reference}/cancellation': async ({ engine, params, body, now }) => ({
      data: await engine.reservations.cancel(params.reference, body.data, now),
    }),
  };
