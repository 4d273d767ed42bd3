import type { cardDepositRoutes } from '../../../../contracts/money/card-deposits';
import type { folioRoutes } from '../../../../contracts/money/folio';
import type { Handlers } from '../../handlers';
import { actorOf } from '../../platform/http/signed-in';
import { viewOf } from '../../records/reservations/reservation-view';

/** What managers enter into a folio by hand. */
export const folioHandlers: Handlers<keyof typeof folioRoutes> = {
  'POST /booking-rules/reservations/{reference}/payments': async ({ ctx, engine, params, body }) => {
    const { money } = engine.reservations.manage;
    return { data: viewOf(await money.recordPayment(params.reference, body.data, actorOf(ctx))) };
  },

  'POST /booking-rules/reservations/{reference}/refunds': async ({ ctx, engine, params, body }) => {
    const { money } = engine.reservations.manage;
    return { data: viewOf(await money.recordRefund(params.reference, body.data, actorOf(ctx))) };
  },

  'POST /booking-rules/reservations/{reference}/refunds/{key}/settle': async ({
    ctx,
    engine,
    params: { reference, key },
    body,
  }) => ({
    data: viewOf(await engine.settlement.settleRefund(reference, key, body?.data ?? {}, actorOf(ctx))),
  }),

  'POST /booking-rules/reservations/{reference}/adjustments': async ({ ctx, engine, params, body }) => {
    const { money } = engine.reservations.manage;
    return { data: viewOf(await money.adjust(params.reference, body.data, actorOf(ctx))) };
  },

  'POST /booking-rules/reservations/{reference}/deposit': async ({ ctx, engine, params, body }) => {
    const { money } = engine.reservations.manage;
    return { data: viewOf(await money.moveDeposit(params.reference, body.data, actorOf(ctx))) };
  },

  'POST /booking-rules/reservations/{reference}/entries/{id}/reverse': async ({
    ctx,
    engine,
    params: { reference, id },
    body,
  }) => ({
    data: viewOf(await engine.reservations.manage.money.reverse(reference, id, body.data, actorOf(ctx))),
  }),
};

/** Deposits on guests' cards. */
export const cardDepositHandlers: Handlers<keyof typeof cardDepositRoutes> = {
  'POST /booking-rules/reservations/{reference}/card-deposits': async ({ ctx, engine, params, body }) => {
    const { cardDeposits } = engine.reservations.manage;
    return { data: await cardDeposits.askForDeposit(params.reference, body.data, actorOf(ctx)) };
  },

  'POST /booking-rules/reservations/{reference}/card-deposits/{key}/release': async ({
    ctx,
    engine,
    params: { reference, key },
  }) => {
    const { cardDeposits } = engine.reservations.manage;
    return { data: viewOf(await cardDeposits.releaseDeposit(reference, key, actorOf(ctx))) };
  },

  'POST /booking-rules/reservations/{reference}/card-deposits/{key}/keep': async ({
    ctx,
    engine,
    params: { reference, key },
    body,
  }) => {
    const { cardDeposits } = engine.reservations.manage;
    return { data: viewOf(await cardDeposits.keepDeposit(reference, key, body.data, actorOf(ctx))) };
  },
};
