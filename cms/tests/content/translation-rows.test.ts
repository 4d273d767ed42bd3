import { engineOf } from 'booking-rules/engine';
import { KINDS, TRANSLATED_KINDS } from 'booking-rules/shared/translations/translated-kinds';
import { apartmentData } from '../fixture/apartment';
import { create, createApartment, saveDraft, shown, UID, update } from '../fixture/content';
import { send } from '../fixture/http';
import { postData } from '../fixture/posts';
import { readSettings } from '../fixture/site-settings';
import { createStaffInRole } from '../fixture/staff';
import { translateAll } from '../fixture/translations';
import { within } from '../fixture/within';

/** The form of Strapi itself, in which editors write a language of a document as they write the document. */
const FORM = '/content-manager/collection-types';
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const textOf = async (path: string): Promise<string> => (await send(server.url, 'get', path)).text;

let manager: Record<string, string>;
let editor: Record<string, string>;
let apartment: string;
let post: string;

async function offer(languages: 'English' | 'English and Arabic'): Promise<void> {
  await update(UID.siteSetting, (await readSettings()).documentId, { languages });
  const status = languages === 'English' ? 404 : 200;
  await within(1_000, async () => expect((await send(server.url, 'get', '/ar/contact')).status).toBe(status));
}

/** Writes into the Arabic form of a document. */
async function write(uid: string, documentId: string, body: object, headers = editor, action = '') {
  const method = action === '' ? 'put' : 'post';
  const path = `${FORM}/${uid}/${documentId}${action}?locale=ar`;
  const answer = await send(server.url, method, path, { headers, body });
  await shown();
  return answer;
}

/** The Arabic rows of a guide: the draft, then what is published. */
async function rowsOf(documentId: string): Promise<{ excerpt: string }[]> {
  const where = { documentId, locale: 'ar' };
  return (await server.strapi.db.query(UID.post).findMany({ where, orderBy: 'id' })) as { excerpt: string }[];
}

beforeAll(async () => {
  editor = { Authorization: `Bearer ${await createStaffInRole('rows-editor', 'content-editor')}` };
  manager = { Authorization: `Bearer ${await createStaffInRole('rows-manager', 'property-manager')}` };
  apartment = await createApartment('rows-flat', { name: 'Rows flat', nightlyRate: 40_000 });
  post = await create(UID.post, postData('rows-guide', { title: 'By ferry', excerpt: 'Water.' }));
  await offer('English and Arabic');
});

afterAll(() => offer('English'));

test.each(KINDS)('what is translated of %s is what Strapi keeps for each language', (kind) => {
  const { uid, fields } = TRANSLATED_KINDS[kind];
  const { attributes, pluginOptions } = server.strapi.getModel(uid);
  expect(pluginOptions).toMatchObject({ i18n: { localized: true } });
  const localized = Object.entries(attributes)
    .filter(([, { pluginOptions: own }]) => own !== undefined && 'i18n' in own)
    .map(([field]) => field);
  // A picture is one file in all languages; what it shows is kept with the texts.
  const pictures = Object.entries(attributes).filter(
    ([field, { type }]) => type === 'media' && field in fields,
  );
  expect([...localized, ...pictures.map(([field]) => field)].sort()).toEqual(
    [...Object.keys(fields), 'translation'].sort(),
  );
});

