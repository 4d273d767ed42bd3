import { errors } from '@strapi/utils';
import type { Context } from 'koa';

/** The account that a request comes from. */
export interface GuestAccount {
  /** Of its row. */
  id: number;
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
  if (typeof user?.id !== 'number' || typeof user.documentId !== 'string' || typeof user.email !== 'string')
    return null;
  const { id, documentId, email, confirmed, provider } = user;
  return { id, documentId, email, confirmed: confirmed === true, provider: provider ?? 'local' };
}

/** Sign-ins that confirm an address, so that it may open what was booked with it: our own mails, and Google. */
const VOUCHES: ReadonlySet<string> = new Set(['local', 'google']);

/** Whether an account shows that an email address is its owner's. */
export function provesAddress({ email, confirmed, provider }: GuestAccount, address: string): boolean {
  return confirmed && VOUCHES.has(provider) && email.toLowerCase() === address.trim().toLowerCase();
}

/** @throws UnauthorizedError when nobody is signed in */
export function requireAccount(ctx: Context): GuestAccount {
  const account = accountOf(ctx);
  if (!account) throw new errors.UnauthorizedError('Sign in to see this');
  return account;
}

/** Who does something (an email address) and when. */
export interface Actor {
  by: string;
  now: Date;
}

/** Who is signed in to the admin panel, and when; the route's policy let nobody else through. */
export function actorOf(ctx: Context): Actor {
  const { user } = ctx.state as { user?: { email?: string } };
  return { by: user?.email ?? 'manager', now: new Date() };
}

/** The account of whoever is signed in to the admin panel; the route's policy let nobody else through. */
export function adminIdOf(ctx: Context): number {
  const { user } = ctx.state as { user: { id: number } };
  return user.id;
}
