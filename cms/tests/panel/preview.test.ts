import { createPreviewTokens, PREVIEW_MS } from '../../src/preview/preview-token';
import { create, createApartment, saveDraft, UID, type Uid } from '../fixture/content';
import { send } from '../fixture/http';
import { postData } from '../fixture/posts';
import { offerLanguages } from '../fixture/languages';
import { createAdministrator } from '../fixture/staff';
import { translateAll } from '../fixture/translations';

const get = (path: string, headers: Record<string, string> = {}) =>
  send(server.url, 'get', path, { headers });

let token: string;

beforeAll(async () => {
  token = await createAdministrator('previewer', server.url);
});

/** The address that the admin panel shows in its frame, without its origin. */
async function previewOf(uid: Uid, documentId: string, status = 'draft', locale = 'en'): Promise<string> {
  const { data } = await get(
    `/content-manager/preview/url/${uid}?documentId=${documentId}&status=${status}&locale=${locale}`,
    { Authorization: `Bearer ${token}` },
  );
  const { pathname, search } = new URL((data as { url: string }).url);
  return pathname + search;
}

test('the draft of a guide is shown as it will be, to the admin panel alone, and kept by nobody', async () => {
  const post = await create(UID.post, postData('previewed', { title: 'What guests see' }));
  await saveDraft(UID.post, post, { title: 'What the editor is at' });
  const path = await previewOf(UID.post, post);
  expect(path).toMatch(/^\/blog\/previewed\?preview=/);
  const { status, headers, text } = await get(path);
  expect(status).toBe(200);
  expect(text).toContain('What the editor is at');
  expect(text).toMatch(/Draft: guests can.+t see this yet/);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(headers['cache-control']).toMatch(/^no-store/);
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  const seen = await get('/blog/previewed');
  expect(seen.text).toContain('What guests see');
  expect(seen.text).not.toContain('Draft: guests');
  expect(seen.headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
});

test('a guide that was never published is previewed, and what is published as guests see it', async () => {
  const { documentId } = await server.strapi
    .documents(UID.post)
    .create({ data: { ...postData('never-published') } });
  expect((await get(await previewOf(UID.post, documentId))).text).toContain('Guide never-published');
  const published = await create(UID.post, postData('was-published'));
  const { text, headers } = await get(await previewOf(UID.post, published, 'published'));
  expect(text).toContain('Guide was-published');
  expect(text).not.toContain('Draft: guests');
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
});

test('the draft of a page is previewed at its address', async () => {
  const page = await server.strapi.documents(UID.page).findFirst({ filters: { slug: 'our-services' } });
  await saveDraft(UID.page, page?.documentId ?? '', { title: 'Services in the making' });
  const path = await previewOf(UID.page, page?.documentId ?? '');
  expect(path).toMatch(/^\/our-services\?preview=/);
  expect((await get(path)).text).toContain('Services in the making');
  expect((await get('/our-services')).text).not.toContain('Services in the making');
});

test('the draft of an apartment is previewed, published before or not', async () => {
  const shown = await createApartment('previewed-flat', { name: 'The Flat Before' });
  await saveDraft(UID.apartment, shown, { name: 'The Flat After' });
  expect((await get(await previewOf(UID.apartment, shown))).text).toContain('The Flat After');
  expect((await get('/apartment/previewed-flat')).text).toContain('The Flat Before');
  const { documentId } = await server.strapi.documents(UID.apartment).create({
    data: { name: 'The Flat To Come', apartmentId: 'flat-to-come', nightlyRate: 40_000 },
  });
  const { status, text } = await get(await previewOf(UID.apartment, documentId));
  expect(status).toBe(200);
  expect(text).toContain('The Flat To Come');
  expect((await get('/apartment/flat-to-come')).status).toBe(404);
});

test('a draft is shown in the language of the panel, as far as the site has it and somebody has translated it', async () => {
  const flat = await createApartment('previewed-in-arabic', { name: 'The Arabic Flat' });
  await translateAll('apartments', flat, (source) => `عربي ${source.length}`);
  await saveDraft(UID.apartment, flat, { summary: 'What nobody has translated yet' });
  await offerLanguages('English and Arabic');
  const path = await previewOf(UID.apartment, flat, 'draft', 'ar');
  expect(path).toMatch(/^\/ar\/apartment\/previewed-in-arabic\?preview=/);
  const { status, text } = await get(path);
  expect(status).toBe(200);
  expect(text).toMatch(/<html lang="ar"[^>]* dir="rtl"/);
  expect(text).toContain(`عربي ${'The Arabic Flat'.length}`);
  expect(text).toContain('What nobody has translated yet');
  await offerLanguages('English');
  expect(await previewOf(UID.apartment, flat, 'draft', 'ar')).toMatch(/^\/apartment\//);
});

test('an address that has expired, was changed or was made up shows no draft', async () => {
  const post = await create(UID.post, postData('kept-secret'));
  await saveDraft(UID.post, post, { title: 'A secret of the editor' });
  const real = await previewOf(UID.post, post);
  const previewed = { uid: UID.post, documentId: post, status: 'draft' } as const;
  const { adminJwtSecret } = server.strapi.config.get<{ adminJwtSecret: string }>('settings');
  const longAgo = new Date(Date.now() - PREVIEW_MS - 1_000);
  const expired = createPreviewTokens(adminJwtSecret).sign(previewed, longAgo);
  const forged = createPreviewTokens('a-secret-of-somebody').sign(previewed, new Date());
  for (const path of [
    `${real.slice(0, -3)}AAA`,
    `/blog/kept-secret?preview=${expired}`,
    `/blog/kept-secret?preview=${forged}`,
    '/blog/kept-secret?preview=1',
    `${real}&preview=again`,
  ]) {
    const { status, headers, text } = await get(path);
    expect({ path, status }).toEqual({ path, status: 410 });
    expect(text).not.toContain('A secret of the editor');
    expect(headers['cache-control']).toMatch(/^no-store/);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
  }
});

test('nobody is given such an address without having signed in to the admin panel', async () => {
  const { status } = await get(`/content-manager/preview/url/${UID.post}?documentId=x&status=draft`);
  expect(status).toBe(401);
});
