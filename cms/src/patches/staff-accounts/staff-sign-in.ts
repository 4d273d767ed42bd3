import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isTooLong, NO_HASH } from '../../passwords/password-rules';
import { afterResponse } from '../../security/after-response';
import { accountLockoutOf, countTry } from '../../rate-limits/account-lockout';
import { adminController, adminService } from './admin-services';

type AuthService = ReturnType<typeof adminService<'auth'>>;

interface Account {
  password: string | null;
  isActive: boolean | null;
}

type Asked = Context & { request: { body?: unknown } };

/**
 * Guards the sign-in of staff as that of guests is guarded: tries are counted for each account, in the place of
 * Strapi's own count, which each process keeps for itself and for each client address; and an address that nobody
 * has is refused as late as any other. Must run in `register()`.
 */
export function guardStaffSignIn(strapi: Core.Strapi): void {
  const auth = adminService(strapi, 'auth');
  compareInAnyCase(auth, strapi);
  mailAfterAnswer(auth, strapi);
  const doors = adminController(strapi, 'authentication');
  const { login, resetPassword } = doors;
  const gate = () => accountLockoutOf(strapi);

  doors.login = async (ctx: Asked, next) => {
    const { email } = (ctx.request.body ?? {}) as { email?: unknown };
    if (typeof email !== 'string' || email === '') return login(ctx, next);
    const account = accountOf(email);
    await countTry(strapi, ctx, gate(), account, { event: 'staff.locked-out', email });
    const answer = await login(ctx, next);
    // Strapi answers some failures instead of throwing them.
    if (ctx.status === 200) await gate().open(account, ctx.request.ip);
    return answer;
  };

  doors.resetPassword = async (ctx: Asked, next) => {
    const answer = await resetPassword(ctx, next);
    const { data } = ctx.body as { data?: { user: { email: string } } };
    if (data) await gate().forgive(accountOf(data.user.email));
    return answer;
  };
}

const accountOf = (email: string): string => `staff:${email.toLowerCase()}`;

/** As Strapi checks them, but with a comparison in any case. */
function compareInAnyCase(auth: AuthService, strapi: Core.Strapi): void {
  const { validatePassword } = auth;
  auth.validatePassword = async (password, hash) =>
    (await validatePassword(password, hash)) && !isTooLong(password);
  auth.checkCredentials = async ({ email, password }) => {
    const found: unknown = await strapi.db.query('admin::user').findOne({ where: { email } });
    const user = found as Account | null;
    const isRight = await auth.validatePassword(password, user?.password ?? NO_HASH);
    if (!user?.password || !isRight) return [null, false, { message: 'Invalid credentials' }];
    return user.isActive === true ? [null, user] : [null, false, { message: 'User not active' }];
  };
}

/** Strapi begins to look for the account before it has answered. */
function mailAfterAnswer(auth: AuthService, strapi: Core.Strapi): void {
  const { forgotPassword } = auth;
  auth.forgotPassword = (input) => {
    const ctx = strapi.requestContext.get();
    if (!ctx) return forgotPassword(input);
    afterResponse(strapi, ctx, 'Mailing a member of staff a link', async () => {
      if (await accountLockoutOf(strapi).mail(input.email)) await forgotPassword(input);
    });
    return Promise.resolve();
  };
}
