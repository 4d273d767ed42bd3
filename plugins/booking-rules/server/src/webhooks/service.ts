import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { WebhookInput, WebhookView } from '../../../contracts/webhooks/webhooks';
import type { FetchSettings } from '../channels/fetching/fetch-feed';
import type { Outbox } from '../outbox/service';
import { invalidField } from '../platform/http/parse';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { linkSecret } from '../records/reservations/guest-proof';
import { DELIVERIES, deliveryView, type DeliveryRow } from './deliveries';
import { createDeliveryJob } from './delivery-job';
import { createDeliveryLog } from './delivery-log';
import { secretOf } from './signing';
import {
  insertWebhook,
  readWebhooks,
  recordWebhookChange,
  renewSalt,
  requireWebhook,
  updateWebhook,
  WEBHOOKS,
  type Webhook,
} from './webhooks';

/** More are a mistake: each of them is sent every event. */
const MOST_WEBHOOKS = 20;

export interface WebhooksDeps {
  strapi: Core.Strapi;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Webhooks: what managers do with them, and the jobs that send them events. */
export const createWebhooks = ({ strapi, outbox, wake }: WebhooksDeps) => {
  const stopping = new AbortController();
  const job = createDeliveryJob({ strapi, outbox, signal: stopping.signal });
  const { connection } = strapi.db;

  async function viewsOf(webhooks: readonly Webhook[]): Promise<WebhookView[]> {
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
    const [view] = await viewsOf([await requireWebhook(connection, id)]);
    if (!view) throw new errors.NotFoundError('There is no such webhook');
    return view;
  }

  /** @throws ValidationError for an address without TLS */
  function requireSafe({ url }: WebhookInput): void {
    const { allowHttp } = strapi.config.get<FetchSettings>('plugin::booking-rules.calendars');
    if (new URL(url).protocol !== 'https:' && !allowHttp)
      throw invalidField('url', 'must begin with https://');
  }

  return {
    find,

    list: async (): Promise<WebhookView[]> => viewsOf(await readWebhooks(connection)),

    /** Adds a webhook. @returns with its secret, which is told this once @throws ValidationError; HttpError 409 */
    async add(input: WebhookInput, actor: Actor): Promise<{ webhook: WebhookView; secret: string }> {
      requireSafe(input);
      const id = await inTransaction(strapi, async (trx) => {
        if ((await readWebhooks(trx)).length >= MOST_WEBHOOKS)
          throw createError(409, `There can be ${MOST_WEBHOOKS} webhooks at most. Remove one first`, {
            details: {},
          });
        const written = await insertWebhook(trx, input, actor.now);
        await recordWebhookChange(trx, 'created', { ...input, id: written }, actor);
        return written;
      });
      const { salt } = await requireWebhook(connection, id);
      return { webhook: await find(id), secret: secretOf(linkSecret(strapi), salt) };
    },

    /** Changes a webhook; one that is resumed gets what waits for it. @throws NotFoundError; ValidationError */
    async change(id: number, input: WebhookInput, actor: Actor): Promise<WebhookView> {
      requireSafe(input);
      const before = await requireWebhook(connection, id);
      await inTransaction(strapi, async (trx) => {
        await updateWebhook(trx, before, input);
        await trx(DELIVERIES)
          .where({ webhook: id, state: 'waiting' })
          .andWhere('next_at', '>', actor.now.getTime())
          .update({ next_at: actor.now.getTime() });
        await recordWebhookChange(trx, 'updated', { ...input, id }, actor);
      });
      wake();
      return find(id);
    },

    /** Removes a webhook with its log. @throws NotFoundError */
    async remove(id: number, actor: Actor): Promise<void> {
      const webhook = await requireWebhook(connection, id);
      await inTransaction(strapi, async (trx) => {
        await trx(DELIVERIES).where({ webhook: id }).delete();
        await trx(WEBHOOKS).where({ id }).delete();
        await recordWebhookChange(trx, 'deleted', webhook, actor);
      });
    },

    /** Gives a webhook a new secret. @throws NotFoundError */
    async renewSecret(id: number, actor: Actor): Promise<{ webhook: WebhookView; secret: string }> {
      const webhook = await requireWebhook(connection, id);
      await inTransaction(strapi, async (trx) => {
        await renewSalt(trx, webhook, actor.now);
        await recordWebhookChange(trx, 'secret-renewed', webhook, actor);
      });
      const { salt } = await requireWebhook(connection, id);
      return { webhook: await find(id), secret: secretOf(linkSecret(strapi), salt) };
    },

    ...createDeliveryLog({ strapi, job, wake }),

    deliverDue: (now: Date): Promise<void> => job.deliverDue(now),

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
