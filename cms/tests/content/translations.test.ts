import type { TranslatedKind } from 'booking-rules/shared/translations/translated-kinds';
import { create, createApartment, noticed, remove, saveDraft, shown, UID, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { postData } from '../fixture/posts';
import { readSettings } from '../fixture/site-settings';
import { createStaffInRole } from '../fixture/staff';
import { within } from '../fixture/within';

const SOON_MS = 1_000;
const apartmentId = 'translated-flat';
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const get = (path: string) => send(server.url, 'get', path);
const textOf = async (path: string): Promise<string> => (await get(path)).text;

let headers: Record<string, string>;
let owner: Record<string, string>;
let area: string;
let apartment: string;
let post: string;

async function offer(languages: 'English' | 'English and Arabic'): Promise<void> {
  await update(UID.siteSetting, (await readSettings()).documentId, { languages });
  const status = languages === 'English' ? 404 : 200;
  await within(SOON_MS, async () => expect((await get('/ar/contact')).status).toBe(status));
}

const open = (kind: TranslatedKind, documentId: string, by = headers) =>
  ask(server.url, 'GET /booking-rules/translations/{kind}/{documentId}', {
    headers: by,
    params: { kind, documentId },
    query: { language: 'ar' },
  });

/** Translates texts by their originals, as they stand now. */
async function translate(
  kind: TranslatedKind,
  documentId: string,
  words: Readonly<Record<string, string>>,
  by = headers,
) {
  const { data } = await open(kind, documentId);
  const texts = data.texts.flatMap(({ path, source }) => {
    const text = words[source];
    return text === undefined ? [] : [{ path, source, text }];
  });
  return put(kind, documentId, texts, by);
}

async function put(kind: TranslatedKind, documentId: string, texts: object[], by = headers) {
  const answer = await ask(server.url, 'PUT /booking-rules/translations/{kind}/{documentId}', {
    headers: by,
    params: { kind, documentId },
    body: { data: { language: 'ar', texts } },
  });
  await shown();
  return answer;
}

async function lineOf(kind: TranslatedKind, documentId: string, show = 'all') {
  const { body } = await ask(server.url, 'GET /booking-rules/translations', {
    headers,
    query: { kind, language: 'ar', show, pageSize: '100' },
  });
  return body.data.find((line) => line.documentId === documentId);
}

const WORDS = {
  'A Flat to Translate': 'شقة للترجمة',
  'Near the water.': 'قرب الماء.',
  'Six rooms and a long table.': 'ست غرف وطاولة طويلة.',
  'No smoking in here': 'التدخين ممنوع هنا',
};

beforeAll(async () => {
  headers = { Authorization: `Bearer ${await createStaffInRole('translator', 'content-editor')}` };
  owner = { Authorization: `Bearer ${await createStaffInRole('no-translator', 'apartment-owner')}` };
  area = await create(UID.district, {
    name: 'Translated Quay',
    slug: 'translated-quay',
    intro: 'By the sea.',
  });
  apartment = await createApartment(apartmentId, {
    name: 'A Flat to Translate',
    summary: 'Near the water.',
    description: 'Six rooms and a long table.',
    district: area,
    stayDetails: [{ slug: 'smokingInside', label: 'No smoking in here' }],
  });
  const body = [paragraph('Take the tram.'), paragraph('Or walk.')];
  post = await create(UID.post, postData('translated-guide', { title: 'By tram', excerpt: 'Rails.', body }));
  await offer('English and Arabic');
});

// Other files meet a site in English.
afterAll(() => offer('English'));

describe('what is not translated', () => {
  test('is said to be, marked as English, and led to the original', async () => {
    const text = await textOf('/ar/blog/translated-guide');
    expect(text).toContain('لم تُترجم هذه الصفحة إلى العربية بعد');
    expect(text).toMatch(/<h1[^>]* lang="en" dir="ltr"[^>]*>By tram<\/h1>/);
    expect(text).toMatch(/<div class="rich-text" lang="en" dir="ltr">/);
    expect(text).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/blog\/translated-guide">/);
    expect(text).not.toContain('hreflang="ar"');
    expect(text).toContain('"inLanguage":"en"');
    expect(await textOf('/blog/translated-guide')).not.toContain('hreflang="ar"');
  });

  test('is in the sitemap in the language that it has', async () => {
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).toMatch(/<loc>[^<]+\/blog\/translated-guide<\/loc>/);
    expect(sitemap).not.toContain('/ar/blog/translated-guide');
    expect(sitemap).toContain('/ar/contact');
  });

  test('is listed for those who translate', async () => {
    expect(await lineOf('guides', post, 'open')).toMatchObject({ name: 'By tram', texts: 3, translated: 0 });
  });
});

