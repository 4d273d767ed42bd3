import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { GIVE_UP_MS, nextAttempt } from '../../../shared/domain/webhooks/retry';
import type { FetchSettings } from '../channels/fetching/fetch-feed';
import { postJson, type Posted } from '../channels/fetching/post-json';
import type { Outbox } from '../outbox/service';
import { shareOut } from '../platform/jobs';
import { inTransaction } from '../platform/transaction';
import { linkSecret } from '../records/reservations/guest-proof';
import {
  DELIVERIES,
  dueDeliveries,
  eventId,
  insertDeliveries,
  markHandedOut,
  readEvent,
  waitingEvents,
  type DeliveryRow,
  type EventRow,
} from './deliveries';
import { signedHeaders } from './signing';
import { readWebhooks, secretsOf, WEBHOOKS, type Webhook } from './webhooks';

/** Deliveries that are made at once, and those of one webhook among them. */
const AT_ONCE = 6;
const OF_ONE_WEBHOOK = 2;
/** A round of the job takes about so long at most; what is left is for the next one. */
const ROUND_MS = 30_000;
/** What a receiver answers that never wants to hear of us again. */
const GONE = 410;

export interface DeliveryJobDeps {
  strapi: Core.Strapi;
  outbox: Outbox;
  /** Ends what is under way. */
  signal: AbortSignal;
}

/** Hands events out to webhooks, and makes the deliveries that are due. One process runs it at a time. */
export function createDeliveryJob({ strapi, outbox, signal }: DeliveryJobDeps) {
  const settings = (): FetchSettings => ({
    ...strapi.config.get<Pick<FetchSettings, 'allowHttp' | 'networks'>>('plugin::booking-rules.calendars'),
    signal,
  });

  /** Every event goes once to each webhook that is on when it is handed out. */
  async function handOut(now: Date): Promise<void> {
    const { connection } = strapi.db;
    for (;;) {
      const events = await waitingEvents(connection);
      if (events.length === 0) return;
      await inTransaction(strapi, async (trx) => {
        const webhooks = (await readWebhooks(trx)).filter(({ active }) => active);
        await insertDeliveries(trx, await markHandedOut(trx, events, now), webhooks, now);
      });
    }
  }

  /** Makes what is due, some at a time. A webhook that fails is left alone until the next round. */
  async function deliverDue(now: Date): Promise<void> {
    await handOut(now);
    const began = performance.now();
    const elapsed = (): number => performance.now() - began;
    const moment = (): Date => new Date(now.getTime() + elapsed());
    const tried = new Set<string>();
    const failed = new Set<number>();
    const busy = new Map<number, number>();
    const next = async (): Promise<DeliveryRow | null> => {
      if (signal.aborted || elapsed() >= ROUND_MS) return null;
      const full = [...busy].filter(([, count]) => count >= OF_ONE_WEBHOOK).map(([id]) => id);
      const due = await dueDeliveries(strapi.db.connection, moment(), [...failed, ...full], AT_ONCE * 2);
      // Others may have begun meanwhile.
      return (
        due.find(
          ({ id, webhook }) =>
            !tried.has(String(id)) && !failed.has(webhook) && (busy.get(webhook) ?? 0) < OF_ONE_WEBHOOK,
        ) ?? null
      );
    };
    await shareOut(AT_ONCE, next, async (delivery) => {
      const { id, webhook } = delivery;
      tried.add(String(id));
      busy.set(webhook, (busy.get(webhook) ?? 0) + 1);
      try {
        if (!(await attempt(delivery, moment()))) failed.add(webhook);
      } finally {
        busy.set(webhook, (busy.get(webhook) ?? 1) - 1);
      }
      await nextTurn();
    });
  }

  /** Makes one delivery; says whether its webhook may have the next. */
  async function attempt(delivery: DeliveryRow, at: Date): Promise<boolean> {
    const { connection } = strapi.db;
    const [webhook] = await readWebhooks(connection, { id: delivery.webhook });
    if (!webhook) return false;
    const event = delivery.event === null ? null : await readEvent(connection, delivery.event);
    if (!event) {
      const gone = { state: 'failed', problem: 'event-gone', last_at: at.getTime() };
      await connection(DELIVERIES).where({ id: delivery.id }).update(gone);
      return true;
    }
    const { posted, duration } = await send(webhook, eventId(event.id), bodyOf(event), at);
    // What was cut off by us says nothing of the receiver.
    if (signal.aborted && posted.problem !== null) return false;
    await note(delivery, webhook, { posted, duration }, at);
    return posted.problem === null;
  }

  /** Sends a body to a webhook, signed. */
  async function send(webhook: Webhook, id: string, body: string, at: Date) {
    const headers = signedHeaders({ id, at, body }, secretsOf(linkSecret(strapi), webhook, at));
    const began = performance.now();
    const posted = await postJson({ url: webhook.url, body, headers }, settings());
    return { posted, duration: Math.round(performance.now() - began) };
  }

  /** Notes how an attempt went: with the delivery, and what it says of the webhook. */
  async function note(
    delivery: DeliveryRow,
    webhook: Webhook,
    { posted, duration }: { posted: Posted; duration: number },
    at: Date,
  ): Promise<void> {
    const { status, problem, retryAfter } = posted;
    const attempts = delivery.attempts + 1;
    const firstAt = Number(delivery.first_at ?? at.getTime());
    const again = problem && nextAttempt({ attempts, firstAt, at: at.getTime(), retryAfter });
    await inTransaction(strapi, async (trx) => {
      await trx(DELIVERIES)
        .where({ id: delivery.id })
        .update({
          state: problem === null ? 'delivered' : again === null ? 'failed' : 'waiting',
          ...{ attempts, status, duration, problem, first_at: firstAt, last_at: at.getTime() },
          ...(typeof again === 'number' && { next_at: again }),
        });
      if (problem === null) await trx(WEBHOOKS).where({ id: webhook.id }).update({ failing_since: null });
      else await noteFailure(trx, webhook, status, at);
    });
  }

  /** A webhook that has failed for days, or does not want to be asked again, is paused, and the manager told. */
  async function noteFailure(
    trx: Parameters<typeof insertDeliveries>[0],
    { id, name, url }: Webhook,
    status: number | null,
    at: Date,
  ): Promise<void> {
    await trx(WEBHOOKS).where({ id }).whereNull('failing_since').update({ failing_since: at.getTime() });
    const isGone = status === GONE;
    const rows = trx(WEBHOOKS).where({ id }).whereNull('paused_at');
    if (!isGone) void rows.where('failing_since', '<=', at.getTime() - GIVE_UP_MS);
    const paused = await rows.update({ paused_at: at.getTime() });
    if (paused === 0) return;
    const { host } = new URL(url);
    await outbox.enqueueNotice(trx, { kind: 'manager-webhook-paused', id, name, host, isGone }, at);
  }

  return { deliverDue, send };
}

export type DeliveryJob = ReturnType<typeof createDeliveryJob>;

/** What is sent of an event. */
function bodyOf({ id, type, reference, details, at }: EventRow): string {
  const data = { reference, ...(JSON.parse(details) as object) };
  return JSON.stringify({ id: eventId(id), type, timestamp: new Date(Number(at)).toISOString(), data });
}
