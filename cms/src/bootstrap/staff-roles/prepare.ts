import type { Core } from '@strapi/strapi';
import { adminService } from '../../patches/staff-accounts/admin-services';
import { STAFF_ROLES, type StaffRole } from './definitions';
import { wantedPermissions, type WantedPermission } from './wanted-permissions';

/**
 * What a role was ever given: the fields of each permission and, as `@ar`, its languages, so that what was taken away
 * does not come back.
 */
type Given = Record<string, string[]>;

interface StoredPermission {
  id: number;
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] | null } | null;
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
  for (const permission of wanted) {
    const { action, subject, fields, locales } = permission;
    const key = keyOf(permission);
    const before = given[key];
    const isFresh = (mark: string) => !before?.includes(mark);
    if (before && !marksOf(permission).some(isFresh)) continue;
    hasNews = true;
    const held = byKey.get(key);
    if (held) {
      const { properties } = held;
      const freshFields = fields?.filter(isFresh) ?? [];
      const freshLocales = locales?.filter((language) => isFresh(markOf(language))) ?? [];
      await query.update({
        where: { id: held.id },
        data: {
          properties: {
            ...properties,
            ...(freshFields.length > 0 && { fields: withFresh(properties?.fields, freshFields) }),
            ...(freshLocales.length > 0 && { locales: withFresh(properties?.locales, freshLocales) }),
          },
        },
      });
    } else if (!before) {
      const properties = { ...(fields && { fields }), ...(locales && { locales }) };
      missing.push({ action, subject, properties, conditions: [] });
    }
  }
  const roles = adminService(strapi, 'role');
  if (missing.length > 0) await roles.addPermissions(roleId, missing);
  return hasNews;
}

function withAll(given: Given, wanted: readonly WantedPermission[]): Given {
  const news = wanted.map((permission): [string, string[]] => {
    const key = keyOf(permission);
    return [key, [...new Set([...(given[key] ?? []), ...marksOf(permission)])]];
  });
  return { ...given, ...Object.fromEntries(news) };
}

const markOf = (language: string): string => `@${language}`;

/** What of a permission is remembered as given. */
function marksOf({ fields, locales }: WantedPermission): string[] {
  return [...(fields ?? []), ...(locales ?? []).map(markOf)];
}

const withFresh = (held: readonly string[] | null | undefined, fresh: readonly string[]): string[] => [
  ...new Set([...(held ?? []), ...fresh]),
];
