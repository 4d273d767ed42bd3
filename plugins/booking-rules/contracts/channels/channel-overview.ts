import { z } from 'zod';
import { FeedView } from './channels';
import { data, id, instant, namesOf, pageFields, Pagination, rowId, staySpan, stayFields } from '../fields';
import { route, type RouteTable } from '../route';

const FeedState = FeedView.shape.state;
/** How a feed is doing. */
export type FeedState = z.infer<typeof FeedState>;

const MOST_ON_A_PAGE = 100;

const FeedListQuery = z.strictObject({
  apartmentId: id.optional(),
  channel: z.string().max(24).optional(),
  states: namesOf(FeedState).optional(),
  ...pageFields(MOST_ON_A_PAGE),
});
export type FeedListQuery = z.output<typeof FeedListQuery>;

const FeedList = z.strictObject({
  data: z.array(FeedView),
  meta: z.strictObject({
    pagination: Pagination,
    states: z.record(FeedState, z.int()).describe('How many feeds are in each state, whatever is asked for.'),
    channels: z
      .array(
        z.strictObject({ channel: z.string(), channelName: z.string(), feeds: z.int(), nights: z.int() }),
      )
      .describe('What each channel holds of all apartments.'),
  }),
});
/** A page of feeds, those first that need somebody, with what there is beside them. */
export type FeedList = z.infer<typeof FeedList>;

/** A feed that needs somebody: nobody knows any more what it holds, or it has lost too much to be believed. */
export const FeedInTrouble = FeedView.pick({
  ...{ id: true, apartmentId: true, apartmentName: true, channel: true, channelName: true },
  ...{ state: true, problemText: true, goodAt: true },
});
export type FeedInTrouble = z.infer<typeof FeedInTrouble>;

const HeldNights = z.strictObject({
  checkIn: stayFields.checkIn,
  checkOut: stayFields.checkOut,
  holder: z.enum(['reservation', 'block', 'channel']),
  reference: z.string().nullable().describe('Of the reservation.'),
  feed: z
    .strictObject({
      id: z.int(),
      channel: z.string(),
      channelName: z.string(),
      kind: z
        .enum(['stay', 'block', 'unknown'])
        .describe('A guest of the channel, nights that were closed there, or it does not say.'),
      firstSeen: instant,
      missingSince: instant.nullable().describe('Since when it shows them no more; they wait for its rule.'),
      kept: z.boolean().describe('A manager keeps them although it shows them no more.'),
    })
    .nullable()
    .describe('Null for a channel whose calendar is not connected, and for what is no channel.'),
});
/** Nights in a row that one holder keeps for one reason. */
export type HeldNights = z.infer<typeof HeldNights>;

/** Feeds of all apartments at a glance, and who holds which nights. */
export const channelOverviewRoutes = {
  'GET /booking-rules/channels': route({
    summary: 'List calendar feeds page by page, those first that need somebody',
    access: 'reservations.read',
    handler: 'channels.overview',
    query: FeedListQuery,
    answer: FeedList,
    personal: true,
  }),
  'GET /booking-rules/feeds/{id}': route({
    summary: 'Read a calendar feed: what it holds, and what happened to it',
    access: 'reservations.read',
    handler: 'channels.findOne',
    params: z.strictObject({ id: rowId }),
    answer: data(FeedView),
    errors: { 404: 'There is no such calendar feed.' },
    personal: true,
  }),
  'GET /booking-rules/nights/held-by': route({
    summary: 'Say who holds nights of an apartment: guests, blocks, and each feed that shows them',
    access: 'reservations.read',
    handler: 'channels.heldBy',
    query: staySpan,
    answer: data(z.array(HeldNights)),
    personal: true,
  }),
} satisfies RouteTable;
