import { readSettings } from './settings';

const SHORTEST_PASSWORD = 8;

/** @throws Error that says what a password lacks */
function isGoodPassword(password?: string): true {
  if (password !== undefined && password.length >= SHORTEST_PASSWORD) return true;
  throw new Error(`Password must have ${SHORTEST_PASSWORD} characters or more`);
}

export default () => {
  const settings = readSettings();
  return {
    'booking-rules': {
      enabled: true,
      config: {
        migrations: settings.folders.migrations,
        stripe: settings.stripe,
        mail: settings.mail,
        linkSecret: settings.linkSecret,
      },
    },
    // Mails of accounts wait in the same outbox and leave by the same way as those of reservations.
    email: { config: { provider: 'booking-rules/email-provider' } },
    'users-permissions': {
      config: {
        jwtSecret: settings.jwtSecret,
        jwt: { expiresIn: '7d' },
        register: { allowedFields: ['firstName', 'lastName', 'phone'] },
        validationRules: { validatePassword: isGoodPassword },
        // Limits of our own take the place of the plugin's, which every process counts for itself.
        ratelimit: { enabled: false },
      },
    },
    upload: {
      config: {
        sizeLimit: 20 * 1024 * 1024,
        breakpoints: { large: 1200, medium: 800, small: 480 },
      },
    },
  };
};
