import type { Context } from 'koa';

/**
 * Headers of every answer, whoever gives it. What answers with something to look at (pages, the panel, uploads)
 * puts a content security policy of its own in the place of this one, under which nothing loads and nothing runs.
 * @param publicUrl with https, browsers are told to come by TLS alone for the next year
 */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/**
 * Which other sites may read answers (`strapi::cors`): all may read the content API and what assistants are answered, none the admin
 * panel's. Never
 * with cookies: who may do more than the public sends a token.
 */
export function corsOfApi(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return {
    origin: ({ path }: Context) => (path.startsWith('/api/') || path === '/mcp' ? '*' : origin),
    credentials: false,
    headers: [
      'Content-Type',
      'Authorization',
      'Accept',
      'Idempotency-Key',
      'Mcp-Protocol-Version',
      'Mcp-Method',
      'Mcp-Name',
    ],
    expose: ['Retry-After'],
    maxAge: 86_400,
  };
}

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
