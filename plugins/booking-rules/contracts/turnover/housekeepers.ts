import { z } from 'zod';
import { LANGUAGES } from '../../shared/format/language';
import { data, id, noQuery, phoneNumber, requiredText, rowId } from '../fields';
import { route, type RouteTable } from '../route';

const Fields = z.strictObject({
  name: requiredText(80),
  phone: z.union([z.literal('').transform(() => null), z.null(), phoneNumber], {
    error: 'must be a complete phone number with its country code, such as +971 50 123 4567',
  }),
  email: z.union(
    [z.literal('').transform(() => null), z.null(), z.email({ error: 'must be an email address' }).max(254)],
    { error: 'must be an email address' },
  ),
  language: z.enum(LANGUAGES, { error: 'must be one of those offered' }),
  apartments: z
    .array(id)
    .min(1, 'must name an apartment')
    .max(1_000)
    .nullable()
    .describe('Public ids of those that they look after; null for all.'),
  active: z.boolean().describe('Off: their link opens nothing, and nothing is theirs.'),
});
/** What is kept of a housekeeper. */
export type HousekeeperFields = z.output<typeof Fields>;

const Housekeeper = z.strictObject({
  id: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  language: z.enum(LANGUAGES),
  apartments: z.array(z.string()).nullable(),
  active: z.boolean(),
  link: z.string().describe('Opens their own list, for whoever has it, until it is revoked.'),
});
/** Somebody who looks after apartments, with the link to their list. */
export type Housekeeper = z.infer<typeof Housekeeper>;

const params = z.strictObject({ id: rowId });
const GONE = 'There is no such housekeeper.';

/** People who clean and check. They have no account. */
export const housekeeperRoutes = {
  'GET /booking-rules/housekeepers': route({
    summary: 'List housekeepers, with the links to their lists',
    access: 'reservations.manage',
    handler: 'housekeepers.find',
    query: noQuery,
    personal: true,
    answer: data(z.array(Housekeeper)),
  }),
  'POST /booking-rules/housekeepers': route({
    summary: 'Add a housekeeper',
    access: 'reservations.manage',
    handler: 'housekeepers.create',
    body: data(Fields),
    status: 201,
    answer: data(Housekeeper),
    errors: { 400: 'A field is wrong.' },
  }),
  'PUT /booking-rules/housekeepers/{id}': route({
    summary: 'Change a housekeeper',
    access: 'reservations.manage',
    handler: 'housekeepers.save',
    params,
    body: data(Fields),
    answer: data(Housekeeper),
    errors: { 400: 'A field is wrong.', 404: GONE },
  }),
  'POST /booking-rules/housekeepers/{id}/revoke': route({
    summary: 'Close the link of a housekeeper and make another one',
    access: 'reservations.manage',
    handler: 'housekeepers.revoke',
    params,
    answer: data(Housekeeper),
    errors: { 404: GONE },
  }),
  'POST /booking-rules/housekeepers/{id}/send-link': route({
    summary: 'Send a housekeeper their link by email',
    access: 'reservations.manage',
    handler: 'housekeepers.sendLink',
    params,
    answer: data(Housekeeper),
    errors: { 400: 'They have no email address, or are not active.', 404: GONE },
  }),
} satisfies RouteTable;
