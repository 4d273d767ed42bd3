import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  createAccountLockout,
  countTry,
  FIRST_WAIT,
  type AccountLockout,
} from '../rate-limits/account-lockout';
import { logSecurityEvent } from '../security-log/security-event';
import { tellOwner } from './notices';
import { adminService, type StaffUser } from '../patches/staff-accounts/admin-services';
import { secondFactorStore } from './store';

/** Wrong codes before waits begin, and the longest wait in seconds: whatever the settings say of other limits. */
const TRIES = { requests: 5, seconds: 900 };

/** What somebody shows that the second factor is theirs with. */
export type Proof = { code: string } | { recoveryCode: string } | { firstCode: string };

/** Checks codes and passwords of who is signed in already, and counts the tries. */
export function proofsOf(strapi: Core.Strapi) {
  const store = secondFactorStore(strapi);
  let gate: AccountLockout | null = null;

  /** @throws RateLimitError when there are no tries left */
  async function tried(ctx: Context, account: string, email: string, attempt: () => Promise<boolean>) {
    gate ??= createAccountLockout(strapi, 'second-factor', TRIES, FIRST_WAIT);
    await countTry(strapi, ctx, gate, account, { event: 'staff.locked-out', email });
    const isRight = await attempt();
    if (isRight) await gate.open(account, ctx.request.ip);
    return isRight;
  }

  async function take(user: StaffUser, proof: Proof): Promise<boolean> {
    if ('firstCode' in proof) return store.enable(user.id, proof.firstCode, new Date());
    if ('code' in proof) return store.take(user.id, proof.code, new Date());
    if (!(await store.takeRecoveryCode(user.id, proof.recoveryCode))) return false;
    logSecurityEvent(strapi, 'staff.recovery-code-used', { account: user.email });
    await tellOwner(strapi, user.email, 'recovery-code-used');
    return true;
  }

  return {
    /**
     * Takes a code, or a recovery code; neither can be taken again. A first code turns the second factor on.
     * @throws ValidationError beside the field `code`, RateLimitError
     */
    async takeProof(ctx: Context, user: StaffUser, proof: Proof): Promise<void> {
      if (await tried(ctx, `factor:${user.id}`, user.email, () => take(user, proof))) return;
      throw refusal('code', 'That code is incorrect or has been used');
    },

    /** @throws ValidationError beside the field `password`, RateLimitError */
    async requirePassword(
      ctx: Context,
      user: StaffUser & { password: string },
      password: string,
    ): Promise<void> {
      const check = () => adminService(strapi, 'auth').validatePassword(password, user.password);
      if (await tried(ctx, `password:${user.id}`, user.email, check)) return;
      throw refusal('password', 'Your password is incorrect');
    },
  };
}

function refusal(field: string, message: string): Error {
  const error = { path: [field], message, name: 'ValidationError' };
  return new errors.ValidationError(message, { errors: [error] });
}
