import type { Core } from '@strapi/strapi';
import { composeMail } from './compose';
import { decideMail } from './decide-mail';
import { claimMail, dueMails, markFailed, markSent, MOST_ATTEMPTS, postpone, type OutboxRow } from './outbox';
import type { Transport } from './transport';

/** Looked at in one run; whoever calls asks again while there is more. */
const AT_ONCE = 50;
/** A run ends after so long, so that other jobs get their turn. */
const RUN_MS = 20_000;
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
 * Sends what is due, one mail after the other, each at least once: it is claimed, sent, and then noted as sent.
 * A mail that fails is tried again later and later, and given up after ten attempts.
 * @returns whether more may be due
 */
export async function deliverMails(strapi: Core.Strapi, transport: Transport, now: Date): Promise<boolean> {
  const start = performance.now();
  const due = await dueMails(strapi, now, AT_ONCE);
  let done = 0;
  for (const row of due) {
    if (performance.now() - start > RUN_MS) return true;
    if (!(await claimMail(strapi, row, now))) continue;
    try {
      if (await send(strapi, transport, row, now)) done += 1;
    } catch (error) {
      await noteFailure(strapi, row, now, error);
      if (isOutOfReach(error)) return false;
    }
  }
  return due.length === AT_ONCE && done > 0;
}

/** Sends a mail that is claimed; false when it has to wait. */
async function send(strapi: Core.Strapi, transport: Transport, row: OutboxRow, now: Date): Promise<boolean> {
  const decision = await decideMail(strapi, row, now);
  if (decision.answer === 'wait') {
    await postpone(strapi, row, now);
    return false;
  }
  if (decision.answer === 'send') await transport(await composeMail(strapi, decision.row));
  await markSent(strapi, row, now);
  return true;
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
