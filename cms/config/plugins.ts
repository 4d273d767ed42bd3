import { readSettings } from './settings';

export default () => {
  const settings = readSettings();
  return {
    'booking-rules': {
      enabled: true,
      config: { migrations: settings.folders.migrations, stripe: settings.stripe, mail: settings.mail },
    },
    // Mails of accounts wait in the same outbox and leave by the same way as those of reservations.
    email: { config: { provider: 'booking-rules/email-provider' } },
    'users-permissions': {
      // Limits of our own take the place of the plugin's, which every process counts for itself.
      config: { jwtSecret: settings.jwtSecret, jwt: { expiresIn: '7d' }, ratelimit: { enabled: false } },
    },
    upload: {
      config: {
        sizeLimit: 20 * 1024 * 1024,
        breakpoints: { large: 1200, medium: 800, small: 480 },
      },
    },
  };
};
