import type { Core } from '@strapi/strapi';
import { DEFAULT_LANGUAGE } from 'booking-rules/shared/format/language';
import type { Settings } from '../../config/settings';
import { ACCOUNT_MAILS } from '../extensions/users-permissions/account-mails';

const STORE = { type: 'plugin', name: 'users-permissions' } as const;
/** Sender of the templates that the accounts plugin comes with; an administrator who edits one replaces it. */
const UNTOUCHED = 'no-reply@strapi.io';
const RESET_PAGE = '/reset-password';
const CONFIRMATION_PAGE = '/confirm-email';
/** Where a link of Strapi's own led before, once it had confirmed an address. */
const FORMER_CONFIRMED_PAGE = '/confirm-email?done=true';

interface Template {
  options: { from: { name: string; email: string }; object: string; message: string };
}

interface Advanced {
  email_reset_password: string | null;
  email_confirmation_redirection: string | null;
}

/**
 * Gives the mails of the accounts plugin words of our own and links to our pages for new passwords and confirmed
 * addresses, and leads other services back to our page; what an administrator has changed stays as it is.
 */
export async function prepareAccounts(strapi: Core.Strapi): Promise<void> {
  const { publicUrl }: Settings = strapi.config.get('settings');
  const store = strapi.store(STORE);
  const templates = (await store.get({ key: 'email' })) as Record<
    'reset_password' | 'email_confirmation',
    Template
  >;
  for (const name of ['reset_password', 'email_confirmation'] as const) {
    const { options } = templates[name];
    if (options.from.email === UNTOUCHED) Object.assign(options, ACCOUNT_MAILS[DEFAULT_LANGUAGE][name]);
  }
  await store.set({ key: 'email', value: templates });
  const advanced = (await store.get({ key: 'advanced' })) as Advanced;
  const value = { ...advanced };
  if (isOurs(advanced.email_reset_password, RESET_PAGE)) value.email_reset_password = publicUrl + RESET_PAGE;
  const leadsTo = advanced.email_confirmation_redirection;
  if (isOurs(leadsTo, CONFIRMATION_PAGE) || isOurs(leadsTo, FORMER_CONFIRMED_PAGE)) {
    value.email_confirmation_redirection = publicUrl + CONFIRMATION_PAGE;
  }
  await store.set({ key: 'advanced', value });
  await prepareProviders(strapi, publicUrl);
}

/** Other services lead back to an address of the backend, until somebody says where the site is. */
async function prepareProviders(strapi: Core.Strapi, publicUrl: string): Promise<void> {
  const store = strapi.store(STORE);
  const grant = (await store.get({ key: 'grant' })) as Record<string, { callback?: string }>;
  for (const [name, provider] of Object.entries(grant)) {
    const page = `/connect/${name}/redirect`;
    if (name !== 'email' && isOurs(provider.callback, page)) provider.callback = publicUrl + page;
  }
  await store.set({ key: 'grant', value: grant });
}

/** Whether an address is our page of this name, under whatever address the site had before, or none yet. */
function isOurs(address: string | null | undefined, page: string): boolean {
  return address == null || address === '' || address.endsWith(page);
}
