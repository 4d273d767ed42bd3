import type { Core } from '@strapi/strapi';

interface RequestState {
  user?: { email?: string };
  auth?: { strategy?: { name?: string }; credentials?: { name?: string } };
}

/** Who of the house is at work in this request: an e-mail address, or a named token; null for anybody else. */
export function actorOf(strapi: Core.Strapi): string | null {
  const context = strapi.requestContext.get();
  if (!context) return null;
  const { user, auth } = context.state as RequestState;
  switch (auth?.strategy?.name) {
    case 'admin':
      return user?.email ?? null;
    case 'content-api-token':
    case 'admin-token':
      return `API token ${auth.credentials?.name ?? ''}`.trim();
    default:
      return null;
  }
}
