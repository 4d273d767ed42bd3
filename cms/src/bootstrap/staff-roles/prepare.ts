import type { Core } from '@strapi/strapi';
import { adminService } from '../../patches/staff-accounts/admin-services';
import { STAFF_ROLES, type StaffRole } from './definitions';
import { wantedPermissions, type WantedPermission } from './wanted-permissions';

/** What a role was ever given: the fields of each permission, so that what was taken away does not come back. */
type Given = Record<string, string[]>;

interface StoredPermission {
  id: number;
  action: string;
  subject: string | null;
  properties: { fields?: string[] } | null;
}

const keyOf = ({ action, subject }: Pick<WantedPermission, 'action' | 'subject'>): string =>
  subject === null ? action : `${action} ${subject}`;

/**
 * Makes the product's roles of the admin panel. One that is there is given what is new in this version of the
 * product, and is otherwise left as its administrator made it; one that was deleted stays deleted.
 */
export async function prepareStaffRoles(strapi: Core.Strapi): Promise<void> {
  for (const role of STAFF_ROLES) await prepare(strapi, role);
}

async function prepare(strapi: Core.Strapi, role: StaffRole): Promise<void> {
  const mark = { type: 'app', name: 'staff-roles', key: role.code };
  const given = (await strapi.store.get(mark)) as Given | null;
  const id = await idOf(strapi, role, given === null);
  if (id === null) return;
  const wanted = wantedPermissions(strapi, role);
  const added = await grant(strapi, id, wanted, given ?? {});
  if (added || given === null) await strapi.store.set({ ...mark, value: withAll(given ?? {}, wanted) });
}

/** The role's id; null when it is gone and is not to be made again. */
async function idOf(strapi: Core.Strapi, role: StaffRole, mayCreate: boolean): Promise<number | null> {
  const { code, name, description } = role;
  const known: unknown = await strapi.db.query('admin::role').findOne({ where: { code } });
  if (known) return (known as { id: number }).id;
  if (!mayCreate) return null;
  const roles = adminService(strapi, 'role');
  // Somebody may have made a role of this name before there was ours: both stay.
  const free = (await roles.exists({ name })) ? `${name} (Vacationer)` : name;
  return (await roles.create({ code, name: free, description })).id;
}

/** Gives a role what it was never given before; says whether there was anything. */
async function grant(
  strapi: Core.Strapi,
  roleId: number,
  wanted: readonly WantedPermission[],
  given: Given,
): Promise<boolean> {
  const query = strapi.db.query('admin::permission');
  const stored = (await query.findMany({ where: { role: { id: roleId } } })) as StoredPermission[];
  const byKey = new Map(stored.map((permission) => [keyOf(permission), permission]));
  const missing: object[] = [];
  let hasNews = false;
  for (const { action, subject, fields } of wanted) {
    const key = keyOf({ action, subject });
    const before = given[key];
    const fresh = (fields ?? []).filter((field) => !before?.includes(field));
    if (before && fresh.length === 0) continue;
    hasNews = true;
    const held = byKey.get(key);
    if (held && fresh.length > 0) {
      const all = [...new Set([...(held.properties?.fields ?? []), ...fresh])];
      await query.update({
        where: { id: held.id },
        data: { properties: { ...held.properties, fields: all } },
      });
    } else if (!held && !before) {
      missing.push({ action, subject, properties: fields ? { fields } : {}, conditions: [] });
    }
  }
  const roles = adminService(strapi, 'role');
  if (missing.length > 0) await roles.addPermissions(roleId, missing);
  return hasNews;
}

function withAll(given: Given, wanted: readonly WantedPermission[]): Given {
  const news = wanted.map((permission): [string, string[]] => {
    const key = keyOf(permission);
    return [key, [...new Set([...(given[key] ?? []), ...(permission.fields ?? [])])]];
  });
  return { ...given, ...Object.fromEntries(news) };
}
