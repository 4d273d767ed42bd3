import type { Core } from '@strapi/strapi';
import { composeMail } from './compose';
import { decideDelivery } from './delivery-decision';
import {
  claimMails,
  markFailed,
  markSent,
  MOST_ATTEMPTS,
  postpone,
  type OutboxRow,
} from '../../outbox/queue';
import { shareOut } from '../../platform/jobs';
import { giveWay } from '../../platform/yield-to-event-loop';
import type { TemplateReadings } from './read-context';
import type { Transport } from './transport';

/** So many mails are on their way at once from each process. */
const AT_ONCE = 10;
/** A run ends after so long, so that other jobs get their turn. */
const RUN_MS = 20_000;
/** A run gives way to guests who book for so long at most: in a rush that goes on, nobody would get a mail. */
const PATIENCE_MS = 10_000;
/** After these the mail server is out of reach for every mail, so the others wait for the next run. */
const OUT_OF_REACH = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'EAUTH',
  'ECONNREFUSED',
]);

/**
 * Sends what is due, some at a time, each at least once: it is claimed, sent, and then noted as sent. However many
 * processes there are, they share the work. A mail that fails is tried again later and later, and given up after ten
 * attempts.
 * @param readings made anew for each run
 * @returns whether more may be due
 */
export async function deliverMails(
  strapi: Core.Strapi,
  transport: Transport,
  readings: TemplateReadings,
  now: Date,
): Promise<boolean> {
  const began = performance.now();
  const end = began + RUN_MS;
  const run = { isServerAway: false, isEmpty: false };
  const claimed: OutboxRow[] = [];
  let claiming: Promise<boolean> | null = null;

  const isOver = (): boolean => run.isServerAway || performance.now() >= end;
  /** Claims the next mails; whether there were any. */
  async function claim(): Promise<boolean> {
    // Before it claims any: a process that has time may send them.
    await giveWay(began + PATIENCE_MS);
    const rows = await claimMails(strapi, now, AT_ONCE);
    claimed.push(...rows);
    run.isEmpty ||= rows.length === 0;
    return rows.length > 0;
  }
  async function next(): Promise<OutboxRow | null> {
    while (claimed.length === 0) {
      if (isOver()) return null;
      // Those who find none at the same time share one look for more.
      claiming ??= claim().finally(() => (claiming = null));
      if (!(await claiming)) return null;
    }
    return isOver() ? null : (claimed.shift() ?? null);
  }

  try {
    await shareOut(AT_ONCE, next, async (row) => {
      try {
        await send(strapi, transport, row, readings, now);
      } catch (error) {
        await noteFailure(strapi, row, now, error);
        run.isServerAway ||= isOutOfReach(error);
      }
    });
  } finally {
    // The next run sends them, wherever it runs.
    if (claimed.length > 0) await postpone(strapi, claimed, now);
  }
  return !run.isServerAway && !run.isEmpty;
}

/** Sends a mail that is claimed, or puts it off to the next run. */
async function send(
  strapi: Core.Strapi,
  transport: Transport,
  row: OutboxRow,
  readings: TemplateReadings,
  now: Date,
): Promise<void> {
  const decision = await decideDelivery(strapi, row, now);
  if (decision.answer === 'wait') {
    await postpone(strapi, [row], new Date(now.getTime() + 1));
    return;
  }
  if (decision.answer === 'send') await transport(await composeMail(strapi, decision.row, readings));
  await markSent(strapi, row, now);
}

async function noteFailure(strapi: Core.Strapi, row: OutboxRow, now: Date, error: unknown): Promise<void> {
  const isLast = await markFailed(strapi, row, now, error);
  const mail = `The mail ${row.id} (${row.kind}${row.reference === null ? '' : `, ${row.reference}`})`;
  strapi.log.error(
    isLast
      ? `${mail} has failed ${MOST_ATTEMPTS} times and is given up; it stays in booking_outbox. ${String(error)}`
      : `${mail} could not be sent and will be tried again: ${String(error)}`,
  );
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OUT_OF_REACH.has(String(error.code));
}