test('a translation is shown as text, and refused with a link that would run a script', async () => {
  const original = 'Take the tram.\n\nOr walk.';
  const hostile = await translate('guides', post, { [original]: '[press](javascript:alert(1))' });
  expect(hostile.status).toBe(400);
  await translate('guides', post, { [original]: '<script>alert(2)</script> [ok](/contact)' });
  const text = await textOf('/ar/blog/translated-guide');
  expect(text).toContain('&lt;script&gt;alert(2)');
  expect(text).not.toMatch(/<script>alert|href="javascript/);
  expect(text).toContain('<a href="/ar/contact">ok</a>');
});

describe('a translation', () => {
  test('of a guide is what readers of Arabic see, at once', async () => {
    const saved = await translate('guides', post, {
      'By tram': 'بالترام',
      'Rails.': 'سكك.',
      'Take the tram.\n\nOr walk.': 'اركب **الترام**.\n\nأو سِر.',
    });
    expect([saved.status, saved.data.texts.map(({ text }) => text)]).toEqual([
      200,
      ['بالترام', 'سكك.', 'اركب **الترام**.\n\nأو سِر.'],
    ]);
    const text = await textOf('/ar/blog/translated-guide');
    expect(text).toContain('<strong>الترام</strong>');
    expect(text).not.toContain('Take the tram');
    expect(text).not.toContain('لم تُترجم هذه الصفحة');
    expect(text).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/ar\/blog\/translated-guide">/);
    for (const page of [text, await textOf('/blog/translated-guide')])
      expect(page).toMatch(/hreflang="ar" href="https?:\/\/[^/"]+\/ar\/blog\/translated-guide"/);
    expect(await textOf('/sitemap.xml')).toContain('/ar/blog/translated-guide');
    expect(await textOf('/blog/translated-guide')).toContain('Take the tram.');
    expect(await lineOf('guides', post, 'open')).toBeUndefined();
  });

  test('of an apartment is on its page and on its cards', async () => {
    await translate('apartments', apartment, WORDS);
    await translate('areas', area, { 'Translated Quay': 'الرصيف', 'By the sea.': 'على البحر.' });
    const page = await textOf(`/ar/apartment/${apartmentId}`);
    for (const words of [...Object.values(WORDS), 'الرصيف']) expect(page).toContain(words);
    const found = await textOf('/ar/results/1?district=translated-quay');
    expect(found).toContain('شقة للترجمة');
    expect(await textOf('/ar/apartments/translated-quay')).toContain('على البحر.');
    expect(await textOf(`/apartment/${apartmentId}`)).toContain('Six rooms and a long table.');
  });

  test('of the business and of a page with sections is shown where they are', async () => {
    const { documentId } = await readSettings();
    await update(UID.siteSetting, documentId, { tagline: 'Homes by the quay' });
    await translate('business', documentId, { 'Homes by the quay': 'بيوت على الرصيف' });
    const sections = [
      { __component: 'section.text', heading: 'Two', pictureSide: 'end', body: [paragraph('Second.')] },
    ];
    const page = await create(UID.page, { slug: 'translated-page', title: 'One', sections });
    await translate('pages', page, { One: 'واحد', Two: 'اثنان', 'Second.': 'الثاني.' });
    const text = await textOf('/ar/translated-page');
    for (const words of ['واحد', 'اثنان', 'الثاني.', 'بيوت على الرصيف']) expect(text).toContain(words);
    expect(await textOf('/translated-page')).toContain('Homes by the quay');
  });

  test('made of words that have changed is shown to nobody, and offered to whoever translates', async () => {
    await update(UID.post, post, { excerpt: 'Rails and wheels.' });
    const text = await textOf('/ar/blog/translated-guide');
    expect(text).toContain('Rails and wheels.');
    expect(text).not.toContain('سكك.');
    expect(await lineOf('guides', post)).toMatchObject({ texts: 3, translated: 2, outdated: 1 });
    const { data } = await open('guides', post);
    expect(data.texts.find(({ path }) => path === 'excerpt')).toMatchObject({
      text: '',
      earlier: { source: 'Rails.', text: 'سكك.' },
    });
  });

  test('of a draft leaves readers what they have until it is published', async () => {
    await saveDraft(UID.post, post, { title: 'By tram and boat' });
    await translate('guides', post, { 'By tram and boat': 'بالترام والقارب' });
    expect(await textOf('/ar/blog/translated-guide')).toMatch(/<h1[^>]*>بالترام<\/h1>/);
    await server.strapi.documents(UID.post).publish({ documentId: post });
    await shown();
    expect(await textOf('/ar/blog/translated-guide')).toMatch(/<h1[^>]*>بالترام والقارب<\/h1>/);
  });

  test('of words that have changed meanwhile is refused', async () => {
    const { status } = await put('guides', post, [{ path: 'title', source: 'By tram', text: 'قديم' }]);
    expect(status).toBe(409);
  });

  test('is in the history, by whom', async () => {
    expect((await open('guides', post)).data.by).toBe('translator@staff.example');
  });

  test('is for those whose role it is', async () => {
    expect((await open('guides', post, owner)).status).toBe(403);
    expect((await translate('guides', post, { 'By tram and boat': 'لا' }, owner)).status).toBe(403);
    expect((await open('guides', 'nowhere')).status).toBe(404);
  });
});

const SPAN = new URLSearchParams({ from: stayIn(0, 60).checkIn, to: stayIn(0, 60).checkOut }).toString();

/** What is counted, found, priced and listed, in whatever language it is asked for. */
async function everything(): Promise<unknown> {
  const { headers: manager } = await asManager();
  const paths = [
    ...['/api/stays?pageSize=50', '/api/apartments?populate[0]=district&pagination[pageSize]=100'],
    ...['/api/districts?pagination[pageSize]=100', '/api/posts', '/api/pages', '/api/faqs', '/api/amenities'],
    ...['/booking-rules/listings?pageSize=48', '/booking-rules/minimum-stays', '/booking-rules/terms'],
    ...['/booking-rules/rates-and-restrictions', '/booking-rules/exports/reservations'],
    ...['/booking-rules/apartments'],
    ...['figures', 'exports/figures'].map((report) => `/booking-rules/${report}?${SPAN}&by=apartment`),
    `/booking-rules/timeline?${SPAN}`,
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const isPanel = path.startsWith('/booking-rules');
      const { status, body, text } = await send(server.url, 'get', path, {
        headers: isPanel ? manager : { 'Accept-Language': 'ar' },
      });
      expect({ path, status }).toEqual({ path, status: 200 });
      return [body, text];
    }),
  );
  const { terms } = await quoteOf();
  return { answers, terms, rows: await rowsOf() };
}

