/**
 * The configuration of `strapi::security`: what the admin panel may load. Its other headers are on every answer
 * already. Styles are written into the page by the library with which the panel is built. Each directive is one
 * text: a list would be mixed with that of Strapi's defaults, which let the panel ask everybody.
 * @param uploadOrigins from where it may show uploads, beside the server itself
 */
export const panelSecurity = (uploadOrigins: readonly string[]) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self'",
      'img-src': ["'self' data: blob:", ...uploadOrigins].join(' '),
      'media-src': ["'self' data: blob:", ...uploadOrigins].join(' '),
      'font-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    },
  },
  hsts: false,
  frameguard: false,
  noSniff: false,
  referrerPolicy: false,
});
