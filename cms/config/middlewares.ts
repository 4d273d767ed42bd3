import { uploadOrigins } from '../src/configuration/s3';
import { corsOfApi, panelSecurity } from '../src/security/headers';
import { readSettings } from './settings';

export default () => {
  const { publicUrl, s3 } = readSettings();
  const isOverTls = publicUrl.startsWith('https:');
  return [
    'global::early-answers',
    'global::error-shape',
    'strapi::errors',
    'global::staff-language',
    'global::bad-request',
    'global::database-unavailable',
    'global::uploads-unavailable',
    { name: 'strapi::security', config: panelSecurity(uploadOrigins(s3)) },
    { name: 'strapi::cors', config: corsOfApi(publicUrl) },
    { name: 'global::secure-cookies', config: { isOverTls } },
    'global::rate-limit',
    'global::search-queue',
    'strapi::query',
    'global::query-limits',
    'global::body-parser-errors',
    'global::upload-guard',
    {
      name: 'strapi::body',
      config: {
        jsonLimit: '256kb',
        formLimit: '64kb',
        textLimit: '64kb',
        // The text of a body beside what was parsed of it: the signature of a webhook is made over the text.
        includeUnparsed: true,
        // All files of a form together; each has a limit of its own (plugins.ts).
        formidable: { maxFileSize: 100 * 1024 * 1024, maxFieldsSize: 256 * 1024 },
      },
    },
    'global::pictures-only',
    'global::body-depth',
    'global::auth-body',
    // Holds the state of a sign-in with another service, which takes minutes.
    { name: 'strapi::session', config: { secure: isOverTls, sameSite: 'lax', maxAge: 15 * 60_000 } },
    'strapi::favicon',
    'strapi::public',
  ];
};
