import type { Core } from '@strapi/strapi';
import type { MailStatus } from '../../../contracts/mails';
import { CALENDAR_MAILS } from './mail-types';

export const OUTBOX = 'booking_outbox';
/** A mail that has failed so often is kept, but not tried again. */
export const MOST_ATTEMPTS = 10;
/** Whoever begins to send a mail has it alone for so long; after a crash it is tried again then. */
const CLAIM_MS = 180_000;
/** A mail that has failed so often is overtaken by later ones to the same recipient about the same reservation. */
const WAITED_FOR_ATTEMPTS = 3;
/** Wait before the next attempt, by the number of attempts so far, in minutes; ten attempts take three days. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1_440];

/** A row of the outbox, with the attempts that were made before this one. Instants in milliseconds, which PostgreSQL hands out as texts. */
export interface OutboxRow {
  id: number;
  kind: string;
  recipient: string;
  reference: string | null;
  payload: string;
  attempts: number;
  created_at: number | string;
}

/**
 * Takes the oldest mails that are due for this process alone, and counts the attempt before it is made. Of mails to one
 * recipient about one reservation each waits until the one before it has gone, or has failed too often to be waited
 * for. They are taken together, since each time costs a commit.
 * @param most so many at once
 */
export async function claimMails(strapi: Core.Strapi, now: Date, most: number): Promise<OutboxRow[]> {
  const { connection } = strapi.db;
  const due = connection({ mail: OUTBOX })
    .whereNull('mail.sent_at')
    .andWhere('mail.attempts', '<', MOST_ATTEMPTS)
    .andWhere('mail.next_at', '<=', now.getTime())
    .whereNotExists(
      connection({ earlier: OUTBOX })
        .whereRaw('earlier.reference = mail.reference and earlier.recipient = mail.recipient')
        .whereRaw('earlier.id < mail.id and earlier.sent_at is null')
        .andWhere('earlier.attempts', '<=', WAITED_FOR_ATTEMPTS)
        .select(connection.raw('1')),
    )
    .orderBy('mail.id')
    .limit(most)
    .select('mail.id');
  // Processes that claim at once pass over what another one is about to have; SQLite has one process.
  if (strapi.db.dialect.client === 'postgres') due.forUpdate('mail').skipLocked();
  // Looked for once: a part of a larger statement may be run again for each row that it looks at, and lock more.
  const claimed: OutboxRow[] = await connection<OutboxRow>(OUTBOX)
    .withMaterialized('due', due)
    .whereIn('id', connection('due').select('id'))
    .update({ attempts: connection.raw('attempts + 1'), next_at: now.getTime() + CLAIM_MS } as object)
    .returning('*');
  return claimed
    .map((row) => ({ ...row, attempts: row.attempts - 1 }))
    .sort((one, other) => one.id - other.id);
}

/** When the oldest mail was written that is still to be sent, in milliseconds since 1970; null without any. */
export async function oldestWaiting(strapi: Core.Strapi): Promise<number | null> {
  const row: { written?: number | string | null } | undefined = await strapi.db
    .connection(OUTBOX)
    .whereNull('sent_at')
    .andWhere('attempts', '<', MOST_ATTEMPTS)
    .min({ written: 'created_at' })
    .first();
  return row?.written == null ? null : Number(row.written);
}

/** Notes that a mail has gone. Of a message with a secret link nothing is kept. */
export async function markSent(strapi: Core.Strapi, row: OutboxRow, now: Date): Promise<void> {
  const payload = row.reference === null ? { payload: '{}' } : {};
  await strapi.db
    .connection(OUTBOX)
    .where({ id: row.id })
    .update({ sent_at: now.getTime(), last_error: null, ...payload });
}

/** Notes a failure and when to try again; true when that was the last attempt. */
export async function markFailed(
  strapi: Core.Strapi,
  row: OutboxRow,
  now: Date,
  error: unknown,
): Promise<boolean> {
  const minutes = RETRY_MINUTES[Math.min(row.attempts, RETRY_MINUTES.length - 1)] ?? 1_440;
  await strapi.db
    .connection(OUTBOX)
    .where({ id: row.id })
    .update({ next_at: now.getTime() + minutes * 60_000, last_error: String(error).slice(0, 500) });
  return row.attempts + 1 >= MOST_ATTEMPTS;
}

/** Puts mails that are claimed off, without counting it as an attempt. */
export async function postpone(strapi: Core.Strapi, rows: readonly OutboxRow[], until: Date): Promise<void> {
  const { connection } = strapi.db;
  await connection(OUTBOX)
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .update({ attempts: connection.raw('attempts - 1'), next_at: until.getTime() });
}

/** How many calendar files of the same reservation came before this mail: the file's SEQUENCE. */
export async function earlierCalendars(
  strapi: Core.Strapi,
  row: Pick<OutboxRow, 'id' | 'reference'>,
): Promise<number> {
  const counted: { count: number | string }[] = await strapi.db
    .connection(OUTBOX)
    .where({ reference: row.reference })
    .whereIn('kind', [...CALENDAR_MAILS])
    .andWhere('id', '<', row.id)
    .count({ count: '*' });
  return Number(counted[0]?.count ?? 0);
}

/** A row of the outbox with what came of it. */
export interface TriedMail extends OutboxRow {
  next_at: number | string;
  sent_at: number | string | null;
  last_error: string | null;
}

const instant = (ms: number | string): string => new Date(Number(ms)).toISOString();

/** What has become of a mail of the outbox. */
export function mailStatusOf({ attempts, created_at, next_at, sent_at, last_error }: TriedMail): MailStatus {
  const common = { writtenAt: instant(created_at), error: last_error };
  if (sent_at !== null) return { ...common, state: 'sent', sentAt: instant(sent_at), nextTryAt: null };
  if (attempts >= MOST_ATTEMPTS) return { ...common, state: 'given-up', sentAt: null, nextTryAt: null };
  const state = last_error === null ? 'waiting' : 'late';
  return { ...common, state, sentAt: null, nextTryAt: instant(next_at) };
}
