import type { Context } from 'koa';
import seesContent from './sees-content';

interface Ability {
  can(action: string, subject: string, field: string): boolean;
}

/**
 * For members of staff who see the field of a content type from which documents are picked (`:model` and
 * `:targetField` of the address). Strapi fails in place of refusing them. Fields of components belong to no type.
 */
export default (
  ctx: Pick<Context, 'state'> & { params: { model: string; targetField: string } },
): boolean => {
  const { model, targetField } = ctx.params;
  if (!(model in strapi.contentTypes)) return seesContent(ctx);
  const { userAbility } = ctx.state as { userAbility: Ability };
  return userAbility.can('plugin::content-manager.explorer.read', model, targetField);
};
