import type { Core } from '@strapi/strapi';

/** What a member of staff is told of by mail: whoever did it may have been somebody else. */
const NOTICES = {
  enabled: {
    subject: 'Two-factor authentication is on',
    text: 'From now on you sign in to the admin panel with your password and a code from your authenticator app.',
  },
  disabled: {
    subject: 'Two-factor authentication is off',
    text: 'You no longer need a code from your authenticator app to sign in to the admin panel.',
  },
  reset: {
    subject: 'Your two-factor authentication was reset',
    text: 'An administrator reset your two-factor authentication for the admin panel and signed you out everywhere. Sign in with your password to set it up again.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'One of your recovery codes was used in the admin panel. It no longer works.',
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes',
    text: 'You have new recovery codes for the admin panel. The old ones no longer work.',
  },
} as const;

export type Notice = keyof typeof NOTICES;

const UNLESS = "If this wasn't you, tell an administrator now and change your password.";

/** Writes down a mail to the owner of an account; one that fails is logged, and stops nothing. */
export async function tellOwner(strapi: Core.Strapi, to: string, notice: Notice): Promise<void> {
  const { subject, text } = NOTICES[notice];
  try {
    const mails = strapi.plugin('email').service<{ send(mail: object): Promise<void> }>('email');
    await mails.send({ to, subject, text: `${text}\n\n${UNLESS}` });
  } catch (error) {
    strapi.log.error(`A mail about a second factor could not be written: ${String(error)}`);
  }
}
