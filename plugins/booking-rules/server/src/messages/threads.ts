import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Page } from '../../../contracts/fields';
import type { ThreadMessage, ThreadQuery, ThreadSummary } from '../../../contracts/messages/threads';
import type { Quote } from '../../../contracts/quotes';
import { mailStatusOf, OUTBOX, type TriedMail } from '../outbox/queue';
import { UIDS } from '../records/documents';
import { reservationTable } from '../records/reservations/reservations';
import { MESSAGES, READS, THREADS, unreadBy, type MessageRow, type ThreadRow } from '../records/threads';

/** So much of the last message stands in the inbox. */
const EXCERPT = 160;

/** A line of the inbox as the database has it: a thread beside its reservation or its enquiry. */
interface ListedRow extends ThreadRow {
  first_name: string | null;
  last_name: string | null;
  name: string | null;
  stay_state: string | null;
  enquiry_state: string | null;
  apartment_name: string | null;
  check_in: string | null;
  check_out: string | null;
}

const instantOf = (at: number | string): string => new Date(Number(at)).toISOString();

/** A page of the inbox; those that wait are in the order of their waiting, others by their last message. */
export async function listThreads(
  strapi: Core.Strapi,
  { search = '', show, page, pageSize }: ThreadQuery,
): Promise<Page<ThreadSummary>> {
  const { connection } = strapi.db;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = (): Knex.QueryBuilder => {
    const query = connection({ thread: THREADS })
      .leftJoin({ stay: reservationTable(strapi) }, 'stay.reference', 'thread.reference')
      .leftJoin(
        { enquiry: strapi.db.metadata.get(UIDS.enquiry).tableName },
        'enquiry.reference',
        'thread.reference',
      )
      // A thread may have notes alone.
      .whereExists(
        connection({ written: MESSAGES }).whereRaw('written.thread = thread.id').select(connection.raw('1')),
      );
    for (const word of words) whereSaid(connection, query, word);
    if (show === 'waiting') void query.whereNotNull('thread.waiting_since');
    if (show === 'unread')
      void query.whereIn('thread.id', unreadBy(connection, null, 'house').select('message.thread'));
    return query;
  };
  const order = show === 'waiting' ? 'thread.waiting_since asc' : 'thread.last_at desc';
  const [rows, counted] = (await Promise.all([
    matching()
      .orderByRaw(`${order}, thread.id desc`)
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .select({
        ...{ id: 'thread.id', reference: 'thread.reference', last_at: 'thread.last_at' },
        ...{ waiting_since: 'thread.waiting_since', first_name: 'stay.first_name' },
        ...{ last_name: 'stay.last_name', name: 'enquiry.name', stay_state: 'stay.state' },
        enquiry_state: 'enquiry.state',
        apartment_name: connection.raw('coalesce(stay.apartment_name, enquiry.apartment_name)'),
        check_in: connection.raw('cast(coalesce(stay.check_in, enquiry.check_in) as text)'),
        check_out: connection.raw('cast(coalesce(stay.check_out, enquiry.check_out) as text)'),
      }),
    matching().count({ count: '*' }),
  ])) as [ListedRow[], { count?: number | string }[]];
  const total = Number(counted[0]?.count ?? 0);
  const ids = rows.map(({ id }) => id);
  const [last, unread] = await Promise.all([lastMessages(connection, ids), unreadCounts(connection, ids)]);
  const data = rows.map((row): ThreadSummary => {
    const message = last.get(row.id);
    return {
      reference: row.reference,
      kind: row.stay_state === null ? 'enquiry' : 'reservation',
      guest: row.name ?? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
      apartmentName: row.apartment_name,
      checkIn: row.check_in,
      checkOut: row.check_out,
      state: row.stay_state ?? row.enquiry_state ?? '',
      waitingSince: row.waiting_since === null ? null : instantOf(row.waiting_since),
      unread: unread.get(row.id) ?? 0,
      last: message
        ? { from: message.sender, text: message.text.slice(0, EXCERPT), at: instantOf(message.at) }
        : null,
    };
  });
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { data, meta: { pagination: { page, pageSize, pageCount, total } } };
}

/** Holds a query of the inbox to threads in which a word is found somewhere. */
function whereSaid(connection: Knex, query: Knex.QueryBuilder, word: string): void {
  const like = `%${word.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
  const facts = [
    'thread.reference',
    'stay.first_name',
    'stay.last_name',
    'stay.email',
    'stay.apartment_name',
  ];
  const asked = ['enquiry.name', 'enquiry.email', 'enquiry.apartment_name'];
  void query.where((one) => {
    for (const column of [...facts, ...asked])
      void one.orWhereRaw(`lower(coalesce(${column}, '')) like ? escape '\\'`, [like]);
    void one.orWhereExists(
      connection({ said: MESSAGES })
        .whereRaw('said.thread = thread.id')
        .whereRaw(`lower(said.text) like ? escape '\\'`, [like])
        .select(connection.raw('1')),
    );
  });
}

async function lastMessages(db: Knex, threads: readonly number[]): Promise<Map<number, MessageRow>> {
  const newest = db(MESSAGES)
    .whereIn('thread', [...threads])
    .groupBy('thread')
    .max('id');
  const rows: MessageRow[] = await db<MessageRow>(MESSAGES).whereIn('id', newest).select('*');
  return new Map(rows.map((row) => [row.thread, row]));
}

async function unreadCounts(db: Knex, threads: readonly number[]): Promise<Map<number, number>> {
  const rows: { thread: number; count: number | string }[] = await unreadBy(db, threads, 'house')
    .groupBy('message.thread')
    .select('message.thread')
    .count({ count: '*' });
  return new Map(rows.map(({ thread, count }) => [thread, Number(count)]));
}

/** The messages of a thread, first to last, each with its mail and when the other side has read it. */
export async function messagesOf(db: Knex, thread: number): Promise<ThreadMessage[]> {
  const rows: MessageRow[] = await db<MessageRow>(MESSAGES).where({ thread }).orderBy('id').select('*');
  const ids = rows.map(({ id }) => id);
  const reads: { message: number; side: string; at: number | string }[] = await db(READS)
    .whereIn('message', ids)
    .select('message', 'side', 'at');
  const readAt = new Map(reads.map(({ message, side, at }) => [`${message} ${side}`, instantOf(at)]));
  const mails: TriedMail[] = await db<TriedMail>(OUTBOX).whereIn(
    'id',
    rows.flatMap(({ mail }) => mail ?? []),
  );
  const mailOf = new Map(mails.map((mail) => [mail.id, mail]));
  return rows.map(({ id, sender, author, text, at, channel, attachments, quote, mail }) => {
    const row = mail === null ? undefined : mailOf.get(mail);
    return {
      ...{ id, from: sender, author, text, at: instantOf(at), channel, attachments },
      quote: quote === null ? null : (JSON.parse(quote) as Quote),
      readAt: readAt.get(`${id} ${sender === 'guest' ? 'house' : 'guest'}`) ?? null,
      mail: row ? mailStatusOf(row) : null,
    };
  });
}
