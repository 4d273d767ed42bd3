import { errors } from '@strapi/utils';
import { contract, type Answer } from 'booking-rules/contracts';
import { parse } from 'booking-rules/engine';
import type { Context } from 'koa';

type Profile = Answer<'PUT /api/profile'>['data'];

export default {
  /** The profile after the change; 400 with `details.errors`, 401 for who is not signed in. */
  async update(ctx: Context): Promise<void> {
    const { user } = ctx.state as { user?: { id: number } };
    if (!user) throw new errors.UnauthorizedError('Sign in to change your profile');
    const { data } = parse(
      contract['PUT /api/profile'].body,
      'body' in ctx.request ? ctx.request.body : undefined,
    );
    const changed = (await strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: user.id }, data })) as Profile;
    const { firstName, lastName, phone } = changed;
    ctx.body = { data: { firstName, lastName, phone } };
  },
};
