import type { AccountsPlugin } from './accounts-plugin';
import { endSessions } from './ended-sessions';
import { forgiveQueries } from './own-queries';
import { proveAddresses } from './proven-addresses';
import { rememberPermissions } from './remembered-permissions';
import { noteUnreadAccounts } from './unread-accounts';
import { shortenCodes } from './short-codes';

/** What an account has beside its e-mail address and password. */
const ATTRIBUTES = {
  firstName: { type: 'string', maxLength: 80 },
  lastName: { type: 'string', maxLength: 80 },
  phone: { type: 'string', maxLength: 25 },
  /** Tokens that were given earlier are not taken any more. */
  sessionsSince: { type: 'datetime', private: true, configurable: false, searchable: false },
  /** When the code for a new password was asked for. */
  resetAskedAt: { type: 'datetime', private: true, configurable: false, searchable: false },
};

/** Strapi calls this with its accounts plugin, before anything uses it. */
export default (plugin: AccountsPlugin): AccountsPlugin => {
  Object.assign(plugin.contentTypes.user.schema.attributes, ATTRIBUTES);
  proveAddresses(plugin);
  shortenCodes(plugin);
  endSessions(plugin);
  rememberPermissions(plugin);
  noteUnreadAccounts(plugin);
  forgiveQueries(plugin);
  return plugin;
};
