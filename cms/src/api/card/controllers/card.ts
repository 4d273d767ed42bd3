import { contract } from 'booking-rules/contracts';
import { engineOf, inLanguage, parse, requestLanguage } from 'booking-rules/engine';
import type { Context } from 'koa';
import { createSiteApi } from '../../../site-host/api/site-api';

export default {
  /** Apartments as the site's cards show them, in the language of the request; 400 with `details.errors`. */
  async find(ctx: Context): Promise<void> {
    const query = parse(contract['GET /api/cards'].query, ctx.query);
    const language = requestLanguage(ctx, engineOf(strapi).inventory.current().languages);
    ctx.body = { data: await inLanguage(language, () => createSiteApi(strapi).cards(query)) };
  },
};
