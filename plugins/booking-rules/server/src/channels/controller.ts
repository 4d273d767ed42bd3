import { errors } from '@strapi/utils';
import type { channelConflictRoutes } from '../../../contracts/channels/channel-conflicts';
import type { channelRoutes } from '../../../contracts/channels/channels';
import type { Engine } from '../engine';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';
import { exportView, previewView } from './views';

/** Channels ask every few hours; what stands between them and us may keep a calendar for a minute. */
const CACHE_CONTROL = 'private, max-age=60';

/** @throws NotFoundError when it is gone */
async function viewOf(engine: Engine, now: Date, id: number) {
  return { data: await engine.channels.overview.find(id, now) };
}

export const channelHandlers: Handlers<keyof typeof channelRoutes | keyof typeof channelConflictRoutes> = {
  'GET /api/calendars/{token}.ics': async ({ engine, ctx, params, now }) => {
    const file = await engine.channels.exports.serve(params.token, now);
    if (!file) throw new errors.NotFoundError('There is no such calendar');
    ctx.set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
      ETag: file.etag,
    });
    return file.text;
  },

  'PUT /api/apartments/{id}/channels/{channel}/nights': async ({ engine, params, body, now }) => {
    const { id, channel } = params;
    const feed = await engine.channels.push(id, channel, body.data.nights, now);
    const { ranges, missing, quarantine, apartmentId } = (await viewOf(engine, now, feed.id)).data;
    return { data: { apartmentId, channel, ranges, missing, quarantined: quarantine !== null } };
  },

  'POST /booking-rules/feeds/preview': async ({ engine, body, now }) => ({
    data: previewView(await engine.channels.preview(body.data.address, now)),
  }),

  'POST /booking-rules/feeds': async ({ engine, ctx, body, now }) => {
    const id = await engine.channels.add(body.data, { ...actorOf(ctx), now });
    return viewOf(engine, now, id);
  },

  'PUT /booking-rules/feeds/{id}': async ({ engine, ctx, params, body, now }) => {
    await engine.channels.change(params.id, body.data, actorOf(ctx));
    return viewOf(engine, now, params.id);
  },

  'DELETE /booking-rules/feeds/{id}': async ({ engine, ctx, params }) => {
    await engine.channels.remove(params.id, actorOf(ctx));
    return { data: params };
  },

  'POST /booking-rules/feeds/{id}/fetch': async ({ engine, params, now }) => {
    await engine.channels.fetchNow(params.id, now);
    return viewOf(engine, now, params.id);
  },

  'POST /booking-rules/feeds/{id}/release': async ({ engine, ctx, params, now }) => {
    await engine.channels.release(params.id, actorOf(ctx));
    return viewOf(engine, now, params.id);
  },

  'POST /booking-rules/feeds/{id}/reject': async ({ engine, ctx, params, now }) => {
    await engine.channels.reject(params.id, actorOf(ctx));
    return viewOf(engine, now, params.id);
  },

  'GET /booking-rules/conflicts': async ({ engine, now }) => ({
    data: await engine.channels.overview.conflicts(now),
  }),

  'GET /booking-rules/conflicts/{id}/solutions': async ({ engine, params, now }) => {
    const { reference } = await engine.channels.requireConflict(params.id, now);
    return { data: await engine.reservations.manage.findSolutions(reference, now) };
  },

  'POST /booking-rules/conflicts/{id}/solve': async ({ engine, ctx, params, body }) => {
    await engine.channels.solve(params.id, body.data.how, actorOf(ctx));
    return { data: params };
  },

  'GET /booking-rules/export-calendars': async ({ engine, query }) => ({
    data: (await engine.channels.exports.list(query.apartmentId)).map(exportView),
  }),

  'POST /booking-rules/export-calendars': async ({ engine, ctx, body, now }) => {
    const { apartmentId, channel } = body.data;
    return {
      data: exportView(await engine.channels.rotateExport(apartmentId, channel, { ...actorOf(ctx), now })),
    };
  },
};
