import { createHmac } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../../config/settings';
import { logSecurityEvent, type SecurityEvent } from '../security-log/security-event';
import { networkOf } from './client-network';
import { type Limiter, limiterFor, tooManyTries } from './rate-limiter';
import type { Limit } from './limit-settings';

/** The first wait in seconds; each that follows is twice as long. */
export const FIRST_WAIT = 30;
/** Tries that are so far apart, in seconds, are nobody's who guesses. */
const WINDOW = 900;
/** For how long it is remembered how often somebody had to wait. */
const MEMORY = 86_400;
/** For how long a place is known from which the account was opened: as long as timers in memory can count. */
const KNOWN = 21 * 86_400;

/** Mails that anybody may have sent to one address; each has a link that stays good for longer than that. */
const MAILS: Limit = { requests: 5, seconds: 3_600 };

/** Whose account, such as `guest:12` or `staff:amal@stay.example`; it is kept as a digest. */
type Account = string;

interface Wait {
  /** Until the next try. */
  seconds: number;
  /** Whether it begins now. */
  isNew: boolean;
}

/**
 * Counts tries of passwords for each account, wherever they come from. After some wrong ones everybody has to wait,
 * longer each time; only from places where the account was opened before tries are counted apart, so that a stranger
 * who keeps guessing does not keep its owner out. Opening it, or a new password by mail, starts anew.
 */
export interface AccountLockout {
  /** Counts a try; null lets it be made. */
  enter(account: Account, address: string): Promise<Wait | null>;
  /** Says that a try was right. */
  open(account: Account, address: string): Promise<void>;
  /** Starts anew, for whoever has proven in another way that the account is theirs. */
  forgive(account: Account): Promise<void>;
  /** Counts a mail that anybody may ask for; false when this address has been sent enough of them. */
  mail(email: string): Promise<boolean>;
}

const OPEN_GATE: AccountLockout = {
  enter: () => Promise.resolve(null),
  open: () => Promise.resolve(),
  forgive: () => Promise.resolve(),
  mail: () => Promise.resolve(true),
};

const gates = new WeakMap<Core.Strapi, AccountLockout>();

/** The gate of this server for passwords: on PostgreSQL all its processes count together. */
export function accountLockoutOf(strapi: Core.Strapi): AccountLockout {
  const known = gates.get(strapi);
  if (known) return known;
  const { accountLimit }: Settings = strapi.config.get('settings');
  const gate =
    accountLimit === null ? OPEN_GATE : createAccountLockout(strapi, 'account', accountLimit, FIRST_WAIT);
  gates.set(strapi, gate);
  return gate;
}

/**
 * @param name under which it counts
 * @param limit tries before waits begin, and how long these get in seconds
 * @param firstWait in seconds
 */
export function createAccountLockout(
  strapi: Core.Strapi,
  name: string,
  limit: Limit,
  firstWait: number,
): AccountLockout {
  const { jwtSecret }: Settings = strapi.config.get('settings');
  // Nothing is remembered, for another process may start anew.
  const counter = (what: string, seconds: number): Limiter =>
    limiterFor(strapi, `${name}-${what}`, { requests: limit.requests, seconds }, false);
  const [tries, waits, places] = [
    counter('tries', WINDOW),
    counter('waits', MEMORY),
    counter('places', KNOWN),
  ];
  const mails = limiterFor(strapi, `${name}-mails`, MAILS, false);

  const keyOf = (...parts: string[]): string =>
    createHmac('sha256', jwtSecret).update(parts.join('\n')).digest('base64url');
  const placeOf = (account: Account, address: string): string => keyOf(account, networkOf(address));

  async function startAnew(key: string): Promise<void> {
    await Promise.all([tries.delete(key), waits.delete(key)]);
  }

  return {
    async enter(account, address) {
      const place = placeOf(account, address);
      const key = (await places.get(place)) === null ? keyOf(account) : place;
      const refusal = await refusalOf(tries, key);
      if (refusal === null) return null;
      // The first that is refused begins a wait; those that follow hear how much of it is left.
      if (refusal.consumedPoints !== limit.requests + 1) {
        return { seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)), isNew: false };
      }
      const { consumedPoints: times } = await waits.penalty(key);
      const seconds = Math.min(limit.seconds, firstWait * 2 ** (times - 1));
      await tries.block(key, seconds);
      return { seconds, isNew: true };
    },

    async open(account, address) {
      const place = placeOf(account, address);
      await Promise.all([startAnew(keyOf(account)), startAnew(place), places.set(place, 1, KNOWN)]);
    },

    forgive: (account) => startAnew(keyOf(account)),

    mail: async (email) => (await refusalOf(mails, keyOf(email.toLowerCase()))) === null,
  };
}

/** Counts a try; null while there are any left. */
async function refusalOf(tries: Limiter, key: string): Promise<RateLimiterRes | null> {
  try {
    await tries.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/**
 * Lets a password or a code be tried for an account, if there is a try left.
 * @param lockedOut what is logged when tries run out, and the email address that it is about
 * @throws RateLimitError with Retry-After when there is none
 */
export async function countTry(
  strapi: Core.Strapi,
  ctx: Context,
  gate: AccountLockout,
  account: Account,
  lockedOut: { event: SecurityEvent; email: string },
): Promise<void> {
  const wait = await gate.enter(account, ctx.request.ip);
  if (wait === null) return;
  if (wait.isNew) logSecurityEvent(strapi, lockedOut.event, { account: lockedOut.email });
  ctx.set('Retry-After', String(wait.seconds));
  throw new errors.RateLimitError(tooManyTries(wait.seconds));
}
