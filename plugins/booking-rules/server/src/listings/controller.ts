import type { Context } from 'koa';
import type { ListingChange, listingRoutes } from '../../../contracts/setup/listings';
import type { Handlers } from '../handlers';
import { requireFields } from '../platform/http/content-rights';
import { UIDS } from '../records/documents';

export const listingHandlers: Handlers<keyof typeof listingRoutes> = {
  'GET /booking-rules/listings': ({ engine, query }) => engine.listings.list(query),

  'GET /booking-rules/listing-choices': async ({ engine }) => ({ data: await engine.listings.choices() }),

  'POST /booking-rules/listings': async ({ ctx, engine, body }) => {
    requireWritten(ctx, 'create', body.data);
    return { data: await engine.listings.create(body.data) };
  },

  'GET /booking-rules/listings/{documentId}': async ({ engine, params }) => ({
    data: await engine.listings.read(params.documentId),
  }),

  'PUT /booking-rules/listings/{documentId}': async ({ ctx, engine, params, body }) => {
    requireWritten(ctx, 'update', body.data);
    return { data: await engine.listings.save(params.documentId, body.data) };
  },

  'POST /booking-rules/listings/{documentId}/publish': async ({ engine, params }) => ({
    data: await engine.listings.publish(params.documentId),
  }),
};

/** The form writes what the content manager would let the same person write. */
function requireWritten(ctx: Context, right: 'create' | 'update', change: ListingChange): void {
  const { minimumStay, houseRules, rooms, nearby, arrival, ...fields } = change;
  const names = Object.keys(fields);
  if (houseRules !== undefined) names.push('stayDetails.label');
  if (rooms !== undefined) names.push('rooms.kind');
  if (nearby !== undefined) names.push('nearby.name');
  if (arrival !== undefined) names.push('arrival.doorCode');
  requireFields(ctx, right, UIDS.apartment, names);
  if (minimumStay !== undefined) requireFields(ctx, 'update', UIDS.minimumStayOverride, ['minimumStay']);
}
