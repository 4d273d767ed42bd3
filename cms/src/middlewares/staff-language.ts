import type { Context, Next } from 'koa';
import { languageOfStaff, toldError } from 'booking-rules/engine';
import { writtenIn } from 'booking-rules/shared/format/language';

/**
 * Tells people who write content why something cannot be saved, in the language of their panel. Strapi's own routes
 * throw it in English; those of the booking rules tell it themselves.
 */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!ctx.path.startsWith('/content-manager/')) throw error;
      throw writtenIn(languageOfStaff(ctx), () => toldError(error));
    }
  };
