import type { Knex } from 'knex';
import { waitingSince, type MessageChannel, type Sender } from '../../../shared/domain/guests/messages';
import { recordBookingEvent } from './booking-events';

/** Made by the migration 0050. */
export const THREADS = 'booking_threads';
export const MESSAGES = 'booking_messages';
export const READS = 'booking_message_reads';
export const NOTES = 'booking_thread_notes';

/** A thread as it is kept. Instants in milliseconds, which PostgreSQL hands out as texts. */
export interface ThreadRow {
  id: number;
  reference: string;
  last_at: number | string;
  waiting_since: number | string | null;
}

/** A message as it is kept; nothing of it ever changes. */
export interface MessageRow {
  id: number;
  thread: number;
  sender: Sender;
  author: string;
  text: string;
  at: number | string;
  channel: MessageChannel;
  mail: number | null;
  /** JSON of a quote. */
  quote: string | null;
  attachments: number;
  client_key: string | null;
}

/** A message that is about to be kept. */
export interface NewMessage {
  sender: Sender;
  /** The guest's name, or the email address of a member of staff. */
  author: string;
  text: string;
  channel: MessageChannel;
  /** Number of its mail in the outbox. */
  mail?: number | null;
  /** JSON of the quote that goes along. */
  quote?: string | null;
  /** How many its mail had, which are not kept. */
  attachments?: number;
  /** By which a browser repeats it. */
  clientKey?: string | null;
}

/** Whether a reference is that of a reservation; others are of enquiries. */
export const isOfReservation = (reference: string): boolean => reference.startsWith('R-');

/** The thread of a reservation or an enquiry, begun where there is none, and locked until the transaction ends. */
export async function lockThread(trx: Knex.Transaction, reference: string, now: Date): Promise<ThreadRow> {
  await trx<ThreadRow>(THREADS)
    .insert({ reference, last_at: now.getTime(), waiting_since: null })
    .onConflict('reference')
    .ignore();
  const row: ThreadRow | undefined = await trx<ThreadRow>(THREADS).where({ reference }).forUpdate().first();
  if (row === undefined) throw new Error(`The thread of ${reference} is gone`);
  return row;
}

/**
 * Adds a message to a thread that is locked, and writes the event down: with what else the transaction does, or not at
 * all.
 * @returns the number of the message
 */
export async function appendMessage(
  trx: Knex.Transaction,
  thread: ThreadRow,
  { sender, author, text, channel, mail = null, quote = null, attachments = 0, clientKey = null }: NewMessage,
  now: Date,
): Promise<number> {
  const { reference } = thread;
  const at = now.getTime();
  const written: { id: number }[] = await trx(MESSAGES).insert(
    {
      ...{ thread: thread.id, sender, author: author.slice(0, 254), text, at, channel, mail, quote },
      ...{ attachments, client_key: clientKey },
    },
    ['id'],
  );
  const id = written[0]?.id;
  if (id === undefined) throw new Error('The database did not number a message');
  const since = thread.waiting_since === null ? null : Number(thread.waiting_since);
  await trx(THREADS)
    .where({ id: thread.id })
    .update({ last_at: at, waiting_since: waitingSince(since, sender, at) });
  const isReservation = isOfReservation(reference);
  const details = { message: id, channel, ...(!isReservation && { enquiry: reference }) };
  const type = sender === 'guest' ? 'message.received' : 'message.sent';
  await recordBookingEvent(trx, { type, reference: isReservation ? reference : null, details }, now);
  return id;
}

/** Notes that one side has read what the others have written in a thread. */
export async function markRead(
  db: Knex | Knex.Transaction,
  thread: number,
  side: 'guest' | 'house',
  now: Date,
): Promise<void> {
  const unread = await unreadBy(db, [thread], side).select<{ id: number }[]>('message.id');
  if (unread.length === 0) return;
  await db(READS)
    .insert(unread.map(({ id }) => ({ message: id, side, at: now.getTime() })))
    .onConflict(['message', 'side'])
    .ignore();
}

/**
 * Messages, as `message`, that one side has not read: what the guest wrote, or what the guest did not.
 * @param threads null for all
 */
export function unreadBy(
  db: Knex | Knex.Transaction,
  threads: readonly number[] | null,
  side: 'guest' | 'house',
): Knex.QueryBuilder {
  const messages = db({ message: MESSAGES });
  if (threads !== null) void messages.whereIn('message.thread', [...threads]);
  return messages
    .where('message.sender', side === 'house' ? '=' : '<>', 'guest')
    .whereNotExists(
      db({ seen: READS }).whereRaw('seen.message = message.id').where('seen.side', side).select(db.raw('1')),
    );
}

/** How many guests wait for an answer, and since when the first of them. */
export async function waitingThreads(db: Knex): Promise<{ count: number; since: string | null }> {
  const row: { count?: number | string; since?: number | string | null } | undefined = await db(THREADS)
    .whereNotNull('waiting_since')
    .count({ count: '*' })
    .min({ since: 'waiting_since' })
    .first();
  return {
    count: Number(row?.count ?? 0),
    since: row?.since == null ? null : new Date(Number(row.since)).toISOString(),
  };
}

/** Removes the threads of these reservations or enquiries, with all that was written in them. */
export async function eraseThreads(trx: Knex.Transaction, references: readonly string[]): Promise<void> {
  const threads = trx(THREADS)
    .whereIn('reference', [...references])
    .select('id');
  const messages = trx(MESSAGES).whereIn('thread', threads).select('id');
  await trx(READS).whereIn('message', messages).delete();
  await trx('booking_inbound_mails').whereIn('message', messages).delete();
  await trx(MESSAGES).whereIn('thread', threads).delete();
  await trx(NOTES).whereIn('thread', threads).delete();
  await trx(THREADS)
    .whereIn('reference', [...references])
    .delete();
}
