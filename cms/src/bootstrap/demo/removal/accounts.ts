import type { Core } from '@strapi/strapi';
import type { KeptRecord } from 'booking-rules/contracts/setup/demo-content';
import { adminService } from '../../../patches/staff-accounts/admin-services';
import { DEMO_ACCOUNTS } from '../accounts';
import { marksOf, unmark } from '../records';

const USER = 'admin::user';
const OWNERSHIP = 'plugin::booking-rules.ownership';
const SUPER_ADMIN = 'strapi-super-admin';

/** An account of the panel that the demo has made. */
export interface DemoAccount {
  id: number;
  email: string;
  why: Extract<KeptRecord['why'], 'yours' | 'last administrator'> | null;
}

interface StoredUser {
  id: number;
  email: string;
  isActive: boolean;
  roles: { code: string }[];
}

/** The demo's accounts; whoever removes the demo keeps theirs, and somebody has to be there who may do everything. */
export async function findDemoAccounts(strapi: Core.Strapi, own: number): Promise<DemoAccount[]> {
  const marked = new Set((await marksOf(strapi, USER)).map(({ id }) => id));
  const addresses = new Set<string>(DEMO_ACCOUNTS.map(({ email }) => email));
  const rows: unknown[] = await strapi.db
    .query(USER)
    .findMany({ populate: ['roles'], orderBy: { id: 'asc' } });
  const users = rows as StoredUser[];
  const isOfDemo = ({ id, email }: StoredUser): boolean => marked.has(String(id)) || addresses.has(email);
  const isChief = ({ isActive, roles }: StoredUser): boolean =>
    isActive && roles.some(({ code }) => code === SUPER_ADMIN);
  const hasOtherChief = users.some((user) => isChief(user) && (!isOfDemo(user) || user.id === own));
  return users.filter(isOfDemo).map((user) => {
    const { id, email } = user;
    if (id === own) return { id, email, why: 'yours' };
    return { id, email, why: isChief(user) && !hasOtherChief ? 'last administrator' : null };
  });
}

/** Removes an account with its sessions and its second factor, and what it owned. */
export async function removeAccount(strapi: Core.Strapi, { id }: DemoAccount): Promise<void> {
  const owned: unknown[] = await strapi.db.query(OWNERSHIP).findMany({ where: { owner: { id } } });
  for (const { documentId } of owned as { documentId: string }[])
    await strapi.documents(OWNERSHIP).delete({ documentId });
  await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
  for (const table of ['staff_second_factors', 'staff_recovery_codes'])
    await strapi.db.connection(table).where({ user_id: id }).delete();
  await adminService(strapi, 'user').deleteById(id);
  await unmark(strapi, USER, String(id));
}
