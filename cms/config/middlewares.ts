export default () => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'global::readable-body',
  { name: 'strapi::body', config: { jsonLimit: '256kb', formLimit: '64kb', textLimit: '64kb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
