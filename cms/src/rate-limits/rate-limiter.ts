import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../../config/settings';
import { networkOf } from './client-network';
import { type Limit, LIMITED, type Limited } from './limit-settings';

/** Made by the migration 0007. */
const TABLE = 'rate_limits';

/** Counts requests by address. */
interface Gate {
  /** Counts a request; null lets it in, otherwise the seconds after which the next one is let in. */
  enter(what: Limited, address: string): Promise<number | null>;
}

export type Limiter = RateLimiterMemory | RateLimiterPostgres;

const gates = new WeakMap<Core.Strapi, Gate>();

/** The one gate of this server: on PostgreSQL all its processes count together. */
export function rateLimiterOf(strapi: Core.Strapi): Gate {
  const known = gates.get(strapi);
  if (known) return known;
  const gate = createGate(strapi);
  gates.set(strapi, gate);
  return gate;
}

function createGate(strapi: Core.Strapi): Gate {
  const { rateLimits }: Settings = strapi.config.get('settings');
  const limiters = new Map<Limited, Limiter>();
  for (const what of LIMITED) {
    const limit = rateLimits[what];
    if (limit) limiters.set(what, limiterFor(strapi, what, limit, true));
  }
  return {
    async enter(what, address) {
      try {
        await limiters.get(what)?.consume(networkOf(address));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw refusal;
      }
    },
  };
}

/**
 * Counts up to a limit under a name: in memory for a single process, and together for all that share PostgreSQL.
 * @param isRemembered whether who is refused is refused from memory from then on, without a look at the database
 */
export function limiterFor(
  strapi: Core.Strapi,
  name: string,
  { requests, seconds }: Limit,
  isRemembered: boolean,
): Limiter {
  const own = { keyPrefix: name, points: requests, duration: seconds };
  if (strapi.db.dialect.client !== 'postgres') return new RateLimiterMemory(own);
  return new RateLimiterPostgres({
    ...own,
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: TABLE,
    tableCreated: true,
    ...(isRemembered && { inMemoryBlockOnConsumed: requests }),
    // A database in trouble does not close the door.
    insuranceLimiter: new RateLimiterMemory(own),
  });
}

/** How long somebody has to wait, in a sentence: `Too many requests from your connection: try again in 3 minutes`. */
export function tooMany(seconds: number): string {
  return `Too many requests from your connection: try again in ${waitingTime(seconds)}`;
}

/** The same for an account that somebody tries to get into. */
export function tooManyTries(seconds: number): string {
  return `Too many attempts on this account: try again in ${waitingTime(seconds)}, or reset the password`;
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
