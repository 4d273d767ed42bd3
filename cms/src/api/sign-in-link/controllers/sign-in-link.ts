import { contract } from 'booking-rules/contracts';
import { engineOf, inLanguage, parse, requestLanguage } from 'booking-rules/engine';
import type { Context } from 'koa';
import { mailSignInLink, useSignInLink } from '../../../extensions/users-permissions/sign-in-link';
import { afterResponse } from '../../../security/after-response';

const bodyOf = (ctx: Context): unknown => ('body' in ctx.request ? ctx.request.body : undefined);

export default {
  /** Answers the same, as soon, whether there is such an account or not. */
  ask(ctx: Context): void {
    const { email } = parse(contract['POST /api/auth/sign-in-link'].body, bodyOf(ctx));
    const language = requestLanguage(ctx, engineOf(strapi).inventory.current().languages);
    ctx.body = { ok: true };
    afterResponse(strapi, ctx, 'Mailing a link to sign in', () =>
      inLanguage(language, () => mailSignInLink(strapi, email.toLowerCase())),
    );
  },

  /** The token and the account, as signing in with a password answers; 400 for a link that does not work (any more). */
  async signIn(ctx: Context): Promise<void> {
    const { code } = parse(contract['POST /api/auth/sign-in-with-link'].body, bodyOf(ctx));
    ctx.set('Cache-Control', 'no-store');
    const { jwt, user } = await useSignInLink(strapi, code);
    const { auth } = ctx.state as { auth: object };
    const schema = strapi.getModel('plugin::users-permissions.user');
    ctx.body = { jwt, user: await strapi.contentAPI.sanitize.output(user, schema, { auth }) };
  },
};