describe('what Strapi’s own API tells', () => {
  test('in a language is the document in its words, the original where there are none', async () => {
    await translateAll('guides', post, (source) => (source === 'Water.' ? '' : `عربي: ${source}`));
    const list = await send(server.url, 'get', '/api/posts?locale=ar&filters[slug]=rows-guide');
    expect(list.body).toMatchObject({
      data: [{ documentId: post, locale: 'ar', title: 'عربي: By ferry', excerpt: 'Water.' }],
    });
    expect(JSON.stringify(list.body)).not.toContain('"translation"');
  });

  test('without one is the original alone', async () => {
    const { body } = await send(server.url, 'get', '/api/posts?filters[slug]=rows-guide');
    expect(body).toMatchObject({ data: [{ documentId: post, locale: 'en', title: 'By ferry' }] });
  });

  test('follows the original, published or not', async () => {
    await update(UID.post, post, { excerpt: 'Water and wind.' });
    const [draft, published] = await rowsOf(post);
    expect([draft, published]).toMatchObject([
      { publishedAt: null, excerpt: 'Water and wind.', title: 'عربي: By ferry' },
      { excerpt: 'Water and wind.', title: 'عربي: By ferry' },
    ]);
    await saveDraft(UID.post, post, { excerpt: 'Waiting.' });
    expect((await rowsOf(post)).map(({ excerpt }) => excerpt).sort()).toEqual([
      'Waiting.',
      'Water and wind.',
    ]);
    await server.strapi.documents(UID.post).discardDraft({ documentId: post });
    await server.strapi.documents(UID.post).unpublish({ documentId: post });
    expect(await rowsOf(post)).toMatchObject([{ publishedAt: null, excerpt: 'Water and wind.' }]);
    await server.strapi.documents(UID.post).publish({ documentId: post });
    expect(await rowsOf(post)).toHaveLength(2);
    await shown();
  });
});

test('what two translate at once is kept, in one row', async () => {
  const guide = await create(UID.post, postData('rows-two'));
  const { translations } = engineOf(server.strapi);
  const { texts } = await translations.find({ kind: 'guides', documentId: guide }, 'ar');
  await Promise.all(
    texts.map(({ path, source }) =>
      translations.save(
        { kind: 'guides', documentId: guide },
        { language: 'ar', texts: [{ path, source, text: `عربي: ${source}` }] },
        { by: 'tests', now: new Date() },
      ),
    ),
  );
  const after = await translations.find({ kind: 'guides', documentId: guide }, 'ar');
  expect(texts.length).toBeGreaterThan(2);
  expect(after.texts.map(({ text }) => text)).toEqual(texts.map(({ source }) => `عربي: ${source}`));
  expect(await rowsOf(guide)).toHaveLength(2);
});

