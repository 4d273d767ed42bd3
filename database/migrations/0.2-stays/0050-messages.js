// @ts-check
/**
 * What guests and the business write to each other: a thread for each reservation or enquiry, whose messages are only
 * added to. Enquiries of before begin theirs with what was asked; the answers to them move in from a table of their own.
 */

const [THREADS, MESSAGES] = ['booking_threads', 'booking_messages'];
const [READS, NOTES] = ['booking_message_reads', 'booking_thread_notes'];
const REPLIES = 'booking_enquiry_replies';
const AT_ONCE = 100;

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(THREADS, (table) => {
    table.increments('id');
    // Of the reservation, or of the enquiry.
    table.string('reference', 24).notNullable().unique();
    // Of the last message.
    table.bigInteger('last_at').notNullable().index();
    // Of the first message of the guest that nobody has answered.
    table.bigInteger('waiting_since').index();
  });
  await knex.schema.createTable(MESSAGES, (table) => {
    table.increments('id');
    table.integer('thread').notNullable();
    // `guest`, `house`, or `system` for what is sent by itself.
    table.string('sender', 10).notNullable();
    // The guest's name, or the email address of a member of staff.
    table.string('author', 254).notNullable();
    table.text('text').notNullable();
    table.bigInteger('at').notNullable();
    // `site`, `mail` or `panel`: where it was written.
    table.string('channel', 10).notNullable();
    // Its row in booking_outbox.
    table.integer('mail');
    // JSON: the quote that was sent along, whole. Its row in booking_quotes is cleared a week after it lapsed.
    table.text('quote');
    // Of the mail that it came with; they are not kept.
    table.integer('attachments').notNullable().defaultTo(0);
    // By which the browser of a guest repeats what it is not sure to have sent.
    table.string('client_key', 64);
    table.unique(['thread', 'client_key']);
    table.index(['thread', 'id']);
  });
  await knex.schema.createTable(READS, (table) => {
    table.integer('message').notNullable();
    // `guest` or `house`
    table.string('side', 10).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['message', 'side']);
  });
  await knex.schema.createTable(NOTES, (table) => {
    table.increments('id');
    table.integer('thread').notNullable().index();
    table.string('author', 254).notNullable();
    table.text('text').notNullable();
    table.bigInteger('at').notNullable();
  });
  await moveEnquiries(knex);
  await knex.schema.dropTable(REPLIES);
};

/** @param {import('knex').Knex} knex */
async function moveEnquiries(knex) {
  const enquiries = await knex('booking_enquiries').select('*').orderBy('id');
  for (let start = 0; start < enquiries.length; start += AT_ONCE) {
    const some = enquiries.slice(start, start + AT_ONCE);
    const references = some.map(({ reference }) => reference);
    const replies = await knex(REPLIES).whereIn('reference', references).orderBy('id');
    const repliesTo = (/** @type {string} */ to) => replies.filter(({ reference }) => reference === to);
    await knex(THREADS).insert(
      some.map(({ reference, state, created_at }) => {
        const isWaiting = ['new', 'open'].includes(state) && repliesTo(reference).length === 0;
        const asked = new Date(created_at).getTime();
        const last = repliesTo(reference).at(-1);
        return { reference, last_at: Number(last?.at ?? asked), waiting_since: isWaiting ? asked : null };
      }),
    );
    const threads = await knex(THREADS).whereIn('reference', references).select('id', 'reference');
    const threadOf = new Map(threads.map(({ id, reference }) => [reference, id]));
    const messages = some.flatMap(({ reference, name, message, created_at }) => {
      const thread = threadOf.get(reference);
      const at = new Date(created_at).getTime();
      const common = { thread, mail: null, quote: null };
      return [
        { ...common, sender: 'guest', author: name, text: message, at, channel: 'site' },
        ...repliesTo(reference).map((reply) => ({
          ...{ ...common, sender: 'house', author: reply.by, text: reply.message, at: Number(reply.at) },
          ...{ channel: 'panel', mail: reply.mail, quote: reply.quote },
        })),
      ];
    });
    for (let first = 0; first < messages.length; first += AT_ONCE)
      await knex(MESSAGES).insert(messages.slice(first, first + AT_ONCE));
  }
  // Whoever has changed the state of an enquiry has read it.
  const read = knex('booking_enquiries').whereNot({ state: 'new' }).select('reference');
  const asked = await knex(MESSAGES)
    .join(THREADS, `${THREADS}.id`, `${MESSAGES}.thread`)
    .where({ sender: 'guest' })
    .whereIn('reference', read)
    .select(`${MESSAGES}.id`, 'at');
  const reads = asked.map(({ id, at }) => ({ message: id, side: 'house', at: Number(at) }));
  for (let first = 0; first < reads.length; first += AT_ONCE)
    await knex(READS).insert(reads.slice(first, first + AT_ONCE));
}

/** Answers to enquiries move back; what else was written is lost. @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.createTable(REPLIES, (table) => {
    table.increments('id');
    table.string('reference', 24).notNullable();
    table.string('by', 120).notNullable();
    table.text('message').notNullable();
    table.text('quote');
    table.integer('mail').notNullable();
    table.bigInteger('at').notNullable();
    table.index(['reference']);
  });
  const answers = await knex(MESSAGES)
    .join(THREADS, `${THREADS}.id`, `${MESSAGES}.thread`)
    .whereIn('reference', knex('booking_enquiries').select('reference'))
    .where({ sender: 'house' })
    .whereNotNull('mail')
    .orderBy(`${MESSAGES}.id`)
    .select('reference', 'author', 'text', 'quote', 'mail', 'at');
  const rows = answers.map(({ author, text, at, ...rest }) => ({
    ...rest,
    by: author.slice(0, 120),
    message: text,
    at: Number(at),
  }));
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await knex(REPLIES).insert(rows.slice(start, start + AT_ONCE));
  for (const table of [NOTES, READS, MESSAGES, THREADS]) await knex.schema.dropTable(table);
};
