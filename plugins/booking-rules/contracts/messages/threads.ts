import { z } from 'zod';
import { CHANNELS, LONGEST_MESSAGE, SENDERS } from '../../shared/domain/guests/messages';
import { LANGUAGES } from '../../shared/format/language';
import { data, day, id, instant, page, pageFields, requiredText, text } from '../fields';
import { MailStatus } from '../mails';
import { Quote } from '../quotes';
import { route, type RouteTable } from '../route';

const ThreadMessage = z.strictObject({
  id: z.int(),
  from: z.enum(SENDERS),
  author: z.string().describe('The guest’s name, or the email address of who wrote it.'),
  text: z.string(),
  at: instant,
  channel: z.enum(CHANNELS).describe('Where it was written.'),
  attachments: z.int().describe('How many its email had, which are not kept.'),
  quote: Quote.nullable().describe('Sent along with it.'),
  readAt: instant.nullable().describe('When the other side has read it here; null where that is not known.'),
  mail: MailStatus.nullable().describe('The email that carries it; null for none.'),
});
/** A message as staff see it. */
export type ThreadMessage = z.infer<typeof ThreadMessage>;

const ThreadNote = z.strictObject({ id: z.int(), author: z.string(), text: z.string(), at: instant });
/** What staff note for themselves: no guest ever sees it. */
export type ThreadNote = z.infer<typeof ThreadNote>;

const about = {
  reference: z.string(),
  kind: z.enum(['reservation', 'enquiry']),
  guest: z.string().describe('Name.'),
  apartmentName: z.string().nullable(),
  checkIn: day.nullable(),
  checkOut: day.nullable(),
  state: z.string().describe('Of the reservation or the enquiry.'),
  waitingSince: instant
    .nullable()
    .describe('Of the first message that nobody has answered; null where none waits.'),
};

const ThreadSummary = z.strictObject({
  ...about,
  unread: z.int().describe('Messages of the guest that nobody has read.'),
  last: z
    .strictObject({ from: z.enum(SENDERS), text: z.string().describe('How it begins.'), at: instant })
    .nullable(),
});
/** A line of the inbox. */
export type ThreadSummary = z.infer<typeof ThreadSummary>;

const ThreadDetail = z.strictObject({
  ...about,
  email: z.string().nullable().describe('Null where the guest has given none: no email is sent.'),
  phone: z.string().nullable(),
  guests: z.int().nullable(),
  language: z.enum(LANGUAGES).describe('In which the guest is written to.'),
  messages: z.array(ThreadMessage).describe('First to last.'),
  notes: z.array(ThreadNote).describe('First to last.'),
  answers: z
    .strictObject({ come: z.enum(['here', 'mailbox']), address: z.string().nullable() })
    .describe('Where the guest’s answers by email go: into this thread, or to a mailbox of the business.'),
  mailServer: z
    .boolean()
    .describe('False when mails are written to a folder because no mail server is configured.'),
});
/** A thread with the facts of what it is about. */
export type ThreadDetail = z.infer<typeof ThreadDetail>;

const ThreadQuery = z.strictObject({
  search: text(100)
    .optional()
    .describe('Part of a reference, a name, an email address, an apartment or a message.'),
  show: z.enum(['all', 'unread', 'waiting']).default('all'),
  ...pageFields(100),
});
export type ThreadQuery = z.output<typeof ThreadQuery>;

const ThreadAnswer = z.strictObject({
  text: requiredText(LONGEST_MESSAGE),
  quote: id.optional().describe('Number of a quote, in an answer to an enquiry.'),
});
export type ThreadAnswer = z.output<typeof ThreadAnswer>;

const NOT_FOUND = 'There is no such reservation or enquiry.';

/** Where staff read and answer messages. The thread of a reservation is there before anybody writes in it. */
export const threadRoutes = {
  'GET /booking-rules/messages': route({
    summary: 'List threads: those that wait the longest first, or the newest message first',
    access: 'reservations.read',
    handler: 'threads.find',
    query: ThreadQuery,
    answer: page(ThreadSummary),
  }),
  'GET /booking-rules/messages/{reference}': route({
    summary: 'Read a thread with its notes',
    access: 'reservations.read',
    handler: 'threads.findOne',
    answer: data(ThreadDetail),
    errors: { 404: NOT_FOUND },
  }),
  'POST /booking-rules/messages/{reference}': route({
    summary: 'Answer the guest, here and by email; an enquiry with a quote or without',
    access: 'reservations.manage',
    handler: 'threads.send',
    body: data(ThreadAnswer),
    answer: data(ThreadDetail),
    errors: {
      400: 'The text has a variable in it that is not filled in, or a quote goes with something else than an enquiry.',
      404: 'There is no such reservation or enquiry, or no such quote.',
      410: 'The quote has expired.',
    },
  }),
  'POST /booking-rules/messages/{reference}/notes': route({
    summary: 'Note something that the guest does not see',
    access: 'reservations.manage',
    handler: 'threads.note',
    body: data(z.strictObject({ text: requiredText(LONGEST_MESSAGE) })),
    answer: data(ThreadDetail),
    errors: { 404: NOT_FOUND },
  }),
  'POST /booking-rules/messages/{reference}/read': route({
    summary: 'Note that the guest’s messages have been read',
    access: 'reservations.manage',
    handler: 'threads.read',
    answer: data(ThreadDetail),
    errors: { 404: NOT_FOUND },
  }),
  'POST /booking-rules/messages/{reference}/done': route({
    summary: 'Note that nothing waits for an answer any more',
    access: 'reservations.manage',
    handler: 'threads.done',
    answer: data(ThreadDetail),
    errors: { 404: NOT_FOUND },
  }),
} satisfies RouteTable;
