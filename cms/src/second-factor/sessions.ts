import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { Settings } from '../../config/settings';
import {
  adminController,
  adminService,
  type Ability,
  type StaffUser,
} from '../patches/staff-accounts/admin-services';
import { secondFactorStore } from './store';

/** What of the panel answers before the second factor is given: asking for it, and signing out. */
export const BEFORE_THE_CODE: ReadonlySet<string> = new Set([
  'GET /admin/second-factor',
  'POST /admin/second-factor/enrolment',
  'POST /admin/second-factor/enrolment/confirmation',
  'POST /admin/second-factor/verification',
  'POST /admin/logout',
]);

/** What the panel knows a refusal for want of the second factor by. */
const REASON = 'second-factor';

/** How long somebody may take to give it, in milliseconds. */
const PATIENCE_MS = 10 * 60_000;

const SESSION = 'admin::session';

/** Who may edit accounts of staff is an administrator: everything else follows from that. */
const OF_ADMINISTRATORS = 'admin::users.update';

interface SessionRow {
  sessionId: string;
  childId: string | null;
  createdAt: string;
  metadata: (Record<string, unknown> & { secondFactor?: boolean }) | null;
}

/** How far a session of a member of staff has come: `half` without its second factor, `over` when that took too long. */
type Standing = 'whole' | 'half' | 'over';

/**
 * Keeps every session of the panel to its second factor, in the one place through which all its routes ask who is
 * there: whoever has a factor, or needs one, gets nothing but the way to give it (403). Access tokens are refused to
 * such a session, too (401). Must run in `register()`.
 */
export function requireSecondFactors(strapi: Core.Strapi): void {
  const auth = strapi.get<{ authenticate(ctx: Context, next: Next): Promise<unknown> }>('auth');
  const authenticate = auth.authenticate.bind(auth);
  auth.authenticate = (ctx, next) =>
    authenticate(ctx, async () => {
      await checkSession(strapi, ctx);
      await next();
    });

  const doors = adminController(strapi, 'authentication');
  const { accessToken } = doors;
  doors.accessToken = async (ctx, next) => {
    const session = await sessionOfCookie(strapi, ctx);
    if (session === null) return accessToken(ctx, next);
    const ability = await adminService(strapi, 'permission').engine.generateUserAbility(session.user);
    if ((await standingOf(strapi, session.id, session.user, ability)) === 'whole')
      return accessToken(ctx, next);
    throw new errors.UnauthorizedError('Sign in again and enter your two-factor code');
  };
}

/** Whether somebody with these rights needs a second factor. */
export function isSecondFactorRequired(strapi: Core.Strapi, ability: Ability): boolean {
  const { staffSecondFactor }: Settings = strapi.config.get('settings');
  if (staffSecondFactor === 'optional') return false;
  return staffSecondFactor === 'everyone' || ability.can(OF_ADMINISTRATORS);
}

/** Notes that a session has given its second factor, and those that have followed it meanwhile. */
export async function markSession(strapi: Core.Strapi, sessionId: string): Promise<void> {
  const sessions = strapi.db.query(SESSION);
  for (let next: string | null = sessionId; next !== null;) {
    const found = (await sessions.findOne({ where: { sessionId: next } })) as SessionRow | null;
    if (found === null) return;
    // Strapi hands this on to every session that follows.
    const metadata = { ...found.metadata, secondFactor: true };
    await sessions.update({ where: { sessionId: next }, data: { metadata } });
    next = found.childId;
  }
}

/** Whether a session of the panel has given it. */
export async function hasGivenIt(strapi: Core.Strapi, sessionId: string): Promise<boolean> {
  return (await sessionOf(strapi, sessionId))?.metadata?.secondFactor === true;
}

/** @throws ForbiddenError or UnauthorizedError for what a session may not do before its second factor is given */
async function checkSession(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { auth, user, session, userAbility } = ctx.state as {
    auth?: { strategy?: { name?: string } };
    user: StaffUser;
    session?: { id: string };
    userAbility: Ability;
  };
  if (auth?.strategy?.name !== 'admin') return;
  const standing = await standingOf(strapi, session?.id ?? '', user, userAbility);
  if (standing === 'whole') return;
  if (standing === 'over')
    throw new errors.UnauthorizedError('Sign in again: you had ten minutes to enter the code');
  const route = `${ctx.method} ${String((ctx as { _matchedRoute?: unknown })._matchedRoute)}`;
  if (!BEFORE_THE_CODE.has(route)) {
    throw new errors.ForbiddenError('Enter your two-factor code first', { reason: REASON });
  }
}

async function standingOf(
  strapi: Core.Strapi,
  sessionId: string,
  user: StaffUser,
  ability: Ability,
): Promise<Standing> {
  const session = await sessionOf(strapi, sessionId);
  if (session === null) return 'over';
  if (session.metadata?.secondFactor === true) return 'whole';
  const isDue =
    isSecondFactorRequired(strapi, ability) || (await secondFactorStore(strapi).isEnabled(user.id));
  if (!isDue) return 'whole';
  return Date.now() - new Date(session.createdAt).getTime() > PATIENCE_MS ? 'over' : 'half';
}

async function sessionOf(strapi: Core.Strapi, sessionId: string): Promise<SessionRow | null> {
  return (await strapi.db.query(SESSION).findOne({ where: { sessionId } })) as SessionRow | null;
}

/** The session that a browser could go on with, and whose it is; null for none, which Strapi refuses itself. */
async function sessionOfCookie(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<{ id: string; user: StaffUser } | null> {
  const token = ctx.cookies.get('strapi_admin_refresh');
  if (token === undefined || token === '') return null;
  const known = await strapi.sessionManager('admin').validateRefreshToken(token);
  if (!known.isValid) return null;
  const user: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: Number(known.userId) }, populate: ['roles'] });
  return user === null ? null : { id: known.sessionId, user: user as StaffUser };
}
