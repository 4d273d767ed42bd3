export default () => [
  'strapi::errors',
  'global::database-away',
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
  // Holds the state of a sign-in with another service. Behind a proxy the process sees plain HTTP.
  { name: 'strapi::session', config: { secure: false, sameSite: 'lax' } },
  'strapi::favicon',
  'strapi::public',
];
