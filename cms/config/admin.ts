import { createSecretKey } from 'node:crypto';
import { previewAddress } from '../src/preview/preview-address';
import { readSettings } from './settings';

export default () => {
  const settings = readSettings();
  return {
    auth: {
      // A key; of a text, a public one would be tried to be made each time that a token is checked.
      secret: createSecretKey(settings.adminJwtSecret, 'utf8'),
      // In seconds. Who does not ask to be remembered is asked again after two idle hours, and every day.
      sessions: {
        accessTokenLifespan: 30 * 60,
        idleSessionLifespan: 2 * 3_600,
        maxSessionLifespan: 86_400,
        idleRefreshTokenLifespan: 14 * 86_400,
        maxRefreshTokenLifespan: 30 * 86_400,
      },
      cookie: { sameSite: 'strict', ...(settings.publicUrl.startsWith('https:') && { secure: true }) },
    },
    // Strapi counts in every process for itself; tries are counted by src/rate-limits, and so that all know.
    rateLimit: { enabled: false },
    apiToken: { salt: settings.apiTokenSalt },
    transfer: { token: { salt: settings.transferTokenSalt } },
    secrets: { encryptionKey: settings.encryptionKey },
    autoOpen: false,
    flags: { nps: false, promoteEE: false, docLinks: false },
    preview: {
      enabled: true,
      config: {
        allowedOrigins: [new URL(settings.publicUrl).origin],
        handler: (uid: string, params: { documentId?: string; status?: string; locale?: string | null }) =>
          previewAddress(strapi, uid, params),
      },
    },
  };
};
