import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Ability, StaffUser } from '../patches/staff-accounts/admin-services';
import { newSecret, setupAddress } from './codes';
import { tellOwner } from './notices';
import { proofsOf } from './proofs';
import { hasGivenIt, isSecondFactorRequired, markSession } from './sessions';
import { secondFactorStore } from './store';

const codeBody = z.strictObject({ code: z.string().max(40) });
const proofBody = z.union([codeBody, z.strictObject({ recoveryCode: z.string().max(40) })]);
const enrolmentBody = z.strictObject({ password: z.string().max(200).optional() });

/** A request of somebody who is signed in to the panel, and its body. */
export type Asked = Context & {
  request: { body?: unknown };
  state: { user: StaffUser & { password: string }; session: { id: string }; userAbility: Ability };
};

/** What members of staff do with their own second factor. Errors: 400, and 429 after too many wrong tries. */
export function selfService(strapi: Core.Strapi) {
  const store = secondFactorStore(strapi);
  const proofs = proofsOf(strapi);

  /** @throws ValidationError */
  async function requireEnabled(user: StaffUser, isWanted: boolean): Promise<void> {
    if ((await store.isEnabled(user.id)) === isWanted) return;
    throw new errors.ValidationError(
      isWanted ? 'Two-factor authentication is not on' : 'Two-factor authentication is on already',
    );
  }

  return {
    /** What of it is there, and whether it has to be. */
    async read(ctx: Asked): Promise<void> {
      const { user, session, userAbility } = ctx.state;
      ctx.body = {
        data: {
          email: user.email,
          isEnabled: await store.isEnabled(user.id),
          isRequired: isSecondFactorRequired(strapi, userAbility),
          isGiven: await hasGivenIt(strapi, session.id),
          recoveryCodesLeft: await store.recoveryCodesLeft(user.id),
        },
      };
    },

    /** Begins: a secret for the app. Whoever has been signed in for a while gives the password once more. */
    async enrol(ctx: Asked): Promise<void> {
      const { user, userAbility } = ctx.state;
      const { password = '' } = parse(enrolmentBody, ctx);
      await requireEnabled(user, false);
      // Who needs one and has none has signed in this minute, and can do nothing else.
      if (!isSecondFactorRequired(strapi, userAbility)) await proofs.requirePassword(ctx, user, password);
      const secret = newSecret();
      await store.begin(user.id, secret);
      const settings: unknown = await strapi
        .documents('api::site-setting.site-setting')
        .findFirst({ fields: ['brand'] });
      const brand = (settings as { brand: string } | null)?.brand ?? 'Vacationer';
      ctx.body = { data: { secret, address: setupAddress(secret, brand, user.email) } };
    },

    /** Ends that with the first code, and answers with the recovery codes. */
    async confirm(ctx: Asked): Promise<void> {
      const { user, session } = ctx.state;
      const { code } = parse(codeBody, ctx);
      await requireEnabled(user, false);
      await proofs.takeProof(ctx, user, { firstCode: code });
      const recoveryCodes = await store.renewRecoveryCodes(user.id);
      await markSession(strapi, session.id);
      await tellOwner(strapi, user.email, 'enabled');
      ctx.body = { data: { recoveryCodes } };
    },

    /** Gives it, for this session. */
    async verify(ctx: Asked): Promise<void> {
      const { user, session } = ctx.state;
      const proof = parse(proofBody, ctx);
      await requireEnabled(user, true);
      await proofs.takeProof(ctx, user, proof);
      await markSession(strapi, session.id);
      ctx.body = { data: { recoveryCodesLeft: await store.recoveryCodesLeft(user.id) } };
    },

    /** New recovery codes, for a code. */
    async renewRecoveryCodes(ctx: Asked): Promise<void> {
      const { user } = ctx.state;
      const proof = parse(codeBody, ctx);
      await requireEnabled(user, true);
      await proofs.takeProof(ctx, user, proof);
      const recoveryCodes = await store.renewRecoveryCodes(user.id);
      await tellOwner(strapi, user.email, 'recovery-codes-renewed');
      ctx.body = { data: { recoveryCodes } };
    },

    /** Takes it away, for a code, as for another phone. Who needs one is signed out, and asked for another. */
    async turnOff(ctx: Asked): Promise<void> {
      const { user, userAbility } = ctx.state;
      const proof = parse(proofBody, ctx);
      await requireEnabled(user, true);
      await proofs.takeProof(ctx, user, proof);
      await store.remove(user.id);
      if (isSecondFactorRequired(strapi, userAbility)) {
        await strapi.sessionManager('admin').invalidateRefreshToken(String(user.id));
      }
      await tellOwner(strapi, user.email, 'disabled');
      ctx.body = { data: {} };
    },
  };
}

function parse<Shape extends z.ZodType>(shape: Shape, ctx: Asked): z.output<Shape> {
  const parsed = shape.safeParse(ctx.request.body);
  if (parsed.success) return parsed.data;
  throw new errors.ValidationError('The body of this request is not valid for this address');
}
