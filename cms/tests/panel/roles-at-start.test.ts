import { prepareStaffRoles } from '../../src/bootstrap/staff-roles/prepare';
import { UID } from '../fixture/content';

interface Permission {
  id: number;
  properties: { fields: string[] };
  role: { id: number };
}

const role = { code: 'content-editor' };
const mark = { type: 'app', name: 'staff-roles', key: role.code };
const apartments = { action: 'plugin::content-manager.explorer.read', subject: UID.apartment };
const faqs = { action: 'plugin::content-manager.explorer.delete', subject: UID.faq };
const query = () => server.strapi.db.query('admin::permission');
const permissionFor = async (what: Record<'action' | 'subject', string>) =>
  (await query().findOne({ where: { ...what, role }, populate: ['role'] })) as Permission;

let seesApartments: Permission;
let deletesFaqs: Permission;

beforeAll(async () => {
  seesApartments = await permissionFor(apartments);
  deletesFaqs = await permissionFor(faqs);
});

// Other files meet the role as the product made it.
afterAll(async () => {
  const { id, properties } = seesApartments;
  await query().update({ where: { id }, data: { properties } });
  await query().create({ data: { ...deletesFaqs, role: deletesFaqs.role.id } });
});

test('at the next start nothing is granted twice', async () => {
  const before = await query().count({});
  await prepareStaffRoles(server.strapi);
  expect(await query().count({})).toBe(before);
});

test('at the next start what an administrator took away stays away, what is new in the product is there', async () => {
  await query().delete({ where: { id: deletesFaqs.id } });
  const given = (await server.strapi.store.get(mark)) as Record<string, string[]>;
  // As if the version before had known neither the summary nor redirects.
  const older = Object.fromEntries(Object.entries(given).filter(([known]) => !known.includes(UID.redirect)));
  const key = `${apartments.action} ${apartments.subject}`;
  older[key] = (given[key] ?? []).filter((field) => field !== 'summary');
  await server.strapi.store.set({ ...mark, value: older });
  await query().update({ where: { id: seesApartments.id }, data: { properties: { fields: ['name'] } } });
  const redirects = (await query().findMany({ where: { subject: UID.redirect, role } })) as Permission[];
  expect(redirects).not.toEqual([]);
  await query().deleteMany({ where: { id: { $in: redirects.map(({ id }) => id) } } });

  await prepareStaffRoles(server.strapi);
  expect(await query().count({ where: { ...faqs, role } })).toBe(0);
  expect((await permissionFor(apartments)).properties.fields).toEqual(['name', 'summary']);
  expect(await query().count({ where: { subject: UID.redirect, role } })).toBe(redirects.length);
});
