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

type Limiter = RateLimiterMemory | RateLimiterPostgres;

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
    if (limit) limiters.set(what, limiterFor(strapi, what, limit));
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

function limiterFor(strapi: Core.Strapi, what: Limited, { requests, seconds }: Limit): Limiter {
  const own = { keyPrefix: what, points: requests, duration: seconds };
  if (strapi.db.dialect.client !== 'postgres') return new RateLimiterMemory(own);
  return new RateLimiterPostgres({
    ...own,
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: TABLE,
    tableCreated: true,
    // Who is refused is not counted further, and a database in trouble does not close the door.
    inMemoryBlockOnConsumed: requests,
    insuranceLimiter: new RateLimiterMemory(own),
  });
}
