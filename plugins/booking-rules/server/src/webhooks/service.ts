import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { Page } from '../../../contracts/fields';
import {
  MOST_REPLAYED,
  type Delivery,
  type WebhookInput,
  type WebhookView,
} from '../../../contracts/webhooks/webhooks';
import type { FetchSettings } from '../channels/fetching/fetch-feed';
import type { Outbox } from '../outbox/service';
import { invalidField } from '../platform/http/parse';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { BOOKING_EVENTS } from '../records/booking-events';
import { linkSecret } from '../records/reservations/guest-proof';
import {
  clearBefore,
  DELIVERIES,
  deliveryView,
  insertDeliveries,
  readEvent,
  type DeliveryRow,
  type EventRow,
} from './deliveries';
import { createDeliveryJob } from './delivery-job';
import { newSalt, secretOf } from './signing';
import { insertWebhook, readWebhooks, renewSalt, updateWebhook, WEBHOOKS, type Webhook } from './webhooks';

/** More are a mistake: each of them is sent every event. */
const MOST_WEBHOOKS = 20;
/** Events and the log of deliveries are kept for so long. */
const KEPT_MS = 30 * 86_400_000;
const CLEAR_EVERY_MS = 3_600_000;

export interface WebhooksDeps {
  strapi: Core.Strapi;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Which deliveries are listed. */
export interface DeliveryQuery {
  state?: Delivery['state'] | undefined;
  reference?: string | undefined;
  page: number;
  pageSize: number;
}

/** Webhooks: what managers do with them, and the jobs that send them events. */
export const createWebhooks = ({ strapi, outbox, wake }: WebhooksDeps) => {
  const stopping = new AbortController();
  const job = createDeliveryJob({ strapi, outbox, signal: stopping.signal });
  let clearedAt = 0;

  /** @throws NotFoundError */
  async function require(id: number): Promise<Webhook> {
    const [webhook] = await readWebhooks(strapi.db.connection, { id });
    if (!webhook) throw new errors.NotFoundError('There is no such webhook');
    return webhook;
  }

  async function viewsOf(webhooks: readonly Webhook[]): Promise<WebhookView[]> {
    const { connection } = strapi.db;
    const counts: { webhook: number; count: number | string }[] = await connection(DELIVERIES)
      .where({ state: 'waiting' })
      .groupBy('webhook')
      .select('webhook')
      .count({ count: '*' });
    const waiting = new Map(counts.map(({ webhook, count }) => [webhook, Number(count)]));
    return Promise.all(
      webhooks.map(async (webhook) => {
        const last: DeliveryRow | undefined = await connection<DeliveryRow>(DELIVERIES)
          .where({ webhook: webhook.id })
          .whereNotNull('last_at')
          .orderBy([
            { column: 'last_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .first();
        return viewOf(webhook, waiting.get(webhook.id) ?? 0, last);
      }),
    );
  }

  async function find(id: number): Promise<WebhookView> {
    const [view] = await viewsOf([await require(id)]);
    if (!view) throw new errors.NotFoundError('There is no such webhook');
    return view;
  }

  function audit(
    trx: Knex.Transaction,
    action: string,
    { id, name, url }: Pick<Webhook, 'id' | 'name' | 'url'>,
    { by, now }: Actor,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    // Addresses may hold secrets of the other system.
    const { host } = new URL(url);
    const entry = { by, action, subject: 'webhook', subjectId: String(id), label: name };
    return recordChange(trx, { ...entry, details: { host, ...details } }, now);
  }

  /** @throws ValidationError for an address without TLS */
  function requireSafe({ url }: WebhookInput): void {
    const { allowHttp } = strapi.config.get<FetchSettings>('plugin::booking-rules.calendars');
    if (new URL(url).protocol !== 'https:' && !allowHttp)
      throw invalidField('url', 'must begin with https://');
  }

  return {
    find,

    list: async (): Promise<WebhookView[]> => viewsOf(await readWebhooks(strapi.db.connection)),

    /** Adds a webhook. @returns with its secret, which is told this once @throws ValidationError; HttpError 409 */
    async add(input: WebhookInput, actor: Actor): Promise<{ webhook: WebhookView; secret: string }> {
      requireSafe(input);
      const id = await inTransaction(strapi, async (trx) => {
        if ((await readWebhooks(trx)).length >= MOST_WEBHOOKS)
          throw createError(409, `There can be ${MOST_WEBHOOKS} webhooks at most. Remove one first`, {
            details: {},
          });
        const written = await insertWebhook(trx, input, actor.now);
        await audit(trx, 'created', { ...input, id: written }, actor);
        return written;
      });
      const { salt } = await require(id);
      return { webhook: await find(id), secret: secretOf(linkSecret(strapi), salt) };
    },

    /** Changes a webhook; one that is resumed gets what waits for it. @throws NotFoundError; ValidationError */
    async change(id: number, input: WebhookInput, actor: Actor): Promise<WebhookView> {
      requireSafe(input);
      const before = await require(id);
      await inTransaction(strapi, async (trx) => {
        await updateWebhook(trx, before, input);
        await trx(DELIVERIES)
          .where({ webhook: id, state: 'waiting' })
          .andWhere('next_at', '>', actor.now.getTime())
          .update({ next_at: actor.now.getTime() });
        await audit(trx, 'updated', { ...input, id }, actor);
      });
      wake();
      return find(id);
    },

    /** Removes a webhook with its log. @throws NotFoundError */
    async remove(id: number, actor: Actor): Promise<void> {
      const webhook = await require(id);
      await inTransaction(strapi, async (trx) => {
        await trx(DELIVERIES).where({ webhook: id }).delete();
        await trx(WEBHOOKS).where({ id }).delete();
        await audit(trx, 'deleted', webhook, actor);
      });
    },

    /** Gives a webhook a new secret. @throws NotFoundError */
    async renewSecret(id: number, actor: Actor): Promise<{ webhook: WebhookView; secret: string }> {
      const webhook = await require(id);
      await inTransaction(strapi, async (trx) => {
        await renewSalt(trx, webhook, actor.now);
        await audit(trx, 'secret-renewed', webhook, actor);
      });
      const { salt } = await require(id);
      return { webhook: await find(id), secret: secretOf(linkSecret(strapi), salt) };
    },

    /** Sends a test at once, and keeps it in the log; it is not repeated. @throws NotFoundError */
    async ping(id: number, now: Date): Promise<Delivery> {
      const webhook = await require(id);
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
      const rows: DeliveryRow[] = await strapi.db.connection(DELIVERIES).insert(row, ['*']);
      const [written] = rows;
      if (!written) throw new Error('The database did not keep a delivery');
      return deliveryView(written);
    },

    /** Deliveries to a webhook, the latest first. @throws NotFoundError */
    async deliveries(
      id: number,
      { state, reference, page, pageSize }: DeliveryQuery,
    ): Promise<Page<Delivery>> {
      await require(id);
      const matching = () =>
        strapi.db.connection<DeliveryRow>(DELIVERIES).where({
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
      await require(id);
      const { connection } = strapi.db;
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
      const webhook = await require(id);
      const query = strapi.db
        .connection<EventRow>(BOOKING_EVENTS)
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
        await audit(trx, 'replayed', webhook, actor, { from, to });
      });
      wake();
      return events.length;
    },

    deliverDue: (now: Date): Promise<void> => job.deliverDue(now),

    /** Forgets what is older than is kept, once an hour. */
    async clear(now: Date): Promise<void> {
      if (Math.abs(now.getTime() - clearedAt) < CLEAR_EVERY_MS) return;
      clearedAt = now.getTime();
      await clearBefore(strapi.db.connection, new Date(now.getTime() - KEPT_MS));
    },

    /** Ends what is under way: the jobs can then be stopped. */
    stopWorking: (): void => stopping.abort(),
  };
};

export type Webhooks = ReturnType<typeof createWebhooks>;

/** A webhook as managers see it. */
function viewOf(webhook: Webhook, waiting: number, last: DeliveryRow | undefined): WebhookView {
  const { id, name, url, types, active, failingSince, pausedAt, createdAt } = webhook;
  const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
  return {
    ...{ id, name, url, types, active, waiting },
    state: !active ? 'off' : pausedAt !== null ? 'paused' : failingSince !== null ? 'failing' : 'good',
    failingSince: instant(failingSince),
    pausedAt: instant(pausedAt),
    createdAt: new Date(createdAt).toISOString(),
    lastDelivery: last ? deliveryView(last) : null,
  };
}
