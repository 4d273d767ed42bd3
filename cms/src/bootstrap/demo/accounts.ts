import type { Core } from '@strapi/strapi';
import { SettingsProblem } from '../../configuration/checked-values';
import { markRecord } from './records';
import { adminService } from '../../patches/staff-accounts/admin-services';

/** The accounts of the demo, all with the password from the settings. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@vacationer.example', firstname: 'Amal', lastname: 'Admin', role: 'strapi-super-admin' },
  { email: 'manager@vacationer.example', firstname: 'Mariam', lastname: 'Manager', role: 'property-manager' },
  { email: 'editor@vacationer.example', firstname: 'Edwin', lastname: 'Editor', role: 'content-editor' },
  { email: 'owner@vacationer.example', firstname: 'Omar', lastname: 'Owner', role: 'apartment-owner' },
] as const;

/**
 * Makes one account of each role, where it is missing and its role has not been deleted.
 * @throws SettingsProblem when the password is not good enough for one of them
 */
export async function createDemoAccounts(strapi: Core.Strapi, password: string): Promise<void> {
  const users = adminService(strapi, 'user');
  for (const { role: code, ...person } of DEMO_ACCOUNTS) {
    if (await users.exists({ email: person.email })) continue;
    const role = (await strapi.db.query('admin::role').findOne({ where: { code } })) as { id: number } | null;
    if (!role) continue;
    const user = await users
      .create({ ...person, password, isActive: true, registrationToken: null, roles: [role.id] })
      .catch((error: unknown) => {
        const { name, message } = error as Error;
        if (name !== 'ValidationError') throw error;
        throw new SettingsProblem(`Settings: DEMO_PASSWORD is refused. ${message}.`);
      });
    await markRecord(strapi, 'admin::user', String(user.id));
  }
}
