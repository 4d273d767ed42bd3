import { signUp } from '../../fixture/account';
import { send } from '../../fixture/http';
import { createStaffInRole, createAdministrator, STAFF_PASSWORD } from '../../fixture/staff';

/** Whoever asks, in the order of the columns of `docs/routes.md`. */
export const CALLERS = [
  'Nobody',
  'Guest',
  'Other guest',
  'Owner',
  'Editor',
  'Manager',
  'Administrator',
  'Reading token',
  'Full token',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Members of staff, who may use the panel. */
export const STAFF = ['Owner', 'Editor', 'Manager', 'Administrator'] as const;

export interface Caller {
  name: CallerName;
  /** Where mails reach them: the proof of a guest. */
  email: string;
  /** What each request of theirs carries. */
  headers: Record<string, string>;
}

/** What is known of the guest, and of staff alone: no stranger may be told any of it. */
export const MARKS = {
  email: 'victim@private-guests.example',
  firstName: 'Zulaykha-Victim',
  lastName: 'Almarkedname',
  phone: '+971507654321',
  message: 'the-message-of-the-victim',
  enquiry: 'the-enquiry-of-the-victim',
  staff: 'marked-colleague@staff.example',
};

const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

/** Signs everybody in, each with a real token. */
export async function createCallers(): Promise<Record<CallerName, Caller>> {
  const { email, firstName, lastName, phone } = MARKS;
  const guest = await signUp(email, { firstName, lastName, phone });
  const other = await signUp('access-other@guests.example');
  const staff = async (name: string, code: string): Promise<Omit<Caller, 'name'>> => ({
    email: `${name}@staff.example`,
    headers: bearer(await createStaffInRole(name, code)),
  });
  const administrator = {
    email: 'access-administrator@staff.example',
    headers: bearer(await createAdministrator('access-administrator', server.url)),
  };
  const token = async (type: string): Promise<Omit<Caller, 'name'>> => {
    const body = { name: `Access ${type}`, description: '', type, lifespan: null };
    const { data } = await send(server.url, 'post', '/admin/api-tokens', {
      headers: administrator.headers,
      body,
    });
    return {
      email: 'access-token@clients.example',
      headers: bearer((data as { accessKey: string }).accessKey),
    };
  };
  const made: Record<CallerName, Omit<Caller, 'name'>> = {
    Nobody: { email: 'access-nobody@guests.example', headers: {} },
    Guest: { email, headers: guest.headers },
    'Other guest': { email: other.email, headers: other.headers },
    Owner: await staff('access-owner', 'apartment-owner'),
    Editor: await staff('access-editor', 'content-editor'),
    Manager: await staff('access-manager', 'property-manager'),
    Administrator: administrator,
    'Reading token': await token('read-only'),
    'Full token': await token('full-access'),
  };
  const named = CALLERS.map((name) => [name, { name, ...made[name] }] as const);
  return Object.fromEntries(named) as Record<CallerName, Caller>;
}

/** Of each member of staff a colleague in the same role, whose sessions nobody needs. */
const SPARE: Readonly<Partial<Record<CallerName, [name: string, role: string]>>> = {
  Owner: ['access-owner-2', 'apartment-owner'],
  Editor: ['access-editor-2', 'content-editor'],
  Manager: ['access-manager-2', 'property-manager'],
  Administrator: ['access-administrator-2', 'strapi-super-admin'],
};

/** Gives each role a second member, for requests that end a session. */
export async function createSpareStaff(): Promise<void> {
  for (const [name, role] of Object.values(SPARE)) await createStaffInRole(name, role);
}

/** Signs the second member of a caller’s role in. @returns headers with the cookie of the session; none for others */
export async function spareSession({ name }: Caller): Promise<Record<string, string>> {
  const spare = SPARE[name];
  if (!spare) return {};
  const body = { email: `${spare[0]}@staff.example`, password: STAFF_PASSWORD };
  const { data, headers } = await send(server.url, 'post', '/admin/login', { body });
  const cookies = (headers as unknown as { 'set-cookie'?: string[] })['set-cookie'] ?? [];
  const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  return { ...bearer((data as { token: string }).token), Cookie };
}
