import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';

/** Sets of permissions whose abilities are kept: those of the two roles of guests, and of tokens. */
const KEPT = 50;

/**
 * Strapi makes what a guest or a token may do anew for every request of the API, out of all permissions of the role,
 * which costs a millisecond. Here it is made once for the same permissions: they are still read each time, so that what
 * is taken away is gone with the next request. Must run in `register()`.
 */
export function keepContentApiAbilities(strapi: Core.Strapi): void {
  const { engine } = strapi.contentAPI.permissions;
  const generate = engine.generateAbility.bind(engine);
  const kept = new LRUCache<string, ReturnType<typeof generate>>({ max: KEPT });
  engine.generateAbility = (permissions, options) => {
    if (options !== undefined) return generate(permissions, options);
    const from = JSON.stringify(permissions);
    const before = kept.get(from);
    if (before) return before;
    const ability = generate(permissions);
    kept.set(from, ability);
    // What could not be made is made again for who asks next.
    ability.catch(() => kept.delete(from));
    return ability;
  };
}
