import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { readBlockedBy } from './blocked-by';
import { saveCalendarRules } from '../rates/save-calendar-rules';
import { blockedByQuery, deskBookingBody, calendarRulesBody, spansBody } from './schemas';
import { actorOf } from '../platform/http/actor';
import { bodyOf, parse } from '../platform/http/parse';
import { createDeskBooking } from '../reservations/desk-booking';
import { viewOf } from '../records/reservation-view';

/** What managers do with nights of the calendar (admin routes under `/booking-rules`). Bad bodies are 400 beside their field. */
export const nightsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `POST /booking-rules/nights/block-many` `{ data: { spans: [{ apartmentId, checkIn, checkOut }] } }`: all of
   * them or none; 404; 409 with `details.apartmentId` and the first taken night in `details.reasons`.
   */
  async block(ctx: Context): Promise<void> {
    const { data } = parse(spansBody, bodyOf(ctx));
    await engineOf(strapi).blocks.block(data.spans, actorOf(ctx));
    ctx.body = { data };
  },

  /** `POST /booking-rules/nights/free-many`, the same body: frees what is blocked and answers `{ data: { freed } }`; 404. */
  async free(ctx: Context): Promise<void> {
    const { data } = parse(spansBody, bodyOf(ctx));
    ctx.body = { data: { freed: await engineOf(strapi).blocks.free(data.spans, actorOf(ctx)) } };
  },

  /** `GET /booking-rules/nights/blocked-by?apartmentId&checkIn&checkOut`: who blocked these nights last, or null. */
  async blockedBy(ctx: Context): Promise<void> {
    ctx.body = { data: await readBlockedBy(strapi, parse(blockedByQuery, ctx.query)) };
  },

  /** `POST /booking-rules/calendar/rules`: sets rates and rules of nights; see `CalendarRulesRequest`. */
  async rule(ctx: Context): Promise<void> {
    const { data } = parse(calendarRulesBody, bodyOf(ctx));
    ctx.body = { data: await saveCalendarRules(strapi, data) };
  },

  /**
   * `POST /booking-rules/reservations`: 201 with a reservation made for a guest on the phone; 409 when its nights
   * are taken or the price has changed, 422 when rules refuse it; see `DeskBookingRequest`.
   */
  async reserve(ctx: Context): Promise<void> {
    const { data } = parse(deskBookingBody, bodyOf(ctx));
    ctx.body = { data: viewOf(await createDeskBooking(strapi, data, actorOf(ctx))) };
    ctx.status = 201;
  },
});
