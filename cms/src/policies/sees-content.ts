import type { Context } from 'koa';

interface Ability {
  rules: { action: string }[];
}

const READ = 'plugin::content-manager.explorer.read';

/** For members of staff whose role reads a content type at least. */
export default ({ state }: Pick<Context, 'state'>): boolean => {
  const { userAbility } = state as { userAbility?: Ability };
  return userAbility?.rules.some(({ action }) => action === READ) ?? false;
};
