import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../../config/settings';
import { addressGroup } from './address-group';
import { LIMITED, type Limit, type Limited } from './limits';

/** Made by the migration 0007. */
const TABLE = 'rate_limits';

/** Counts requests by address. */
export interface Gate {
  /** Counts a request; null lets it in, otherwise the seconds after which the next one is let in. */
  enter(what: Limited, address: string): Promise<number | null>;
}

export type Limiter = RateLimiterMemory | RateLimiterPostgres;

const gates = new WeakMap<Core.Strapi, Gate>();

/** The one gate of this server: on PostgreSQL all its processes count together. */
export function gateOf(strapi: Core.Strapi): Gate {
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
        await limiters.get(what)?.consume(addressGroup(address));
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
