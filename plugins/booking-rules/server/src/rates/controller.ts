import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { bodyOf, parse } from '../platform/http/parse';
import { gapBody, minimumStaysBody, ratesBody, ratesCopyBody } from './schemas';
import { noQuery } from '../platform/http/schemas';
import { readMinimumStays } from '../reports/rates-overview';
import { copyRates } from './copy-rates';
import { readRatesAndRestrictions } from './read-rates';
import { openGapNightsOf } from './gap-nights';
import { saveRules } from './save-rules';

/**
 * What managers rule (admin routes under `/booking-rules`). A change is made whole or not at all, and guests are
 * told the new rules when it is answered. 400 beside the field for bad input, and for an apartment that is not
 * there; 404 for a season or a promotion that somebody has removed meanwhile.
 */
export const rulesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/rule-book`: every rule of the house, of apartments, seasons and promotions (`RatesAndRestrictions`). */
  async ruleBook(ctx: Context): Promise<void> {
    parse(noQuery, ctx.query);
    ctx.body = { data: await readRatesAndRestrictions(strapi, new Date()) };
  },

  /**
   * `PUT /booking-rules/minimum-stays` `{ data: MinimumStaysChange }`: nights for all, overrides and seasons. It
   * answers, as `GET` does, with what applies from now on.
   */
  async saveMinimumStays(ctx: Context): Promise<void> {
    const { data } = parse(minimumStaysBody, bodyOf(ctx));
    await saveRules(strapi, data);
    ctx.body = { data: readMinimumStays(strapi, new Date()) };
  },

  /**
   * `PUT /booking-rules/rates` `{ data: RatesChange }`: base and weekend rates, seasons and promotions; answers
   * with the rule book. Drafts of apartments get the rates too, and nothing else of them is published.
   */
  async saveRates(ctx: Context): Promise<void> {
    const { data } = parse(ratesBody, bodyOf(ctx));
    await saveRules(strapi, data);
    ctx.body = { data: await readRatesAndRestrictions(strapi, new Date()) };
  },

  /** `POST /booking-rules/rates/copy` `{ data: RatesCopy }`: answers with what was changed (`RatesCopied`). */
  async copyRates(ctx: Context): Promise<void> {
    const { data } = parse(ratesCopyBody, bodyOf(ctx));
    ctx.body = { data: await copyRates(strapi, data, new Date()) };
  },

  /**
   * `POST /booking-rules/gaps/relax` `{ data: { apartmentId, firstNight, lastNight } }`: makes a gap bookable
   * (`GapOpened`); 400 with `details.reasons` when something else than rules of seasons stands in the way.
   */
  async openGapNights(ctx: Context): Promise<void> {
    const { data } = parse(gapBody, bodyOf(ctx));
    ctx.body = { data: await openGapNightsOf(strapi, data, new Date()) };
  },
});
