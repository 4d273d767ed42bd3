import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireGoodPassword } from '../../passwords/require-good-password';
import { adminController, adminService, type StaffAttributes } from './admin-services';

/**
 * Applies the password rules to staff wherever Strapi accepts a password: the first administrator,
 * invitations, new passwords by mail, profiles, the list of users, its command line, and our demo. A new password,
 * a new address and a closed account end every session of theirs. Must run in `register()`.
 */
export function checkStaffPasswords(strapi: Core.Strapi): void {
  const users = adminService(strapi, 'user');
  const { create, createFirstAdmin, updateById, resetPasswordByEmail } = users;
  const check = async (password: unknown, email: unknown): Promise<void> => {
    if (typeof password === 'string') await requireGoodPassword(strapi, password, 'staff', String(email));
  };
  Object.assign(users, {
    async create(attributes) {
      await check(attributes.password, attributes.email);
      return create(attributes);
    },
    async createFirstAdmin(attributes) {
      await check(attributes.password, attributes.email);
      return createFirstAdmin(attributes);
    },
    async updateById(id, attributes) {
      const before = await users.findOne(id);
      await check(attributes.password, attributes.email ?? before?.email);
      const after = await updateById(id, attributes);
      if (endsSessions(attributes, before)) {
        await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
      }
      return after;
    },
    async resetPasswordByEmail(email, password) {
      await check(password, email);
      await resetPasswordByEmail(email, password);
    },
  } satisfies Partial<typeof users>);
  checkBeforeSessionsEnd(strapi, check);
}

function endsSessions(change: StaffAttributes, before: { email: string } | null): boolean {
  const isNewAddress = typeof change.email === 'string' && change.email !== before?.email;
  return change.password !== undefined || isNewAddress || change['isActive'] === false;
}

/** Strapi ends the sessions of who changes their password first; one that is refused should leave them alone. */
function checkBeforeSessionsEnd(
  strapi: Core.Strapi,
  check: (password: unknown, email: unknown) => Promise<void>,
): void {
  const profile = adminController(strapi, 'authenticated-user');
  const { updateMe } = profile;
  profile.updateMe = async (ctx: Context & { request: { body?: unknown } }, next) => {
    const { password, email } = (ctx.request.body ?? {}) as StaffAttributes;
    const { user } = ctx.state as { user: { email: string } };
    await check(password, email ?? user.email);
    return updateMe(ctx, next);
  };
}
