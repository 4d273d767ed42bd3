import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { silenceServer } from '../fixture/silence';
import { createAdministrator } from '../fixture/staff';
import { testFolder } from '../run/settings';

const FILE = 'plugin::upload.file';
const MARK = 'marked-by-the-test-of-uploads';
const SCRIPT = `<script>alert("${MARK}")</script>`;
const TYPES = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

type Sent = [what: string, name: string, bytes: () => Promise<Buffer>, type?: string];

let token: string;
let replaced: number;

const uploads = (): string => join(testFolder(), 'public', 'uploads');
const text = (content: string) => () => Promise.resolve(Buffer.from(content, 'latin1'));
const picture = (type: (typeof TYPES)[number]) => () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#2a6f97' } })
    .toFormat(type)
    .toBuffer();
/** A picture that is one, with a page behind it. */
const polyglot = async () => Buffer.concat([await picture('gif')(), Buffer.from(SCRIPT)]);

async function sendFile(path: string, field: string, [, name, bytes, contentType]: Sent) {
  const answer = await request(server.url)
    .post(path)
    .set('Authorization', `Bearer ${token}`)
    .attach(field, await bytes(), { filename: name, ...(contentType && { contentType }) });
  return { status: answer.status, body: answer.body as unknown };
}

silenceServer();
beforeAll(async () => {
  token = await createAdministrator('uploads', server.url);
  const { body } = await sendFile('/upload', 'files', ['a picture', 'first.png', picture('png')]);
  replaced = (body as { id: number }[])[0]?.id ?? 0;
});

test.each(TYPES)('a picture of the type %s is taken', async (type) => {
  const sent: Sent = ['a picture', `taken.${type}`, picture(type)];
  const { status, body } = await sendFile('/upload', 'files', sent);
  expect({ status, body }).toMatchObject({ status: 201, body: [{ mime: `image/${type}` }] });
});

test('a picture that was renamed to another kind of picture is taken', async () => {
  const sent: Sent = ['a picture', 'photo.PNG', picture('jpeg')];
  expect((await sendFile('/upload', 'files', sent)).status).toBe(201);
});

const REFUSED: Sent[] = [
  ['a script', 'run.js', text(`alert("${MARK}")`), 'text/javascript'],
  ['a page', 'page.html', text(`<!doctype html>${SCRIPT}`), 'text/html'],
  ['a drawing with a script', 'plan.svg', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a page that is called a picture', 'page.png', text(`<!doctype html>${SCRIPT}`), 'image/png'],
  ['a drawing that is called a picture', 'plan.png', text(`<?xml version="1.0"?><svg>${SCRIPT}</svg>`)],
  ['a picture with a page behind it, called a page', 'page.html', polyglot, 'image/gif'],
  ['the same of a type that nobody knows', 'page.html', polyglot, 'application/octet-stream'],
  ['a script after the first bytes of a picture', 'run.gif', text(`GIF89a/*${SCRIPT}*/`), 'image/gif'],
  ['the first bytes of a photo and a page', 'a.jpg', text(`\xff\xd8\xff\xe0${SCRIPT}`), 'image/jpeg'],
  ['a picture of a kind that browsers do not show', 'a.tif', text(`II*\0\x08\0\0\0${MARK}`), 'image/tiff'],
  ['a document', 'a.pdf', text(`%PDF-1.7 ${MARK}`), 'application/pdf'],
  ['a file without a type or an ending', 'run', text(MARK), 'application/octet-stream'],
];
const WAYS: [way: string, path: () => string, field: string][] = [
  ['the media library', () => '/upload', 'files'],
  ['its way for one file', () => '/upload/files', 'files'],
  ['a file in the place of another', () => `/upload?id=${replaced}`, 'files'],
  ['the other way to replace', () => `/upload/files/${replaced}/replace`, 'files'],
  ['the logo of the panel', () => '/admin/project-settings', 'menuLogo'],
  ['the logo of its sign-in', () => '/admin/project-settings', 'authLogo'],
  ['a route that there is not', () => '/api/upload', 'files'],
];

describe.each(WAYS)('by %s', (_, path, field) => {
  test.each(REFUSED)('%s is refused, and nothing of it is kept', async (...sent) => {
    const [before, stored, temporary] = await Promise.all([
      countFiles(),
      readdir(uploads()),
      readdir(tmpdir()),
    ]);
    const { status, body } = await sendFile(path(), field, sent);
    expect({ status, body }).toEqual({
      status: 415,
      body: {
        data: null,
        error: {
          status: 415,
          name: 'UnsupportedMediaTypeError',
          message: `"${sent[1]}" can't be uploaded. Choose a picture (JPEG, PNG, WebP, AVIF or GIF)`,
          details: {},
        },
      },
    });
    expect(await countFiles()).toBe(before);
    expect(await readdir(uploads())).toEqual(stored);
    expect(await leftSince(temporary)).toEqual([]);
  });
});

test('of several files none is taken when one is refused', async () => {
  const before = await countFiles();
  const { status } = await request(server.url)
    .post('/upload')
    .set('Authorization', `Bearer ${token}`)
    .attach('files', await picture('png')(), 'good.png')
    .attach('files', Buffer.from(SCRIPT), 'bad.png');
  expect(status).toBe(415);
  expect(await countFiles()).toBe(before);
});

test('a logo of the panel leaves nothing in the folder of temporary files', async () => {
  const before = await readdir(tmpdir());
  const marked = async () => Buffer.concat([await picture('png')(), Buffer.from(MARK)]);
  const { status } = await sendFile('/admin/project-settings', 'menuLogo', ['a logo', 'logo.png', marked]);
  expect(status).toBe(200);
  expect(await leftSince(before)).toEqual([]);
});

describe('what lies among the uploads', () => {
  const headersOf = async (path: string) => {
    const { status, headers } = await request(server.url).get(path);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    return { status, type: headers['content-type'], disposition: headers['content-disposition'] };
  };

  test('is shown as the picture that it is, with a page behind it or not', async () => {
    const { body } = await sendFile('/upload', 'files', ['a picture', 'polyglot.gif', polyglot]);
    const [{ url } = { url: '' }] = body as { url: string }[];
    expect(await headersOf(url)).toEqual({ status: 200, type: 'image/gif', disposition: undefined });
  });

  test.each([
    ['page.html', 'application/octet-stream'],
    ['page.xhtml', 'application/octet-stream'],
    ['run.js', 'application/octet-stream'],
    ['run.MJS', 'application/octet-stream'],
    ['style.css', 'application/octet-stream'],
    ['without-an-ending', 'application/octet-stream'],
    ['drawing.svg', 'image/svg+xml'],
  ])('is saved and not opened when it came before only pictures were taken: %s', async (name, type) => {
    await writeFile(join(uploads(), `before-${name}`), SCRIPT);
    const answer = await headersOf(`/uploads/before-${name}`);
    expect(answer).toEqual({ status: 200, type, disposition: 'attachment' });
  });
});

const countFiles = (): Promise<number> => server.strapi.db.query(FILE).count();

/** Temporary files of this test: others on this machine make their own. */
async function leftSince(before: string[]): Promise<string[]> {
  const made = (await readdir(tmpdir())).filter((name) => !before.includes(name));
  const contents = made.map((name) => readFile(join(tmpdir(), name), 'latin1').catch(() => ''));
  return (await Promise.all(contents)).filter((content) => content.includes(MARK));
}
