import type { Core } from '@strapi/strapi';

interface RequestState {
  user?: { email?: string };
  auth?: { strategy?: { name?: string }; credentials?: { name?: string } };
}

const TOKENS: ReadonlySet<string> = new Set(['content-api-token', 'admin-token']);

/** Who of the house is at work in this request: an e-mail address, or a named token; null for anybody else. */
export function currentActor(strapi: Core.Strapi): string | null {
  const context = strapi.requestContext.get();
  if (!context) return null;
  const { user, auth } = context.state as RequestState;
  const strategy = auth?.strategy?.name ?? '';
  if (strategy === 'admin') return user?.email ?? null;
  return TOKENS.has(strategy) ? `API token ${auth?.credentials?.name ?? ''}`.trim() : null;
}
