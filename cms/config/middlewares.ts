import { uploadOrigins } from '../src/configuration/s3';
import { readSettings } from './settings';

/** Where the admin panel may show pictures and films from: Strapi's own list, and the store of uploads. */
const shown = () => [
  "'self'",
  'data:',
  'blob:',
  'https://market-assets.strapi.io',
  ...uploadOrigins(readSettings().s3),
];

export default () => [
  'strapi::errors',
  'global::database-away',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: { useDefaults: true, directives: { 'img-src': shown(), 'media-src': shown() } },
    },
  },
  'strapi::cors',
  'global::rate-limit',
  'strapi::query',
  'global::readable-body',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '256kb',
      formLimit: '64kb',
      textLimit: '64kb',
      // The text of a body beside what was parsed of it: the signature of a webhook is made over the text.
      includeUnparsed: true,
    },
  },
  // Holds the state of a sign-in with another service. Behind a proxy the process sees plain HTTP.
  { name: 'strapi::session', config: { secure: false, sameSite: 'lax' } },
  'strapi::favicon',
  'strapi::public',
];
