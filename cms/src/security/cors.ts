import type { Context } from 'koa';

/**
 * Which other sites may read answers (`strapi::cors`): all may read the content API, none the admin panel's. Never
 * with cookies: who may do more than the public sends a token.
 */
export function corsOfApi(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return {
    origin: ({ path }: Context) => (path.startsWith('/api/') ? '*' : origin),
    credentials: false,
    headers: ['Content-Type', 'Authorization', 'Accept', 'Idempotency-Key'],
    expose: ['Retry-After'],
    maxAge: 86_400,
  };
}
