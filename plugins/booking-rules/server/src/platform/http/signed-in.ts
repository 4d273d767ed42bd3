import { errors } from '@strapi/utils';
import type { Context } from 'koa';

/** The account that a request comes from. */
export interface GuestAccount {
  documentId: string;
  email: string;
  /** Whether the address is known to be theirs. */
  confirmed: boolean;
  /** Who vouches for them: `local`, or the name of another sign-in. */
  provider: string;
}

/** The account that a request comes from; null for a guest who is not signed in. */
export function accountOf({ state }: Context): GuestAccount | null {
  const user = (state as { user?: Partial<GuestAccount> }).user;
  if (typeof user?.documentId !== 'string' || typeof user.email !== 'string') return null;
  const { documentId, email, confirmed, provider } = user;
  return { documentId, email, confirmed: confirmed === true, provider: provider ?? 'local' };
}

/** @throws UnauthorizedError when nobody is signed in */
export function requireAccount(ctx: Context): GuestAccount {
  const account = accountOf(ctx);
  if (!account) throw new errors.UnauthorizedError('Sign in to see this');
  return account;
}
