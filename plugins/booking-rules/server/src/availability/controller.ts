import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CALENDAR_MAX_DAYS, type ApartmentCalendar } from '../../../shared/contracts/calendar';
import { maximumStayOf } from '../../../shared/domain/availability';
import { calendarOf } from '../../../shared/domain/calendar';
import { addDays, daysBetween, dubaiDay } from '../../../shared/domain/stay';
import { CURRENCY } from '../../../shared/format/money';
import { engineOf } from '../engine';
import { bodyOf, parse } from '../platform/http/parse';
import { actorOf } from '../platform/http/signed-in';
import { blockedByQuery, calendarQuery, nightsBody, spansBody } from './schemas';

/** Nights shown when the query names no end. */
const DEFAULT_DAYS = 365;

export const calendarController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /api/apartments/{id}/calendar?from&to`: nights from `from` (default today) up to, not including,
   * `to` (default a year later). 400 for a span that is empty, backwards or over 24 months; 404.
   */
  async find(ctx: Context & { params: { id: string } }): Promise<ApartmentCalendar> {
    const now = new Date();
    const query = parse(calendarQuery, ctx.query);
    const from = query.from ?? dubaiDay(now);
    const to = query.to ?? addDays(from, DEFAULT_DAYS);
    const days = daysBetween(from, to);
    if (days < 1 || days > CALENDAR_MAX_DAYS) {
      throw new errors.ValidationError(`to must be 1 to ${CALENDAR_MAX_DAYS} days after from`);
    }
    const entry = engineOf(strapi).inventory.find(ctx.params.id);
    if (!entry) throw new errors.NotFoundError('There is no such apartment');
    const data = calendarOf(entry.listing, { checkIn: from, checkOut: to }, now);
    const { apartmentId } = entry.listing.rules;
    return { data, meta: { apartmentId, currency: CURRENCY, maximumStay: maximumStayOf(entry.listing) } };
  },
});

/** What managers do with nights of the calendar (admin routes under `/booking-rules`). Bad bodies are 400 beside their field. */
export const nightsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `POST /booking-rules/nights/block-many` `{ data: { spans: [{ apartmentId, checkIn, checkOut }] } }`: all of
   * them or none; 404; 409 with `details.apartmentId` and the first taken night in `details.reasons`.
   */
  async block(ctx: Context): Promise<void> {
    const { data } = parse(spansBody, bodyOf(ctx));
    await engineOf(strapi).availability.block(data.spans, actorOf(ctx));
    ctx.body = { data };
  },

  /** `POST /booking-rules/nights/free-many`, the same body: frees what is blocked and answers `{ data: { freed } }`; 404. */
  async free(ctx: Context): Promise<void> {
    const { data } = parse(spansBody, bodyOf(ctx));
    ctx.body = { data: { freed: await engineOf(strapi).availability.free(data.spans, actorOf(ctx)) } };
  },

  /** `GET /booking-rules/nights/blocked-by?apartmentId&checkIn&checkOut`: who blocked these nights last, or null. */
  async blockedBy(ctx: Context): Promise<void> {
    ctx.body = { data: await engineOf(strapi).availability.blockedBy(parse(blockedByQuery, ctx.query)) };
  },

  /** `POST /booking-rules/nights/block` `{ data: { apartmentId, checkIn, checkOut } }`: all of them or none. */
  async blockOne(ctx: Context): Promise<void> {
    const { data } = parse(nightsBody, bodyOf(ctx));
    await engineOf(strapi).availability.block([data], actorOf(ctx));
    ctx.body = { data };
  },

  /** `POST /booking-rules/nights/free`: those of the span that a manager had blocked; says how many. */
  async freeOne(ctx: Context): Promise<void> {
    const { data } = parse(nightsBody, bodyOf(ctx));
    const freed = await engineOf(strapi).availability.free([data], actorOf(ctx));
    ctx.body = { data: { ...data, freed } };
  },
});
