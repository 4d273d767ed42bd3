import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { booking } from '../booking';
import { minimumStaysBody } from '../http/overview-schemas';
import { bodyOf, parse } from '../http/parse';
import { readMinimumStays } from '../overview/rules-overview';
import { saveMinimumStays } from '../overview/save-minimum-stays';

/** What managers rule (admin routes under `/booking-rules`). */
export const rulesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `PUT /booking-rules/minimum-stays` `{ data: { global?, overrides?: [{ apartmentId, nights | null }] } }`: all of it
   * or nothing; 400 for an apartment that is not there. It answers, as `GET` does, with what applies from now on.
   */
  async saveMinimumStays(ctx: Context): Promise<void> {
    const { data } = parse(minimumStaysBody, bodyOf(ctx));
    await saveMinimumStays(strapi, data);
    await booking(strapi).catalogue.refresh();
    ctx.body = { data: readMinimumStays(strapi, new Date()) };
  },
});
