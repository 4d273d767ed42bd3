import type { Context } from 'koa';
import type { Actor } from '../../reservations/manage';

/** Who is signed in to the admin panel, and when; the route's policy let nobody else through. */
export function actorOf(ctx: Context): Actor {
  const { user } = ctx.state as { user?: { email?: string } };
  return { by: user?.email ?? 'manager', now: new Date() };
}
