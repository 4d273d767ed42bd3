import type { AccountsPlugin } from './accounts-plugin';
import { endSessions } from './ended-sessions';
import { proveAddresses } from './proven-addresses';
import { rememberPermissions } from './remembered-permissions';
import { noteUnreadAccounts } from './unread-accounts';

/** What an account has beside its e-mail address and password. */
const ATTRIBUTES = {
  firstName: { type: 'string', maxLength: 80 },
  lastName: { type: 'string', maxLength: 80 },
  phone: { type: 'string', maxLength: 25 },
  /** Tokens that were given earlier are not taken any more. */
  sessionsSince: { type: 'datetime', private: true, configurable: false, searchable: false },
};

/** Strapi calls this with its accounts plugin, before anything uses it. */
export default (plugin: AccountsPlugin): AccountsPlugin => {
  Object.assign(plugin.contentTypes.user.schema.attributes, ATTRIBUTES);
  proveAddresses(plugin);
  endSessions(plugin);
  rememberPermissions(plugin);
  noteUnreadAccounts(plugin);
  return plugin;
};
