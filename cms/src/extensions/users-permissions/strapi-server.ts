import { blameTheQuery } from '../../api/read-by-guests';
import type { AccountsPlugin } from './accounts-plugin';
import { mailInLanguageOfGuests } from './account-mails';
import { proveAddresses } from './mailed-codes';
import { noteUnreadAccounts, rememberPermissions } from './database-outage';
import { guardSignIn } from './sign-in';
import { endTokens } from './tokens';

/** What an account has beside its email address and password. */
const ATTRIBUTES = {
  firstName: { type: 'string', maxLength: 80 },
  lastName: { type: 'string', maxLength: 80 },
  phone: { type: 'string', maxLength: 25 },
  /** When the code of the last mail was made, which sets a new password. */
  resetAskedAt: { type: 'datetime', private: true, configurable: false, searchable: false },
};

/** Strapi calls this with its accounts plugin, before anything uses it. */
export default (plugin: AccountsPlugin): AccountsPlugin => {
  Object.assign(plugin.contentTypes.user.schema.attributes, ATTRIBUTES);
  guardSignIn(plugin);
  proveAddresses(plugin);
  endTokens(plugin);
  mailInLanguageOfGuests(plugin);
  rememberPermissions(plugin);
  noteUnreadAccounts(plugin);
  forgiveQueries(plugin);
  return plugin;
};

/** `GET /api/users/me` takes the same queries as lists of content, so a nonsensical one gets the same answer. */
function forgiveQueries(plugin: AccountsPlugin): void {
  const { user } = plugin.controllers;
  const { me } = user;
  plugin.controllers.user = { ...user, me: (ctx) => blameTheQuery(ctx, () => me(ctx)) };
}
