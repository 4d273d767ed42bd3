import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { adminService, type Ability, type StaffUser } from './admin-services';

/** Members of staff whose abilities are kept. */
const KEPT = 100;

interface PermissionRow {
  conditions: unknown[] | null;
}

/**
 * Strapi makes what a member of staff may do anew for every request of the panel, out of hundreds of permissions, which
 * costs more than most answers. Here it is made once, and again when one of them has changed: they are still read each
 * time, so that what is taken away is gone with the next request. Roles whose permissions have conditions are left to
 * Strapi, since a condition may look at anything. Must run in `register()`.
 */
export function keepStaffAbilities(strapi: Core.Strapi): void {
  const { engine } = adminService(strapi, 'permission');
  const { generateUserAbility } = engine;
  const kept = new LRUCache<number, { from: string; ability: Ability }>({ max: KEPT });
  engine.generateUserAbility = async (user: StaffUser): Promise<Ability> => {
    const where = { role: { users: { id: user.id } } };
    const query = strapi.db.query('admin::permission');
    const permissions = (await query.findMany({ where, orderBy: { id: 'asc' } })) as PermissionRow[];
    if (permissions.some(({ conditions }) => (conditions ?? []).length > 0)) return generateUserAbility(user);
    const from = JSON.stringify([user.roles, permissions]);
    const before = kept.get(user.id);
    if (before?.from === from) return before.ability;
    const ability = await engine.generateTokenAbility(permissions, user);
    kept.set(user.id, { from, ability });
    return ability;
  };
}
