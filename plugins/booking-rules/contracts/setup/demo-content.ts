import { z } from 'zod';
import { data, day, instant, noQuery } from '../fields';
import { route, type RouteTable } from '../route';

const part = z.enum(['apartments', 'areas', 'amenities', 'guides', 'pages', 'terms']);
/** What of the demo content may stay when somebody starts their own. */
export type DemoPart = z.infer<typeof part>;

const kind = z.enum([
  ...part.options,
  ...(['bookings', 'enquiries', 'reviews', 'accounts', 'pictures'] as const),
]);
/** What demo content consists of, as it is counted for people. */
export type DemoKind = z.infer<typeof kind>;

const counts = z.array(z.strictObject({ kind, count: z.int() }));

const KeptRecord = z.strictObject({
  kind,
  name: z.string(),
  why: z
    .enum(['chosen', 'changed', 'in use', 'booked', 'last administrator', 'yours'])
    .describe(
      '`changed`: somebody has written in it since it was loaded. `booked`: guests of yours stay there.',
    ),
});
/** A record of the demo that stays, and why. */
export type KeptRecord = z.infer<typeof KeptRecord>;

const BlockingBooking = z.strictObject({
  reference: z.string(),
  apartmentId: z.string(),
  apartmentName: z.string(),
  checkIn: day,
  checkOut: day,
});
/** A booking that no demo has made, of an apartment that would go. */
export type BlockingBooking = z.infer<typeof BlockingBooking>;

const DemoRemoval = z.strictObject({
  state: z.enum(['backing-up', 'removing', 'removed', 'failed']),
  by: z.string(),
  at: instant,
  keep: z.array(part),
  done: z.int().describe('Records that are gone.'),
  total: z.int().describe('Records that are to go; 0 until the backup is made.'),
  problem: z.string().nullable().describe('Why it failed.'),
  backup: z.strictObject({ name: z.string(), bytes: z.int() }).nullable(),
  removed: counts,
  kept: z.array(KeptRecord).describe('What of the demo is still there; empty until it is over.'),
});
/** A removal of the demo content: under way, or the last one. */
export type DemoRemoval = z.infer<typeof DemoRemoval>;

const DemoContent = z.strictObject({
  state: z
    .enum(['none', 'loading', 'loaded', 'removing', 'removed'])
    .describe('`none`: this house never had any. `removed`: nothing of it comes back.'),
  counts,
  changed: z.array(KeptRecord).describe('What somebody has changed since it was loaded: it stays.'),
  blocking: z.array(BlockingBooking).describe('While there are any, apartments of the demo cannot go.'),
  removal: DemoRemoval.nullable(),
});
/** What this house has of the demo content. */
export type DemoContent = z.infer<typeof DemoContent>;

/** Demo content, and starting your own without it. For administrators. */
export const demoContentRoutes = {
  'GET /booking-rules/demo-content': route({
    summary: 'Count the demo content, and show how far its removal is',
    access: 'demo.remove',
    handler: 'demoContent.view',
    query: noQuery,
    answer: data(DemoContent),
  }),
  'POST /booking-rules/demo-content/removal': route({
    summary: 'Begin to remove the demo content: a backup first, then all that is not kept',
    access: 'demo.remove',
    handler: 'demoContent.remove',
    body: data(
      z.strictObject({
        keep: z
          .array(part)
          .max(part.options.length)
          .describe('`apartments` keeps their areas and amenities too.'),
      }),
    ),
    answer: data(DemoContent),
    errors: {
      409: 'There is no demo content, it is still loading, a removal is under way, or bookings of yours are in its apartments; the message says which.',
    },
  }),
} satisfies RouteTable;