let manager: Record<string, string> | null = null;
async function asManager() {
  manager ??= {
    Authorization: `Bearer ${await createStaffInRole('translated-manager', 'property-manager')}`,
  };
  return { headers: manager };
}

async function quoteOf() {
  const {
    number: _,
    expiresAt: __,
    ...terms
  } = await guestOf(server.url).quote({
    apartmentId,
    ...stayIn(40, 3),
    guests: 2,
  });
  return { terms };
}

async function rowsOf(): Promise<unknown> {
  const counted = ['apartments', 'posts', 'pages', 'districts'].map(async (table) => {
    const originals = server.strapi.db.connection(table).where({ locale: 'en' });
    const rows: unknown = await originals.count({ count: '*' });
    return [table, JSON.stringify(rows)];
  });
  return Promise.all(counted);
}

test('nothing that is counted, found or priced changes when something is translated', async () => {
  await noticed();
  const before = await everything();
  await translate('apartments', apartment, { 'A Flat to Translate': 'شقة أخرى' });
  await translate('areas', area, { 'Translated Quay': 'رصيف آخر' });
  expect(await textOf(`/ar/apartment/${apartmentId}`)).toContain('شقة أخرى');
  expect(await everything()).toEqual(before);
});

test('translations go with their original', async () => {
  const rows = () => server.strapi.db.query(UID.post).count({ where: { documentId: post, locale: 'ar' } });
  expect(await rows()).toBe(2);
  await remove(UID.post, post);
  expect(await rows()).toBe(0);
  expect(await lineOf('guides', post)).toBeUndefined();
  expect((await open('guides', post)).status).toBe(404);
});
