import type { Core } from '@strapi/strapi';

/** The accounts of the demo, both with the password from the settings. */
export const DEMO_ACCOUNTS = [
  {
    email: 'manager@vacationer.example',
    firstname: 'Mariam',
    lastname: 'Manager',
    role: 'strapi-super-admin',
  },
  { email: 'editor@vacationer.example', firstname: 'Edwin', lastname: 'Editor', role: 'strapi-editor' },
] as const;

interface UserService {
  exists(where: { email: string }): Promise<boolean>;
  create(user: Record<string, unknown>): Promise<unknown>;
}

/** Makes the demo's manager and editor, where they are missing. */
export async function createDemoAccounts(strapi: Core.Strapi, password: string): Promise<void> {
  const users = strapi.service('admin::user') as unknown as UserService;
  for (const { role: code, ...person } of DEMO_ACCOUNTS) {
    if (await users.exists({ email: person.email })) continue;
    const role = (await strapi.db.query('admin::role').findOne({ where: { code } })) as { id: number } | null;
    if (!role) throw new Error(`The admin role ${code} is missing`);
    await users.create({ ...person, password, isActive: true, registrationToken: null, roles: [role.id] });
  }
}
