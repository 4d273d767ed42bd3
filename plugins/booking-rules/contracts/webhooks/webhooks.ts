import { z } from 'zod';
import { BOOKING_EVENT_TYPES } from '../../shared/domain/booking-event-types';
import type { FeedProblem } from '../../shared/domain/channels/problem';
import { data, instant, page, pageFields, requiredText, rowId, text } from '../fields';
import { route, type RouteTable } from '../route';

/** Events of one replay: what is more is asked for in parts. */
export const MOST_REPLAYED = 5_000;

const type = z.enum(BOOKING_EVENT_TYPES, { error: `must be one of: ${BOOKING_EVENT_TYPES.join(', ')}` });

/** What a manager says of a webhook. */
const WebhookInput = z.strictObject({
  name: requiredText(80),
  url: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/hooks' })
    .max(2_000, 'must have 2000 characters or fewer')
    .refine((url) => !URL.canParse(url) || new URL(url).username + new URL(url).password === '', {
      error: 'must not hold a user name or password: deliveries are signed instead',
    }),
  types: z
    .array(type)
    .min(1, 'must name at least one')
    .nullable()
    .describe('The types of events that it wants; null for all, later ones too.'),
  active: z.boolean().describe('Whether it is told of events. Switching a paused one on again resumes it.'),
});
export type WebhookInput = z.output<typeof WebhookInput>;

const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** One delivery of an event to a webhook. */
export const Delivery = z.strictObject({
  id: z.int(),
  event: z.string().describe('Id of the event, as the header `webhook-id` says it.'),
  type: z.string(),
  reference: z.string().nullable(),
  state: z.enum(DELIVERY_STATES).describe('`failed`: it has been given up.'),
  attempts: z.int(),
  createdAt: instant,
  lastAt: instant.nullable().describe('Of the last attempt.'),
  nextAt: instant.nullable().describe('When it is sent next; null once it is delivered or given up.'),
  status: z.int().nullable().describe('What was answered last.'),
  duration: z.int().nullable().describe('How long that took, in milliseconds.'),
  problem: (z.string() as z.ZodType<FeedProblem | 'event-gone'>)
    .nullable()
    .describe(
      'What went wrong last: `status`, `unreachable`, `too-slow`, `refused-address`, `not-https` or `event-gone`.',
    ),
});
export type Delivery = z.infer<typeof Delivery>;

/** A webhook as managers see it: its secret is told once, as it is made. */
export const WebhookView = z.strictObject({
  id: z.int(),
  ...WebhookInput.shape,
  state: z
    .enum(['good', 'off', 'failing', 'paused'])
    .describe(
      '`paused`: it has failed for three days, or answered 410. Its events wait until it is resumed.',
    ),
  failingSince: instant.nullable(),
  pausedAt: instant.nullable(),
  createdAt: instant,
  waiting: z.int().describe('Deliveries that are still to be made.'),
  lastDelivery: Delivery.nullable().describe('The one that was attempted last.'),
});
export type WebhookView = z.infer<typeof WebhookView>;

const WithSecret = z.strictObject({
  webhook: WebhookView,
  secret: z.string().describe('With which its deliveries are signed. It is not shown again.'),
});

const NO_SUCH_WEBHOOK = 'There is no such webhook.';
const ofWebhook = z.strictObject({ id: rowId });
const common = { access: 'webhooks.manage', errors: { 404: NO_SUCH_WEBHOOK }, personal: true } as const;

/** Webhooks, as managers connect other systems. What these are sent stands in `events.ts`. */
export const webhookRoutes = {
  'GET /booking-rules/webhooks': route({
    summary: 'List webhooks',
    access: 'webhooks.manage',
    handler: 'webhooks.find',
    answer: data(z.array(WebhookView)),
    personal: true,
  }),
  'POST /booking-rules/webhooks': route({
    summary: 'Add a webhook; its secret is in this answer alone',
    access: 'webhooks.manage',
    handler: 'webhooks.add',
    body: data(WebhookInput),
    status: 201,
    answer: data(WithSecret),
    errors: { 409: 'There are as many webhooks as there may be.' },
    personal: true,
  }),
  'GET /booking-rules/webhooks/{id}': route({
    ...common,
    summary: 'Read a webhook',
    handler: 'webhooks.findOne',
    params: ofWebhook,
    answer: data(WebhookView),
  }),
  'PUT /booking-rules/webhooks/{id}': route({
    ...common,
    summary: 'Change a webhook, switch it on or off, or resume one that is paused',
    handler: 'webhooks.change',
    params: ofWebhook,
    body: data(WebhookInput),
    answer: data(WebhookView),
  }),
  'DELETE /booking-rules/webhooks/{id}': route({
    ...common,
    summary: 'Remove a webhook with the log of its deliveries',
    handler: 'webhooks.remove',
    params: ofWebhook,
    answer: data(z.strictObject({ id: z.int() })),
  }),
  'POST /booking-rules/webhooks/{id}/secret': route({
    ...common,
    summary: 'Give a webhook a new secret; deliveries are signed with the old one too for a day',
    handler: 'webhooks.renewSecret',
    params: ofWebhook,
    answer: data(WithSecret),
  }),
  'POST /booking-rules/webhooks/{id}/ping': route({
    ...common,
    summary: 'Send a test event now',
    handler: 'webhooks.ping',
    params: ofWebhook,
    answer: data(Delivery),
  }),
  'GET /booking-rules/webhooks/{id}/deliveries': route({
    ...common,
    summary: 'List deliveries, the latest first',
    handler: 'webhooks.deliveries',
    params: ofWebhook,
    query: z.strictObject({
      state: z.enum(DELIVERY_STATES).optional(),
      reference: text(20).optional().describe('Of a reservation.'),
      ...pageFields(100),
    }),
    answer: page(Delivery),
  }),
  'POST /booking-rules/webhooks/{id}/deliveries/{delivery}/replay': route({
    ...common,
    summary: 'Deliver an event again, with the same id',
    handler: 'webhooks.replay',
    params: z.strictObject({ id: rowId, delivery: rowId }),
    answer: data(Delivery),
    errors: { 404: 'There is no such delivery, or its event is not kept any more.' },
  }),
  'POST /booking-rules/webhooks/{id}/replay': route({
    ...common,
    summary: 'Deliver the events of a span of time again, or for the first time',
    handler: 'webhooks.replayRange',
    params: ofWebhook,
    body: data(
      z
        .strictObject({ from: instant, to: instant })
        .refine(({ from, to }) => from < to, { error: 'must be after from', path: ['to'] }),
    ),
    answer: data(z.strictObject({ events: z.int().describe('How many are sent.') })),
    errors: { 404: NO_SUCH_WEBHOOK, 422: `There are more than ${MOST_REPLAYED} events in it.` },
  }),
} satisfies RouteTable;
