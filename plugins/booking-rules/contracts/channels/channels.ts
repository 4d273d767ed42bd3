import { z } from 'zod';
import { isChannel } from '../../shared/domain/channels/channel';
import type { Quarantine } from '../../shared/domain/channels/feed';
import type { FeedProblem } from '../../shared/domain/channels/problem';
import { data, day, id, instant, rowId } from '../fields';
import { route, type RouteTable } from '../route';

/** More nights than any window of booking has. */
const MOST_NIGHTS = 1_100;

const channel = z
  .string({ error: 'is required' })
  .refine(isChannel, 'must be lower-case letters, digits and hyphens, such as booking-com');
const address = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as https://www.airbnb.com/calendar/ical/1.ics',
  })
  .max(2_000, 'must have 2000 characters or fewer');
const range = z.strictObject({ checkIn: day, checkOut: day });

/** How often a feed is fetched, and when a night that it no longer holds is freed. */
const FeedSettings = z.strictObject({
  interval: z.int().min(5, 'must be 5 or more').max(1_440, 'must be 1440 or fewer').describe('In minutes.'),
  release: z
    .strictObject({
      fetches: z.int().min(1, 'must be 1 or more').max(50, 'must be 50 or fewer'),
      hours: z.int().min(0, 'must be 0 or more').max(168, 'must be 168 or fewer'),
    })
    .describe('So many good fetches in a row have missed the night, the first of them so many hours ago.'),
});

const problem = z.enum([
  ...['not-https', 'refused-address', 'unreachable', 'too-many-redirects', 'status', 'too-slow'],
  ...['too-large', 'cut-off', 'not-a-calendar', 'too-many-events', 'too-costly', 'partly-unreadable'],
] as FeedProblem[]) satisfies z.ZodType<FeedProblem>;

/** A calendar feed, as managers see it. */
export const FeedView = z.strictObject({
  id: z.int(),
  apartmentId: z.string(),
  apartmentName: z.string(),
  channel: z.string(),
  channelName: z.string(),
  address: z
    .string()
    .nullable()
    .describe('Its host and its end: the rest is secret. Null for a channel manager that sends its nights.'),
  ...FeedSettings.shape,
  state: z.enum(['good', 'new', 'problem', 'stale', 'quarantine']),
  problem: problem.nullable(),
  problemText: z.string().nullable().describe("The problem in a manager's words."),
  problemDetail: z.string().nullable(),
  fetchedAt: instant.nullable(),
  goodAt: instant.nullable().describe('The latest fetch that was a whole calendar.'),
  nextAt: instant.nullable(),
  nights: z.int().describe('How many nights it holds.'),
  ranges: z.array(range).describe('The nights that it holds.'),
  missing: z.array(range).describe('Of these, what it no longer shows and what is to be freed by its rule.'),
  kept: z.array(range).describe('Of these, what a manager keeps although it is no longer shown.'),
  quarantine: z
    .strictObject({
      since: instant,
      reason: z.enum(['lost-nights', 'not-a-calendar']) satisfies z.ZodType<Quarantine['reason']>,
      lost: z.array(range).describe('What a release frees.'),
    })
    .nullable(),
  events: z
    .array(
      z.strictObject({
        what: z.enum(['taken', 'freed', 'quarantined', 'recovered', 'released', 'rejected']),
        at: instant,
        ranges: z.array(range),
        by: z.string().nullable(),
      }),
    )
    .describe('What happened to it last, the latest first.'),
});
export type FeedView = z.infer<typeof FeedView>;

/** What an address would bring. */
export const FeedPreview = z.strictObject({
  problem: problem.nullable(),
  problemText: z.string().nullable(),
  problemDetail: z.string().nullable(),
  events: z.int().nullable(),
  nights: z.int(),
  ranges: z.array(range),
});
export type FeedPreview = z.infer<typeof FeedPreview>;

/** What a channel is told of an apartment, and where. */
export const ExportCalendar = z.strictObject({
  apartmentId: z.string(),
  channel: z.string(),
  channelName: z.string(),
  url: z.string().describe('Secret: whoever knows it reads which nights are taken.'),
  createdAt: instant,
  fetchedAt: instant.nullable().describe('When somebody fetched it last.'),
});
export type ExportCalendar = z.infer<typeof ExportCalendar>;

/** What a channel manager is told after it has sent its nights. */
export const PushedNights = z.strictObject({
  apartmentId: z.string(),
  channel: z.string(),
  ranges: z.array(range).describe('The nights that are held for the channel now.'),
  missing: z
    .array(range)
    .describe('Of these, what was not sent any more and what is to be freed by the rule.'),
  quarantined: z.boolean().describe('Whether a manager has to decide before anything is freed.'),
});

