import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Settings } from '../../../config/settings';
import {
  overActions,
  tokensOf,
  ACCOUNT,
  type AccountsPlugin,
  type SignedIn,
  type TokenContent,
} from './accounts-plugin';
import { openedHashOf } from './sign-in';

/** Made by the migration 0013. */
const ENDED = 'ended_tokens';

interface Account {
  email: string;
  /** As it is kept; null for who signs in with another service. */
  password: string | null;
}

/**
 * Ends tokens on the server. Each is sealed with the account's address and password, as they were when it was given:
 * a new password ends all earlier tokens, whoever set it and wherever, in every process at once. Signing out ends the
 * one token that is shown. One that has no seal, as those from before had none, is not taken.
 */
export function endTokens(plugin: AccountsPlugin): void {
  const createTokens = plugin.services.jwt;
  plugin.services.jwt = ({ strapi }) => {
    const tokens = createTokens({ strapi });
    return {
      ...tokens,
      async verify(token) {
        const content = await tokens.verify(token);
        const account = await accountOf(strapi, content.id ?? 0, token);
        if (account === null || !isSealedWith(content, sealOf(strapi, content.id ?? 0, account))) {
          throw new Error('This token is no longer valid');
        }
        return content;
      },
    };
  };
  overActions(plugin, (auth, strapi) => {
    const sealing =
      (action: keyof typeof auth) =>
      async (ctx: Context, ...rest: unknown[]): Promise<void> => {
        await auth[action](ctx, ...rest);
        await sealAnswer(strapi, ctx, null);
      };
    return {
      async callback(ctx, ...rest) {
        await auth.callback(ctx, ...rest);
        await sealAnswer(strapi, ctx, openedHashOf(ctx));
      },

      register: sealing('register'),
      changePassword: sealing('changePassword'),
      resetPassword: sealing('resetPassword'),

      /** `POST /api/auth/logout`: `{ ok: true }`, and the token of the request is taken no more; 401 without one. */
      async logout(ctx) {
        const token = /^bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1];
        if (token === undefined || !(ctx.state as { user?: object }).user) {
          throw new errors.UnauthorizedError('Missing authentication');
        }
        const { exp = 0 } = await tokensOf(strapi).verify(token);
        await endToken(strapi, token, exp * 1_000);
        ctx.body = { ok: true };
      },
    };
  });
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The account of a token; null when there is none, or the token has been ended. */
async function accountOf(strapi: Core.Strapi, id: number, token: string): Promise<Account | null> {
  const { connection } = strapi.db;
  const { tableName } = strapi.db.metadata.get(ACCOUNT);
  const found: unknown = await connection(`${tableName} as account`)
    .where('account.id', id)
    .whereNotExists(
      connection(ENDED)
        .select('digest')
        .where({ digest: digestOf(token) }),
    )
    .first('account.email', 'account.password');
  return (found as Account | undefined) ?? null;
}

/** Says what an account was like, without saying what: it differs after every change of address or password. */
function sealOf(strapi: Core.Strapi, id: number, { email, password }: Account): string {
  const { jwtSecret }: Settings = strapi.config.get('settings');
  const state = JSON.stringify([id, email, password]);
  return createHmac('sha256', jwtSecret).update(`session ${state}`).digest('base64url').slice(0, 22);
}

function isSealedWith({ seal = '' }: TokenContent, expected: string): boolean {
  const [given, due] = [Buffer.from(seal), Buffer.from(expected)];
  return given.length === due.length && timingSafeEqual(given, due);
}

/**
 * Seals the token that an answer carries.
 * @param openedHash the password that opened the account, as it was kept; null when none did
 * @throws ValidationError when the password has changed since
 */
async function sealAnswer(strapi: Core.Strapi, ctx: Context, openedHash: string | null): Promise<void> {
  const answer = ctx.body as SignedIn;
  if (answer.jwt === undefined) return;
  const { id } = answer.user;
  const found: unknown = await strapi.db
    .query(ACCOUNT)
    .findOne({ where: { id }, select: ['email', 'password'] });
  const account = found as Account | null;
  if (account === null || (openedHash !== null && openedHash !== account.password)) {
    throw new errors.ValidationError('Invalid identifier or password');
  }
  answer.jwt = issue(strapi, id, account);
}

function issue(strapi: Core.Strapi, id: number, account: Account): string {
  // Two tokens of one second are two all the same: ending one leaves the other.
  const jti = randomBytes(9).toString('base64url');
  return tokensOf(strapi).issue({ id, jti, seal: sealOf(strapi, id, account) });
}

/** A token for whoever has shown that an account is theirs. @throws ValidationError when it is gone */
export async function sealedToken(strapi: Core.Strapi, id: number): Promise<string> {
  return issue(strapi, id, await requireAccount(strapi, id));
}

/** Says what an account is like now: it differs after every change of address or password. */
export async function sealNow(strapi: Core.Strapi, id: number): Promise<string> {
  return sealOf(strapi, id, await requireAccount(strapi, id));
}

async function requireAccount(strapi: Core.Strapi, id: number): Promise<Account> {
  const select = ['email', 'password'];
  const found: unknown = await strapi.db.query(ACCOUNT).findOne({ where: { id }, select });
  if (found === null) throw new errors.ValidationError('There is no such account any more');
  return found as Account;
}

/** @param until when the token runs out by itself, in milliseconds */
async function endToken(strapi: Core.Strapi, token: string, until: number): Promise<void> {
  const { connection } = strapi.db;
  await connection(ENDED).where('expires_at', '<', Date.now()).delete();
  await connection(ENDED)
    .insert({ digest: digestOf(token), expires_at: until })
    .onConflict('digest')
    .ignore();
}