describe('in Strapi’s own form of a language', () => {
  test('an editor translates, and readers see it at once', async () => {
    const written = await write(UID.post, post, {
      title: 'بالعبّارة',
      body: [paragraph('كلمات الدليل.')],
    });
    expect([written.status, written.body]).toMatchObject([
      200,
      { data: { locale: 'ar', title: 'بالعبّارة' } },
    ]);
    const page = await textOf('/ar/blog/rows-guide');
    expect(page).toMatch(/<h1[^>]*>بالعبّارة<\/h1>/);
    expect(page).toContain('كلمات الدليل.');
    expect(await textOf('/blog/rows-guide')).toContain('By ferry');
    const trail: unknown = await server.strapi.db
      .connection('booking_audit')
      .where({ subject_id: post, action: 'translated' })
      .orderBy('id', 'desc')
      .first('by');
    expect(trail).toEqual({ by: 'rows-editor@staff.example' });
  });

  test('what says the same as the original is not translated', async () => {
    await write(UID.post, post, { title: 'By ferry' });
    expect(await textOf('/ar/blog/rows-guide')).toMatch(/<h1[^>]* lang="en"[^>]*>By ferry<\/h1>/);
  });

  test('neither a price nor anything else but words is changed', async () => {
    const body = { name: 'شقة', nightlyRate: 1, apartmentId: 'other', openForBooking: false };
    expect((await write(UID.apartment, apartment, body, manager)).status).toBe(200);
    const rows = await server.strapi.db.query(UID.apartment).findMany({ where: { documentId: apartment } });
    expect(rows).toHaveLength(4);
    for (const row of rows)
      expect(row).toMatchObject({ nightlyRate: 40_000, apartmentId: 'rows-flat', openForBooking: true });
  });

  test('a choice that reads like a translated word stays a choice', async () => {
    const rooms = [{ kind: 'bedroom', name: 'bedroom', beds: [{ kind: 'double-bed', count: 1 }] }];
    const flat = await create(UID.apartment, {
      ...apartmentData('rows-rooms', { name: 'Rooms and words' }),
      rooms,
    });
    await translateAll('apartments', flat, (source) => `عربي: ${source}`);
    const query = 'locale=ar&filters[apartmentId]=rows-rooms&populate[rooms][populate]=beds';
    const { body } = await send(server.url, 'get', `/api/apartments?${query}`);
    const room = { kind: 'bedroom', name: 'عربي: bedroom', beds: [{ kind: 'double-bed', count: 1 }] };
    expect(body).toMatchObject({ data: [{ rooms: [room] }] });
  });

  test('parts are neither added nor removed', async () => {
    const rule = { slug: 'smokingInside', label: 'ممنوع' };
    const answer = await write(UID.apartment, apartment, { stayDetails: [rule] }, manager);
    expect([answer.status, answer.error.message]).toEqual([
      400,
      'Add and remove these in the original: here they are only translated',
    ]);
  });

  test('a translation longer than its field is refused, and nothing of it is kept', async () => {
    const answer = await write(UID.post, post, { title: 'ط'.repeat(200) });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await rowsOf(post))).not.toContain('طط');
  });

  test('nothing is published ahead of the original, or written without one', async () => {
    await saveDraft(UID.apartment, apartment, { nightlyRate: 55_000 });
    const early = await write(UID.apartment, apartment, {}, manager, '/actions/publish');
    expect(early.status).toBe(400);
    const prices = await server.strapi.db
      .query(UID.apartment)
      .findMany({ where: { documentId: apartment, publishedAt: { $notNull: true } } });
    expect(prices.map(({ nightlyRate }) => nightlyRate as number)).toEqual([40_000, 40_000]);
    await server.strapi.documents(UID.apartment).discardDraft({ documentId: apartment });
    const alone = await send(server.url, 'post', `${FORM}/${UID.post}?locale=ar`, {
      headers: editor,
      body: { title: 'وحيد' },
    });
    expect(alone.status).toBe(400);
  });

  test('deleting it leaves the original as it is', async () => {
    await send(server.url, 'delete', `${FORM}/${UID.post}/${post}?locale=ar`, { headers: editor });
    expect(await rowsOf(post)).toEqual([]);
    expect(await server.strapi.documents(UID.post).findOne({ documentId: post })).toMatchObject({
      title: 'By ferry',
    });
  });
});

test('translations that an earlier version kept elsewhere are moved, once, and what Strapi refuses stays', async () => {
  const table = () => server.strapi.db.connection('content_translations');
  const row = (document: string, texts: object[]) => ({
    ...{ subject: UID.post, document, language: 'ar', by: 'before@staff.example', changed_at: 1 },
    texts: JSON.stringify(texts),
  });
  const long = await create(UID.post, postData('rows-long'));
  const hostile = await create(UID.post, postData('rows-hostile'));
  await table().insert([
    row(post, [{ path: 'title', source: 'By ferry', text: 'بالمركب' }]),
    row(long, [{ path: 'title', source: 'Guide rows-long', text: 'ط'.repeat(200) }]),
    row(hostile, [{ path: 'body', source: 'The words of rows-hostile.', text: '[ص](javascript:alert(1))' }]),
    row('nowhere', [{ path: 'title', source: 'Gone', text: 'ذهب' }]),
  ]);
  const { translations } = engineOf(server.strapi);
  await translations.prepare();
  await translations.prepare();
  await shown();
  expect(await textOf('/ar/blog/rows-guide')).toMatch(/<h1[^>]*>بالمركب<\/h1>/);
  // Longer than its field: readers see it as before, and Strapi's own row has the original.
  expect(await textOf('/ar/blog/rows-long')).toContain('ط'.repeat(200));
  expect(await rowsOf(long)).toMatchObject([{ title: 'Guide rows-long' }, { title: 'Guide rows-long' }]);
  expect(await table().select('document')).toEqual([{ document: hostile }]);
  await table().delete();
});
