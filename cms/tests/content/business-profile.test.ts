import type { BusinessChange } from 'booking-rules/contracts/setup/business';
import { createApartment, remove, shown, UID } from '../fixture/content';
import { ask, send } from '../fixture/http';
import { offerLanguages } from '../fixture/languages';
import { createStaffInRole } from '../fixture/staff';

let headers: Record<string, string>;
let editor: Record<string, string>;
const NOBODY = { name: 'Salma', about: '', portrait: null, spokenLanguages: '', whatsapp: '' };

let before: BusinessChange;
let wasSetUp: boolean;

const details = () => server.strapi.documents('plugin::booking-rules.business');
const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` });
const read = () => ask(server.url, 'GET /booking-rules/business', { headers });
async function save(data: BusinessChange, by = headers) {
  const answer = await ask(server.url, 'PUT /booking-rules/business', { headers: by, body: { data } });
  await shown();
  return answer;
}
const contactPage = async (): Promise<string> => (await send(server.url, 'get', '/contact')).text;

beforeAll(async () => {
  headers = headersOf(await createStaffInRole('business-manager', 'property-manager'));
  editor = headersOf(await createStaffInRole('business-editor', 'content-editor'));
  wasSetUp = (await details().findFirst()) !== null;
  // What later files find is what this one found.
  const { values } = (await read()).data;
  before = {
    ...values,
    tradingName: values.tradingName || values.brand,
    footerAddress: values.footerAddress || 'A street',
  };
});
afterAll(async () => {
  await save(before);
  const business = await details().findFirst();
  if (!wasSetUp && business) await details().delete({ documentId: business.documentId });
});

test('names, hours and links are written in one place and shown on the site', async () => {
  const openingHours = [
    { days: [1, 2], opens: '09:00', closes: '17:30' },
  ] satisfies BusinessChange['openingHours'];
  const socialLinks = [
    { network: 'instagram', url: 'https://instagram.example/harbour' },
  ] satisfies BusinessChange['socialLinks'];
  const change = { brand: 'Harbour Homes', legalName: 'Harbour LLC', openingHours, socialLinks };
  const saved = await save(change);
  expect([saved.status, saved.data.values]).toMatchObject([200, change]);
  const page = await contactPage();
  for (const words of [
    'Harbour Homes',
    'Monday and Tuesday, 09:00 to 17:30',
    change.socialLinks[0]?.url ?? '',
  ])
    expect(page).toContain(words);
  expect(page).toContain('"opens":"09:00"');
  expect(page).not.toContain('day or night');

  const without = await save({ openingHours: [], socialLinks: [] });
  expect(without.data.values).toMatchObject({ openingHours: [], socialLinks: [], brand: 'Harbour Homes' });
  expect(await contactPage()).not.toContain('instagram.example');
});

test('colours and fonts are changed one by one, and what cannot be read is refused at its field', async () => {
  expect((await save({ brandColour: '#7A1F3D', fonts: 'modern' })).data.values).toMatchObject({
    ...{ brandColour: '#7A1F3D', fonts: 'modern' },
  });
  const { status, error } = await save({ brandColour: '#FFEE99', tagline: 'Kept by nobody' });
  expect([status, error.details]).toMatchObject([400, { errors: [{ path: ['appearance', 'brandColour'] }] }]);
  const { values } = (await read()).data;
  expect(values).toMatchObject({ brandColour: '#7A1F3D', fonts: 'modern' });
  expect(values.tagline).not.toBe('Kept by nobody');
});

test('a change is seen on the site before it is saved, by whoever may make it, and by nobody else', async () => {
  await save({ brandColour: '#7A1F3D', accentColour: '' });
  const change = { brand: 'Not Yet Homes', tagline: 'Seen before it is said', accentColour: '#1F6E43' };
  const preview = (by: Record<string, string>) =>
    ask(server.url, 'POST /booking-rules/business/preview', { headers: by, body: { data: change } });
  const { status, data } = await preview(headers);
  expect(status).toBe(200);
  const { pathname, search } = new URL(data.url);
  const page = await send(server.url, 'get', `${pathname}${search}`);
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.text).toContain('Not Yet Homes');
  const sheet = /\/brand\/preview-[0-9a-f-]+\.css/.exec(page.text)?.[0] ?? '';
  const style = (await send(server.url, 'get', sheet)).text;
  expect(style).toContain('--color-brand:#7a1f3d');
  expect(style).toContain('--color-accent:#1f6e43');
  expect((await send(server.url, 'get', '/')).text).not.toContain('Not Yet Homes');
  expect((await read()).data.values.brand).not.toBe('Not Yet Homes');

  await offerLanguages('English and Arabic');
  const inArabic = await preview({ ...headers, 'Accept-Language': 'ar' });
  expect(new URL(inArabic.data.url).pathname).toBe('/ar');
  await offerLanguages('English');

  expect((await preview(editor)).status).toBe(403);
  expect((await send(server.url, 'get', `${pathname}${search.slice(0, -3)}abc`)).text).not.toContain(
    'Not Yet Homes',
  );
});

test('the host is named beside the rest, seen on an apartment before it is saved, and removed again', async () => {
  const host = {
    ...{ name: 'Salma', about: 'Grew up by the creek.', portrait: null },
    ...{ spokenLanguages: 'Arabic and English', whatsapp: '+971501234567' },
  };
  const home = await createApartment('hosted-home');
  const { values } = (await save({ host })).data;
  expect(values.host).toEqual(host);
  const next = { ...host, name: 'Salma and Omar', about: '' };
  const { status, data } = await ask(server.url, 'POST /booking-rules/business/preview', {
    ...{ headers, body: { data: { host: next } } },
  });
  expect([status, data.url]).toEqual([200, expect.stringMatching(/\/apartment\/.*#host$/)]);
  const page = async ({ pathname, search }: URL) =>
    (await send(server.url, 'get', `${pathname}${search}`)).text;
  const seen = await page(new URL(data.url));
  expect(seen).toContain('Salma and Omar');
  expect(seen).toContain('https://wa.me/971501234567');
  expect(seen).not.toContain('Grew up by the creek.');
  const apartment = await page(new URL(new URL(data.url).pathname, server.url));
  expect(apartment).toContain('Grew up by the creek.');
  expect(apartment).not.toContain('Salma and Omar');

  expect((await save({ host: null })).data.values.host).toBeNull();
  expect(await page(new URL(new URL(data.url).pathname, server.url))).not.toContain('id="host"');
  await remove(UID.apartment, home);
});

test.each<[says: string, change: BusinessChange, field: string]>([
  ['an account that is none', { iban: 'AE07 0331 2345 6789 0132 456' }, 'iban'],
  [
    'hours that end before they begin',
    { openingHours: [{ days: [1], opens: '18:00', closes: '09:00' }] },
    'closes',
  ],
  ['a picture that is not there', { logo: 999_999 }, 'logo'],
  ['a host without a name', { host: { ...NOBODY, name: '' } }, 'name'],
  ['a number that nobody can write to', { host: { ...NOBODY, whatsapp: '050 123' } }, 'whatsapp'],
  ['a portrait that is not there', { host: { ...NOBODY, portrait: 999_999 } }, 'portrait'],
  ['a link without https', { socialLinks: [{ network: 'x', url: 'http://x.example' }] }, 'url'],
])('%s is refused at its field', async (_, change, field) => {
  const { status, error } = await save(change);
  expect(status).toBe(400);
  expect((error.details as { errors: { path: string[] }[] }).errors[0]?.path.at(-1)).toBe(field);
});

test('editors neither read nor write bank and tax', async () => {
  expect((await save({ brand: 'By an editor' }, editor)).status).toBe(403);
  expect((await ask(server.url, 'GET /booking-rules/business', { headers: editor })).status).toBe(403);
});
