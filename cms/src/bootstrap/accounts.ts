import type { Core } from '@strapi/strapi';
import type { Settings } from '../../config/settings';

const STORE = { type: 'plugin', name: 'users-permissions' } as const;
/** Sender of the templates that the accounts plugin comes with; an administrator who edits one replaces it. */
const UNTOUCHED = 'no-reply@strapi.io';
const RESET_PAGE = '/reset-password';
const CONFIRMED_PAGE = '/confirm-email?done=true';

interface Template {
  options: { from: { name: string; email: string }; object: string; message: string };
}

interface Advanced {
  email_reset_password: string | null;
  email_confirmation_redirection: string | null;
}

/** Words and links of the mails about accounts, in the syntax of the accounts plugin. */
const TEMPLATES = {
  reset_password: {
    object: 'Choose a new password',
    message: `<h1>Choose a new password</h1>
<p>Somebody, we hope you, has asked for a new password for your account with us.</p>
<p><a class="action" href="<%= URL %>?code=<%= TOKEN %>">Choose a new password</a></p>
<p>The link works once, within two hours. If you did not ask for it, leave it alone: your password stays as it is.</p>`,
  },
  email_confirmation: {
    object: 'Confirm your e-mail address',
    message: `<h1>Confirm your e-mail address</h1>
<p>Welcome. One click shows that this address is yours, and your account then has everything that you have booked with it:</p>
<p><a class="action" href="<%= SERVER_URL %>/confirm-email?confirmation=<%= CODE %>">Confirm my e-mail address</a></p>
<p>If you did not open an account with us, leave this link alone and nothing happens.</p>`,
  },
} as const;

/**
 * Gives the mails of the accounts plugin words of our own and links to our pages for new passwords and confirmed
 * addresses, and leads other services back to our page; what an administrator has changed stays as it is.
 */
export async function prepareAccounts(strapi: Core.Strapi): Promise<void> {
  const { publicUrl }: Settings = strapi.config.get('settings');
  const store = strapi.store(STORE);
  const templates = (await store.get({ key: 'email' })) as Record<keyof typeof TEMPLATES, Template>;
  for (const name of ['reset_password', 'email_confirmation'] as const) {
    const { options } = templates[name];
    if (options.from.email === UNTOUCHED) Object.assign(options, TEMPLATES[name]);
  }
  await store.set({ key: 'email', value: templates });
  const advanced = (await store.get({ key: 'advanced' })) as Advanced;
  const value = { ...advanced };
  if (isOurs(advanced.email_reset_password, RESET_PAGE)) value.email_reset_password = publicUrl + RESET_PAGE;
  if (isOurs(advanced.email_confirmation_redirection, CONFIRMED_PAGE)) {
    value.email_confirmation_redirection = publicUrl + CONFIRMED_PAGE;
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
