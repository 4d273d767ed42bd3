import { previewAddress } from '../src/preview/preview-address';
import { readSettings } from './settings';

export default () => {
  const settings = readSettings();
  return {
    auth: {
      secret: settings.adminJwtSecret,
      sessions: { maxSessionLifespan: 14 * 86_400, maxRefreshTokenLifespan: 30 * 86_400 },
    },
    // Beside the limit by address, which all processes count together, Strapi counts tries for each account.
    rateLimit: { enabled: settings.rateLimits['sign-in'] !== null },
    apiToken: { salt: settings.apiTokenSalt },
    transfer: { token: { salt: settings.transferTokenSalt } },
    secrets: { encryptionKey: settings.encryptionKey },
    autoOpen: false,
    flags: { nps: false, promoteEE: false },
    preview: {
      enabled: true,
      config: {
        allowedOrigins: [new URL(settings.publicUrl).origin],
        handler: (uid: string, params: { documentId?: string; status?: string }) =>
          previewAddress(strapi, uid, params),
      },
    },
  };
};
