import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { bodyOf, parse } from '../platform/http/parse';
import { noQuery } from '../platform/http/schemas';
import { calendarRulesBody, gapBody, minimumStaysBody, ratesBody, ratesCopyBody } from './schemas';

/**
 * Rates, restrictions and promotions, as managers set them (admin routes under `/booking-rules`). A change is made whole or not at all, and guests are
 * told the new rules when it is answered. 400 beside the field for bad input, and for an apartment that is not
 * there; 404 for a season or a promotion that somebody has removed meanwhile.
 */
export const ratesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/rule-book`: every rule of the business, of apartments, seasons and promotions (`RatesAndRestrictions`). */
  async find(ctx: Context): Promise<void> {
    parse(noQuery, ctx.query);
    ctx.body = { data: await engineOf(strapi).rates.read(new Date()) };
  },

  /**
   * `PUT /booking-rules/minimum-stays` `{ data: MinimumStaysChange }`: nights for all, overrides and seasons. It
   * answers, as `GET` does, with what applies from now on.
   */
  async saveMinimumStays(ctx: Context): Promise<void> {
    const { data } = parse(minimumStaysBody, bodyOf(ctx));
    await engineOf(strapi).rates.save(data);
    ctx.body = { data: engineOf(strapi).rates.minimumStays(new Date()) };
  },

  /**
   * `PUT /booking-rules/rates` `{ data: RatesChange }`: base and weekend rates, seasons and promotions; answers
   * as `GET /booking-rules/rule-book` does. Drafts of apartments get the rates too, and nothing else of them is published.
   */
  async save(ctx: Context): Promise<void> {
    const { data } = parse(ratesBody, bodyOf(ctx));
    await engineOf(strapi).rates.save(data);
    ctx.body = { data: await engineOf(strapi).rates.read(new Date()) };
  },

  /** `POST /booking-rules/rates/copy` `{ data: RatesCopy }`: answers with what was changed (`RatesCopied`). */
  async copy(ctx: Context): Promise<void> {
    const { data } = parse(ratesCopyBody, bodyOf(ctx));
    ctx.body = { data: await engineOf(strapi).rates.copy(data, new Date()) };
  },

  /**
   * `POST /booking-rules/gaps/relax` `{ data: { apartmentId, firstNight, lastNight } }`: makes a gap bookable
   * (`GapOpened`); 400 with `details.reasons` when something else than rules of seasons stands in the way.
   */
  async openGapNights(ctx: Context): Promise<void> {
    const { data } = parse(gapBody, bodyOf(ctx));
    ctx.body = { data: await engineOf(strapi).rates.openGapNights(data, new Date()) };
  },

  /** `POST /booking-rules/calendar/rules`: sets rates and rules of nights; see `CalendarRulesRequest`. */
  async saveCalendarRules(ctx: Context): Promise<void> {
    const { data } = parse(calendarRulesBody, bodyOf(ctx));
    ctx.body = { data: await engineOf(strapi).rates.saveCalendarRules(data) };
  },

  /** `GET /booking-rules/gaps`: free nights of the coming half year that nobody can book. */
  gaps(ctx: Context): void {
    parse(noQuery, ctx.query);
    ctx.body = { data: engineOf(strapi).rates.gaps(new Date()) };
  },

  /** `GET /booking-rules/minimum-stays`: `{ global, rows }`, each row with what applies through the coming year. */
  minimumStays(ctx: Context): void {
    parse(noQuery, ctx.query);
    ctx.body = { data: engineOf(strapi).rates.minimumStays(new Date()) };
  },
});
