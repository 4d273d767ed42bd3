import { errors } from '@strapi/utils';
import type { Context } from 'koa';

interface Ability {
  can(action: string, subject: string, field: string): boolean;
}

/**
 * Holds whoever is signed in to what the content manager lets them write: a role may be given single fields.
 * @param fields of the content type, or paths in its components such as `stayDetails.label`
 * @throws ForbiddenError (403) that names the first that is not theirs
 */
export function requireFields(
  ctx: Context,
  right: 'create' | 'update',
  subject: string,
  fields: readonly string[],
): void {
  const { userAbility } = ctx.state as { userAbility: Ability };
  const action = `plugin::content-manager.explorer.${right}`;
  const closed = fields.find((field) => !userAbility.can(action, subject, field));
  if (closed !== undefined) throw new errors.ForbiddenError(`Your role does not write ${closed}`);
}
