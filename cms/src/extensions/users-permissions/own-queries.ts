import { blameTheQuery } from '../../api/read-by-guests';
import type { AccountsPlugin } from './accounts-plugin';

/** `GET /api/users/me` takes a query as lists of content do, and so may be asked what makes no sense. */
export function forgiveQueries(plugin: AccountsPlugin): void {
  const { user } = plugin.controllers;
  const { me } = user;
  plugin.controllers.user = { ...user, me: (ctx) => blameTheQuery(ctx, () => me(ctx)) };
}
