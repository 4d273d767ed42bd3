import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Page } from '../../../contracts/fields';
import { MOST_REPLAYED, type Delivery } from '../../../contracts/webhooks/webhooks';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { BOOKING_EVENTS } from '../records/booking-events';
import {
  clearBefore,
  DELIVERIES,
  deliveryView,
  insertDeliveries,
  readEvent,
  type DeliveryRow,
  type EventRow,
} from './deliveries';
import type { DeliveryJob } from './delivery-job';
import { newSalt } from './signing';
import { recordWebhookChange, requireWebhook } from './webhooks';

/** Events and the log of deliveries are kept for so long. */
const KEPT_MS = 30 * 86_400_000;
const CLEAR_EVERY_MS = 3_600_000;

/** Which deliveries are listed. */
export interface DeliveryQuery {
  state?: Delivery['state'] | undefined;
  reference?: string | undefined;
  page: number;
  pageSize: number;
}

export interface DeliveryLogDeps {
  strapi: Core.Strapi;
  job: DeliveryJob;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** What has been sent to webhooks: the log, tests, and events that are sent once more. */
export const createDeliveryLog = ({ strapi, job, wake }: DeliveryLogDeps) => {
  const { connection } = strapi.db;
  let clearedAt = 0;

  return {
    /** Sends a test at once, and keeps it in the log; it is not repeated. @throws NotFoundError */
    async ping(id: number, now: Date): Promise<Delivery> {
      const webhook = await requireWebhook(connection, id);
      const test = `evt_test_${newSalt().slice(0, 16)}`;
      const timestamp = now.toISOString();
      const body = JSON.stringify({ id: test, type: 'ping', timestamp, data: { endpoint: webhook.name } });
      const { posted, duration } = await job.send(webhook, test, body, now);
      const { status, problem } = posted;
      const row = {
        ...{ webhook: id, event: null, type: 'ping', reference: null, lane: test, attempts: 1 },
        ...{ state: problem === null ? 'delivered' : 'failed', status, problem, duration },
        ...{ created_at: now.getTime(), first_at: now.getTime(), last_at: now.getTime() },
        next_at: now.getTime(),
      };
      const rows: DeliveryRow[] = await connection(DELIVERIES).insert(row, ['*']);
      const [written] = rows;
      if (!written) throw new Error('The database did not keep a delivery');
      return deliveryView(written);
    },

    /** Deliveries to a webhook, the latest first. @throws NotFoundError */
    async deliveries(
      id: number,
      { state, reference, page, pageSize }: DeliveryQuery,
    ): Promise<Page<Delivery>> {
      await requireWebhook(connection, id);
      const matching = () =>
        connection<DeliveryRow>(DELIVERIES).where({
          webhook: id,
          ...(state && { state }),
          ...(reference && { reference }),
        });
      const rows: DeliveryRow[] = await matching()
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .select('*');
      const counts: { count?: number | string }[] = await matching().count({ count: '*' });
      const total = Number(counts[0]?.count ?? 0);
      const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
      return { data: rows.map(deliveryView), meta: { pagination } };
    },

    /** Delivers an event again, under the same id. @throws NotFoundError where it is not kept any more */
    async replay(id: number, delivery: number, now: Date): Promise<Delivery> {
      await requireWebhook(connection, id);
      const [row]: DeliveryRow[] = await connection<DeliveryRow>(DELIVERIES)
        .where({ id: delivery, webhook: id })
        .select('*');
      const event = row && row.event !== null ? await readEvent(connection, row.event) : null;
      if (!event) throw new errors.NotFoundError('This event is not kept any more');
      const again = await inTransaction(strapi, async (trx) => {
        await insertDeliveries(trx, [event], [{ id, types: null }], now);
        const written: DeliveryRow | undefined = await trx<DeliveryRow>(DELIVERIES)
          .where({ webhook: id, event: event.id })
          .orderBy('id', 'desc')
          .first();
        return written;
      });
      if (!again) throw new Error('The database did not keep a delivery');
      wake();
      return deliveryView(again);
    },

    /**
     * Delivers the events of a span of time that a webhook wants, first to last.
     * @returns how many there are
     * @throws NotFoundError; HttpError 422 for too many at once
     */
    async replayRange(id: number, { from, to }: { from: string; to: string }, actor: Actor): Promise<number> {
      const webhook = await requireWebhook(connection, id);
      const query = connection<EventRow>(BOOKING_EVENTS)
        .where('at', '>=', Date.parse(from))
        .andWhere('at', '<', Date.parse(to));
      if (webhook.types) void query.whereIn('type', webhook.types);
      const events: EventRow[] = await query
        .orderBy('id')
        .limit(MOST_REPLAYED + 1)
        .select('*');
      if (events.length > MOST_REPLAYED)
        throw createError(422, `There are more than ${MOST_REPLAYED} events in it. Choose a shorter time`, {
          details: {},
        });
      await inTransaction(strapi, async (trx) => {
        await insertDeliveries(trx, events, [webhook], actor.now);
        await recordWebhookChange(trx, 'replayed', webhook, actor, { from, to });
      });
      wake();
      return events.length;
    },

    /** Forgets what is older than is kept, once an hour. */
    async clear(now: Date): Promise<void> {
      if (Math.abs(now.getTime() - clearedAt) < CLEAR_EVERY_MS) return;
      clearedAt = now.getTime();
      await clearBefore(connection, new Date(now.getTime() - KEPT_MS));
    },
  };
};
