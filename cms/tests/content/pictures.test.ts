import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { refreshLibrary } from '../../src/pictures/refresh-library';
import { boastfulPng, phonePhoto } from '../fixture/photos';
import { createAdministrator } from '../fixture/staff';

interface Stored {
  id: number;
  url: string;
  width: number;
  height: number;
  formats: Record<string, { url: string; width: number; height: number; mime: string }> | null;
}

const FILE = 'plugin::upload.file';
let token: string;

beforeAll(async () => {
  token = await createAdministrator('photographer', server.url);
});

async function upload(name: string, bytes: Buffer, replaced?: Stored) {
  const path = replaced ? `/upload?id=${replaced.id}` : '/upload';
  const answer = await request(server.url)
    .post(path)
    .set('Authorization', `Bearer ${token}`)
    .attach('files', bytes, name);
  const body = answer.body as Stored | Stored[];
  return { status: answer.status, stored: (Array.isArray(body) ? body[0] : body) as Stored };
}

async function download(url: string) {
  const answer = await fetch(server.url + url);
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type'),
    caching: answer.headers.get('Cache-Control'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

const keysOf = ({ formats }: Stored) => Object.keys(formats ?? {}).sort();
const urlsOf = ({ url, formats }: Stored) => [url, ...Object.values(formats ?? {}).map((one) => one.url)];

test('a photo from a phone is stored upright in AVIF and WebP, without the place where it was taken', async () => {
  const photo = await phonePhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { status, stored } = await upload('balcony.jpg', photo);
  expect(status).toBe(201);
  expect(stored).toMatchObject({ width: 750, height: 1000 });
  expect(keysOf(stored)).toEqual(['avif-480', 'avif-750', 'thumbnail', 'webp-480', 'webp-750']);
  expect(stored.formats?.['avif-480']).toMatchObject({ width: 480, height: 640, mime: 'image/avif' });
  for (const url of urlsOf(stored)) {
    const { exif, orientation, width, height } = await sharp((await download(url)).bytes).metadata();
    expect({ url, exif, orientation }).toEqual({ url, exif: undefined, orientation: undefined });
    expect(height).toBeGreaterThan(width);
  }
});

test('sizes are sent as what they are and kept for ever, the original is asked about again', async () => {
  const { stored } = await upload('lobby.jpg', await phonePhoto({ width: 900 }));
  const avif = await download(stored.formats?.['avif-480']?.url ?? '');
  expect(avif).toMatchObject({ status: 200, type: 'image/avif' });
  expect(avif.caching).toBe('public, max-age=31536000, immutable');
  expect((await download(stored.url)).caching).toMatch(/^public, max-age=3600/);
});

test('a photo that replaces another gets sizes at addresses of their own', async () => {
  const { stored } = await upload('view.jpg', await phonePhoto());
  const { stored: after } = await upload('view.jpg', await phonePhoto({ colour: '#004488' }), stored);
  expect(after.url).toBe(stored.url);
  expect(after.formats?.['avif-480']?.url).not.toBe(stored.formats?.['avif-480']?.url);
  expect((await download(stored.formats?.['avif-480']?.url ?? '')).status).toBe(404);
});

test('a photo that is WebP already and tells nothing stays byte for byte', async () => {
  const photo = await sharp(await phonePhoto())
    .webp()
    .toBuffer();
  const { stored } = await upload('kitchen.webp', photo);
  expect(keysOf(stored)).toEqual(['avif-1000', 'avif-480', 'avif-800', 'thumbnail', 'webp-480', 'webp-800']);
  expect((await download(stored.url)).bytes.equals(photo)).toBe(true);
});

test('an AVIF gets smaller sizes too', async () => {
  const photo = await sharp(await phonePhoto({ width: 600, height: 600 }))
    .avif({ effort: 0 })
    .toBuffer();
  expect(keysOf((await upload('sofa.avif', photo)).stored)).toContain('avif-480');
});

test.each([
  ['unfolds to more pixels than any camera makes', () => boastfulPng(12_000, 12_000)],
  ['unfolds to more than can be counted', () => boastfulPng(200_000, 200_000)],
  ['breaks off', async () => (await phonePhoto()).subarray(0, 2000)],
])('a picture that %s is refused', async (_, make) => {
  const { status } = await upload('hostile.png', await make());
  expect(status).toBe(400);
});

test('a library from before gets its sizes once, and loses what its photos told', async () => {
  const { stored } = await upload('older.jpg', await phonePhoto());
  // As Strapi would have stored it.
  const path = join(server.strapi.dirs.static.public, stored.url);
  await sharp(await phonePhoto())
    .keepExif()
    .toFile(path);
  await server.strapi.db.query(FILE).update({ where: { id: stored.id }, data: { formats: null } });
  const lines: string[] = [];
  await refreshLibrary(server.strapi, (line) => lines.push(line));
  expect(lines).toContainEqual(expect.stringMatching(/older\.jpg: 4 sizes$/));
  expect((await sharp(await readFile(path)).metadata()).exif).toBeUndefined();
  const again = (await server.strapi.db.query(FILE).findOne({ where: { id: stored.id } })) as Stored;
  expect(keysOf(again)).toEqual(['avif-480', 'avif-750', 'webp-480', 'webp-750']);
  lines.length = 0;
  await refreshLibrary(server.strapi, (line) => lines.push(line));
  expect(lines.join()).not.toContain('older.jpg');
});

test('an upload that the folder does not take is answered 503 with the reason, and nothing of it is kept', async () => {
  const { folders }: { folders: { public: string } } = server.strapi.config.get('settings');
  const [folder, aside] = [join(folders.public, 'uploads'), join(folders.public, 'uploads-aside')];
  const logged = jest.spyOn(server.strapi.log, 'error').mockImplementation(() => server.strapi.log);
  const count = () => server.strapi.db.query(FILE).count();
  const before = await count();
  await rename(folder, aside);
  try {
    const { status, stored } = await upload('lost.png', await phonePhoto());
    expect(status).toBe(503);
    expect(JSON.stringify(stored)).toContain("The file couldn't be saved");
    expect(JSON.stringify(stored)).not.toContain(folders.public);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(folder));
    expect(await count()).toBe(before);
  } finally {
    await rename(aside, folder);
    logged.mockRestore();
  }
  expect((await upload('kept.png', await phonePhoto())).status).toBe(201);
});
