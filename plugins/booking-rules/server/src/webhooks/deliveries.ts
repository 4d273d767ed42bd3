import type { Knex } from 'knex';
import type { Delivery } from '../../../contracts/webhooks/webhooks';
import { BOOKING_EVENTS } from '../records/booking-events';
import { WEBHOOKS, type Webhook } from './webhooks';

/** The table of deliveries. */
export const DELIVERIES = 'booking_webhook_deliveries';
/** Rows of one statement: SQLite takes at most 32,766 values. */
const AT_ONCE = 500;

/** An event as the table holds it; PostgreSQL hands large integers out as text. */
export interface EventRow {
  id: number | string;
  type: string;
  reference: string | null;
  details: string;
  at: number | string;
}
type EventHead = Pick<EventRow, 'id' | 'type' | 'reference'>;

/** A delivery as the table holds it. */
export interface DeliveryRow {
  id: number | string;
  webhook: number;
  /** Null for a test. */
  event: number | string | null;
  type: string;
  reference: string | null;
  /** What is delivered in order. */
  lane: string;
  state: Delivery['state'];
  attempts: number;
  created_at: number | string;
  first_at: number | string | null;
  last_at: number | string | null;
  next_at: number | string;
  status: number | null;
  duration: number | null;
  problem: string | null;
}

type Connection = Knex | Knex.Transaction;

/** The id of an event, as receivers know it. */
export const eventId = (event: number | string): string => `evt_${event}`;

/** Writes down that events are to be delivered to webhooks, each to those that want its type. */
export async function insertDeliveries(
  trx: Knex.Transaction,
  events: readonly EventHead[],
  webhooks: readonly Pick<Webhook, 'id' | 'types'>[],
  now: Date,
): Promise<void> {
  const rows = events.flatMap(({ id: event, type, reference }) =>
    webhooks
      .filter(({ types }) => types === null || types.some((wanted) => wanted === type))
      .map(({ id: webhook }) => ({
        ...{ webhook, event, type, reference, lane: reference ?? eventId(event), state: 'waiting' },
        created_at: now.getTime(),
        next_at: now.getTime(),
      })),
  );
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await trx(DELIVERIES).insert(rows.slice(start, start + AT_ONCE));
}

/** Events that have not been handed out yet, first to last. */
export async function waitingEvents(connection: Connection): Promise<EventHead[]> {
  return connection<EventRow>(BOOKING_EVENTS)
    .whereNull('handed_out_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id', 'type', 'reference');
}

/** Marks events as handed out. @returns those that nobody had handed out before, first to last */
export async function markHandedOut(
  trx: Knex.Transaction,
  events: readonly EventHead[],
  now: Date,
): Promise<EventHead[]> {
  const marked: EventHead[] = await trx(BOOKING_EVENTS)
    .whereIn(
      'id',
      events.map(({ id }) => id),
    )
    .whereNull('handed_out_at')
    .update({ handed_out_at: now.getTime() }, ['id', 'type', 'reference']);
  return marked.toSorted((one, other) => Number(one.id) - Number(other.id));
}

/**
 * Deliveries that are due: of each webhook and reservation the first that waits, so that nothing overtakes it.
 * @param except webhooks that are left alone
 */
export async function dueDeliveries(
  connection: Connection,
  at: Date,
  except: readonly number[],
  limit: number,
): Promise<DeliveryRow[]> {
  const earlier = connection(`${DELIVERIES} as earlier`)
    .where('earlier.webhook', connection.ref('delivery.webhook'))
    .andWhere('earlier.lane', connection.ref('delivery.lane'))
    .andWhere('earlier.state', 'waiting')
    .andWhere('earlier.id', '<', connection.ref('delivery.id'))
    .select('earlier.id');
  const rows: unknown = await connection(`${DELIVERIES} as delivery`)
    .join(`${WEBHOOKS} as webhook`, 'webhook.id', 'delivery.webhook')
    .where('delivery.state', 'waiting')
    .andWhere('delivery.next_at', '<=', at.getTime())
    .andWhere('webhook.active', true)
    .whereNull('webhook.paused_at')
    .whereNotIn('delivery.webhook', [...except])
    .whereNotExists(earlier)
    .orderBy(['delivery.next_at', 'delivery.id'])
    .limit(limit)
    .select('delivery.*');
  return rows as DeliveryRow[];
}

/** The event of a delivery; null once it is not kept any more. */
export async function readEvent(connection: Connection, id: number | string): Promise<EventRow | null> {
  const [row]: EventRow[] = await connection<EventRow>(BOOKING_EVENTS).where({ id }).select('*');
  return row ?? null;
}

/** Forgets events and deliveries of before an instant, apart from what is still to be handed out. */
export async function clearBefore(connection: Connection, before: Date): Promise<void> {
  await connection(DELIVERIES).where('created_at', '<', before.getTime()).delete();
  await connection(BOOKING_EVENTS)
    .where('at', '<', before.getTime())
    .whereNotNull('handed_out_at')
    .whereNotIn('id', connection(DELIVERIES).whereNotNull('event').select('event'))
    .delete();
}

/** A delivery as managers see it. */
export function deliveryView(row: DeliveryRow): Delivery {
  const instant = (value: number | string | null): string | null =>
    value === null ? null : new Date(Number(value)).toISOString();
  const { id, event, type, reference, state, attempts, status, duration } = row;
  return {
    ...{ id: Number(id), type, reference, state, attempts, status, duration },
    event: event === null ? pingId(row) : eventId(event),
    createdAt: new Date(Number(row.created_at)).toISOString(),
    lastAt: instant(row.last_at),
    nextAt: state === 'waiting' ? instant(row.next_at) : null,
    problem: row.problem as Delivery['problem'],
  };
}

/** The id of a test, which is of no event. */
export const pingId = ({ lane }: Pick<DeliveryRow, 'lane'>): string => lane;
