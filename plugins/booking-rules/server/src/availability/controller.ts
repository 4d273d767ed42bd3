import { errors } from '@strapi/utils';
import type { nightsRoutes } from '../../../contracts/calendar';
import { maximumStayOf } from '../../../shared/domain/restrictions/restrictions';
import { CALENDAR_MAX_DAYS, calendarOf } from '../../../shared/domain/calendar';
import { addDays, daysBetween } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { currencyOfBusiness } from '../../../shared/format/money';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** Nights shown when the query names no end. */
const DEFAULT_DAYS = 365;

export const calendarHandlers: Handlers<'GET /api/apartments/{id}/calendar'> = {
  // Beyond its schema: 400 for a span that is empty, backwards or over 24 months.
  'GET /api/apartments/{id}/calendar': ({ engine, params, query, now }) => {
    const from = query.from ?? localDay(now);
    const to = query.to ?? addDays(from, DEFAULT_DAYS);
    const days = daysBetween(from, to);
    if (days < 1 || days > CALENDAR_MAX_DAYS) {
      throw new errors.ValidationError(`to must be 1 to ${CALENDAR_MAX_DAYS} days after from`);
    }
    const entry = engine.inventory.find(params.id);
    if (!entry) throw new errors.NotFoundError("This apartment doesn't exist");
    const data = calendarOf(entry.listing, { checkIn: from, checkOut: to }, now);
    const { apartmentId } = entry.listing.rules;
    return {
      data,
      meta: { apartmentId, currency: currencyOfBusiness(), maximumStay: maximumStayOf(entry.listing) },
    };
  },
};

/** What managers do with nights of the calendar. */
export const nightsHandlers: Handlers<keyof typeof nightsRoutes> = {
  'POST /booking-rules/nights/block': async ({ ctx, engine, body }) => {
    await engine.availability.block([body.data], actorOf(ctx));
    return body;
  },

  'POST /booking-rules/nights/free': async ({ ctx, engine, body: { data } }) => ({
    data: { ...data, freed: await engine.availability.free([data], actorOf(ctx)) },
  }),

  'POST /booking-rules/nights/block-many': async ({ ctx, engine, body }) => {
    await engine.availability.block(body.data.spans, actorOf(ctx));
    return body;
  },

  'POST /booking-rules/nights/free-many': async ({ ctx, engine, body }) => ({
    data: { freed: await engine.availability.free(body.data.spans, actorOf(ctx)) },
  }),

  'GET /booking-rules/nights/blocked-by': async ({ engine, query }) => ({
    data: await engine.availability.blockedBy(query),
  }),
};
