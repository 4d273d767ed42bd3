import { z } from 'zod';
import { data, noQuery } from '../fields';
import { route, type ContentAccess, type RouteTable } from '../route';

const PlaceChoice = z.strictObject({
  slug: z.string(),
  name: z.string(),
  current: z.boolean().describe('Whether the business is in this city.'),
});
/** A place that the business can be set to. */
export type PlaceChoice = z.infer<typeof PlaceChoice>;

const Change = z.strictObject({ what: z.string(), from: z.string(), to: z.string() });
const Additions = z.strictObject({
  taxes: z.array(z.string()),
  areas: z.array(z.string()),
  legalPages: z.array(z.string()).describe('Titles.'),
});

const PlacePreview = z.strictObject({
  slug: z.string(),
  name: z.string(),
  refusal: z.string().nullable().describe('Why it cannot be applied now; null when it can.'),
  settings: z.array(Change).describe('Settings that will say something else.'),
  added: Additions.describe(
    'Legal pages are drafts to have checked; those that nobody has changed give way.',
  ),
  replaced: z
    .array(Change)
    .describe('Fees and taxes of another place, which nobody has changed, and what takes their place.'),
  switchedOff: z
    .array(z.string())
    .describe('Fees and taxes of another place, which nobody has changed and which this one does not have.'),
  kept: Additions.describe('What is there already and stays as it is.'),
  notes: z.array(z.string()).describe('What to look at afterwards.'),
});
/** What applying a place will do, or has done. */
export type PlacePreview = z.infer<typeof PlacePreview>;

const WRITES: ContentAccess = 'update plugin::booking-rules.business';

/** Places as data: their settings, taxes, areas and legal words. */
export const placePackRoutes = {
  'GET /booking-rules/places': route({
    summary: 'List the places that the business can be set to',
    access: WRITES,
    handler: 'places.list',
    query: noQuery,
    answer: data(z.array(PlaceChoice)),
  }),
  'GET /booking-rules/places/{slug}': route({
    summary: 'Preview what applying a place will do',
    access: WRITES,
    handler: 'places.preview',
    query: noQuery,
    answer: data(PlacePreview),
    errors: { 404: 'There is no such place.' },
  }),
  'POST /booking-rules/places/{slug}/apply': route({
    summary: 'Apply a place: its settings, and the taxes, areas and legal words that are missing',
    access: WRITES,
    handler: 'places.apply',
    answer: data(PlacePreview),
    errors: {
      400: 'There are reservations, and the place has another currency or time zone.',
      404: 'There is no such place.',
    },
  }),
} satisfies RouteTable;
