import { createApartment, remove, UID, update, withdrawLegalPages } from '../fixture/content';
import { ask } from '../fixture/http';
import { createStaffInRole } from '../fixture/staff';

let manager: string;

async function lineOf(id: string) {
  const { status, data } = await ask(server.url, 'GET /booking-rules/going-live', {
    headers: { Authorization: `Bearer ${manager}` },
  });
  expect(status).toBe(200);
  return data.find((line) => line.id === id);
}

afterAll(withdrawLegalPages);
beforeAll(async () => {
  manager = await createStaffInRole('going-live-manager', 'property-manager');
});

test('what the server of the tests lacks is to do', async () => {
  expect(await lineOf('mail')).toMatchObject({
    done: false,
    text: expect.stringContaining('SMTP_URL') as string,
  });
  expect(await lineOf('address')).toMatchObject({ done: false });
  expect(await lineOf('demo')).toMatchObject({ done: true });
});

test('a template is named until it is checked and published', async () => {
  const { documents } = server.strapi;
  const page = await documents(UID.page).findFirst({ filters: { legal: 'imprint' } });
  const documentId = page?.documentId ?? '';
  const textOf = async () => (await lineOf('legal'))?.text ?? '';
  expect(await textOf()).toMatch(/Not published yet: .*imprint/);
  await update(UID.page, documentId, { isTemplate: true });
  expect(await textOf()).toMatch(/Still a template: .*imprint/);
  await update(UID.page, documentId, { isTemplate: false });
  expect(await textOf()).not.toContain('imprint');
});

test('an apartment without a valid permit is named, and the sitemap is really asked for', async () => {
  const apartment = await createApartment('going-live-flat', { name: 'A1 Without Permit' });
  await update(UID.apartment, apartment, { permitNumber: null, permitExpiry: null });
  expect(await lineOf('permits')).toMatchObject({ done: false });
  expect((await lineOf('sitemap'))?.text).toMatch(/sitemap/i);
  await remove(UID.apartment, apartment);
});

test('editors and owners do not see it', async () => {
  const editor = await createStaffInRole('going-live-editor', 'content-editor');
  const { status } = await ask(server.url, 'GET /booking-rules/going-live', {
    headers: { Authorization: `Bearer ${editor}` },
  });
  expect(status).toBe(403);
});
