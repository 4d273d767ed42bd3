export default () => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
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
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
