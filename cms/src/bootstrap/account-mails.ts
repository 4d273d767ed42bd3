import type { Core } from '@strapi/strapi';
import type { Settings } from '../../config/settings';

const STORE = { type: 'plugin', name: 'users-permissions' } as const;
/** Sender of the templates that the accounts plugin comes with; an administrator who edits one replaces it. */
const UNTOUCHED = 'no-reply@strapi.io';
const RESET_PAGE = '/reset-password';

interface Template {
  options: { from: { name: string; email: string }; object: string; message: string };
}

/** Words and links of the mails about accounts, in the syntax of the accounts plugin. */
const TEMPLATES = {
  reset_password: {
    object: 'Choose a new password',
    message: `<h1>Choose a new password</h1>
<p>Somebody, we hope you, has asked for a new password for your account with us.</p>
<p><a class="action" href="<%= URL %>?code=<%= TOKEN %>">Choose a new password</a></p>
<p>The link works once. If you did not ask for it, leave it alone: your password stays as it is.</p>`,
  },
  email_confirmation: {
    object: 'Confirm your e-mail address',
    message: `<h1>Confirm your e-mail address</h1>
<p>Welcome. One click, and your account is ready:</p>
<p><a class="action" href="<%= URL %>?confirmation=<%= CODE %>">Confirm my e-mail address</a></p>
<p>If you did not open an account with us, leave this link alone and nothing happens.</p>`,
  },
} as const;

/**
 * Gives the mails of the accounts plugin words of our own and a link to our page for new passwords; what an
 * administrator has changed stays as it is.
 */
export async function prepareAccountMails(strapi: Core.Strapi): Promise<void> {
  const { publicUrl }: Settings = strapi.config.get('settings');
  const store = strapi.store(STORE);
  const templates = (await store.get({ key: 'email' })) as Record<keyof typeof TEMPLATES, Template>;
  for (const name of ['reset_password', 'email_confirmation'] as const) {
    const { options } = templates[name];
    if (options.from.email === UNTOUCHED) Object.assign(options, TEMPLATES[name]);
  }
  await store.set({ key: 'email', value: templates });
  const advanced = (await store.get({ key: 'advanced' })) as { email_reset_password: string | null };
  const link = advanced.email_reset_password ?? '';
  // A page of this name is ours, under whatever address the site had before.
  if (link === '' || link.endsWith(RESET_PAGE)) {
    const value = { ...advanced, email_reset_password: `${publicUrl}${RESET_PAGE}` };
    await store.set({ key: 'advanced', value });
  }
}
