import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';

const name = z.string('must be a text').trim().max(80, 'must have 80 characters or fewer').optional();

/** Body of `PUT /api/profile`; what is left out stays as it is. */
const profileBody = z.strictObject({
  data: z.strictObject({
    firstName: name,
    lastName: name,
    phone: z
      .string('must be a text')
      .trim()
      .max(25, 'must have 25 characters or fewer')
      .regex(
        /^$|^\+[1-9][0-9 ()./-]{5,}$/,
        'must be a number with its country code, such as +971 50 123 4567',
      )
      .optional(),
  }),
});

interface Profile {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
}

export default {
  /** The profile after the change; 400 with `details.errors`, 401 for who is not signed in. */
  async update(ctx: Context): Promise<void> {
    const { user } = ctx.state as { user?: { id: number } };
    if (!user) throw new errors.UnauthorizedError('Sign in to change your profile');
    const parsed = profileBody.safeParse('body' in ctx.request ? ctx.request.body : undefined);
    if (!parsed.success) throw invalid(parsed.error);
    const changed = (await strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: user.id }, data: parsed.data.data })) as Profile;
    const { firstName, lastName, phone } = changed;
    ctx.body = { data: { firstName, lastName, phone } };
  },
};

function invalid(error: z.ZodError): Error {
  const found = error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(found.map(({ message }) => message).join('; '), { errors: found });
}