const NO_SUCH_FEED = 'There is no such calendar feed.';
const feedId = z.strictObject({ id: rowId });
const ofApartment = z.strictObject({ apartmentId: id.optional() });
/** What a manager does with one feed; the answer is the feed after it. */
const ofOneFeed = {
  access: 'reservations.manage',
  params: feedId,
  answer: data(FeedView),
  errors: { 404: NO_SUCH_FEED, 409: 'There is nothing to decide, or it is being fetched right now.' },
  personal: true,
} as const;

/** Calendars of other channels. */
export const channelRoutes = {
  'GET /api/calendars/{token}.ics': route({
    summary: 'The taken nights of an apartment, as its channel reads them',
    access: 'public',
    handler: 'calendars.read',
    headers: { 'If-None-Match': 'The ETag of the calendar that the client has: 304 when it is the same.' },
    answer: 'text/calendar',
    errors: { 404: 'There is no such address, or no more.' },
  }),
  'PUT /api/apartments/{id}/channels/{channel}/nights': route({
    summary: 'Say which nights a channel holds of an apartment: for channel managers, with an API token',
    access: 'token',
    handler: 'channels.push',
    params: z.strictObject({ id, channel }),
    body: data(
      z.strictObject({
        nights: z
          .array(day)
          .max(MOST_NIGHTS, `must be ${MOST_NIGHTS} or fewer`)
          .describe(
            'All of them, each time: one that is missing is freed as if a feed had lost it, sent again or not.',
          ),
      }),
    ),
    answer: data(PushedNights),
    errors: { 404: 'There is no such apartment.' },
    personal: true,
  }),
  'POST /booking-rules/feeds/preview': route({
    summary: 'Fetch a calendar and say what it would bring, without keeping anything',
    access: 'reservations.manage',
    handler: 'channels.preview',
    asks: true,
    body: data(z.strictObject({ address })),
    answer: data(FeedPreview),
    personal: true,
  }),
  'POST /booking-rules/feeds': route({
    summary: 'Add a calendar feed and fetch it',
    access: 'reservations.manage',
    handler: 'channels.add',
    body: data(
      z.strictObject({
        ...{ apartmentId: id, channel, address },
        interval: FeedSettings.shape.interval.default(15),
        release: FeedSettings.shape.release.default({ fetches: 3, hours: 3 }),
      }),
    ),
    status: 201,
    answer: data(FeedView),
    errors: { 404: 'There is no such apartment.', 409: 'This calendar is connected already.' },
    personal: true,
  }),
  'PUT /booking-rules/feeds/{id}': route({
    summary: 'Say how often a feed is fetched, when it frees a night, and where it is now',
    access: 'reservations.manage',
    handler: 'channels.change',
    params: feedId,
    body: data(
      FeedSettings.extend({
        address: address
          .optional()
          .describe('A new one is fetched at once; what it does not hold is freed by the same rules.'),
      }),
    ),
    answer: data(FeedView),
    errors: { 404: NO_SUCH_FEED, 409: 'This calendar is connected already.' },
    personal: true,
  }),
  'DELETE /booking-rules/feeds/{id}': route({
    summary: 'Remove a feed: its nights are free, unless somebody else holds them',
    access: 'reservations.manage',
    handler: 'channels.remove',
    params: feedId,
    answer: data(z.strictObject({ id: z.int() })),
    errors: { 404: NO_SUCH_FEED },
  }),
  'POST /booking-rules/feeds/{id}/fetch': route({
    ...ofOneFeed,
    summary: 'Fetch a feed now',
    handler: 'channels.fetch',
  }),
  'POST /booking-rules/feeds/{id}/release': route({
    ...ofOneFeed,
    summary: 'Free what a feed has lost: a manager believes it',
    handler: 'channels.release',
  }),
  'POST /booking-rules/feeds/{id}/reject': route({
    ...ofOneFeed,
    summary: 'Keep what a feed has lost: a manager does not believe it',
    handler: 'channels.reject',
  }),
  'GET /booking-rules/export-calendars': route({
    summary: 'The secret addresses of export calendars, all or those of an apartment',
    access: 'reservations.manage',
    handler: 'channels.exports',
    query: ofApartment,
    answer: data(z.array(ExportCalendar)),
    personal: true,
  }),
  'POST /booking-rules/export-calendars': route({
    summary: 'Give an export calendar a new address; the one before it leads nowhere from then on',
    access: 'reservations.manage',
    handler: 'channels.rotate',
    body: data(z.strictObject({ apartmentId: id, channel })),
    status: 201,
    answer: data(ExportCalendar),
    errors: { 404: 'There is no such apartment.' },
    personal: true,
  }),
} satisfies RouteTable;
