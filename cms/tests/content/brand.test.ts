import request from 'supertest';
import sharp from 'sharp';
import { noticed, UID } from '../fixture/content';
import { send } from '../fixture/http';
import { createAdministrator, createStaffInRole } from '../fixture/staff';
import { within } from '../fixture/within';

const PATH = `/content-manager/single-types/${UID.siteSetting}`;
let manager: Record<string, string>;
let pictures: { logo: number; icon: number };

const page = async (path = '/contact') => (await send(server.url, 'get', path)).text;
const linked = async (pattern: RegExp): Promise<string> => {
  const found = pattern.exec(await page())?.[1];
  if (found === undefined) throw new Error(`No ${String(pattern)} in the page`);
  return found;
};

const wear = (appearance: object | null) =>
  send(server.url, 'put', PATH, { headers: manager, body: { appearance } });

async function upload(token: string, name: string, bytes: Buffer): Promise<number> {
  const answer = await request(server.url)
    .post('/upload')
    .set('Authorization', `Bearer ${token}`)
    .attach('files', bytes, { filename: name });
  return (answer.body as { id: number }[])[0]?.id ?? 0;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f3d' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  manager = { Authorization: `Bearer ${await createStaffInRole('brand', 'property-manager')}` };
  const administrator = await createAdministrator('brand-pictures', server.url);
  pictures = {
    logo: await upload(administrator, 'logo.png', await plain(600, 150)),
    icon: await upload(administrator, 'icon.png', await plain(640, 512)),
  };
});

// Other files meet the business as it comes.
afterEach(async () => {
  expect((await wear(null)).status).toBe(200);
  await noticed();
});

test('a business that has chosen nothing needs no stylesheet of its own, and has the usual mark as icon', async () => {
  const html = await page();
  expect(html).not.toContain('/brand/colours-');
  const icon = await linked(/<link rel="icon" href="(\/brand\/icon-[^"]+\.svg)"/);
  const drawn = await request(server.url).get(icon).responseType('blob');
  expect([drawn.status, drawn.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/svg\+xml/),
  ]);
  expect(drawn.headers['cache-control']).toContain('immutable');
  expect(String(drawn.body)).toContain('#0f5c5c');
});

test('a manager chooses colours and fonts, and guests see them within a second', async () => {
  const answer = await wear({ brandColour: '#7A1F3D', accentColour: '#8F6B1F', fonts: 'elegant' });
  expect(answer.status).toBe(200);
  await within(1_000, () => linked(/<link rel="stylesheet" href="(\/brand\/colours-[^"]+\.css)"/));
  const sheet = await linked(/<link rel="stylesheet" href="(\/brand\/colours-[^"]+\.css)"/);
  const { headers, text } = await send(server.url, 'get', sheet);
  expect(headers['content-type']).toMatch(/^text\/css/);
  expect(headers['cache-control']).toContain('immutable');
  expect(text).toMatch(
    /^:root\{--color-brand:#7a1f3d;--color-brand-deep:#[0-9a-f]{6};--color-accent:#8f6b1f;--color-sand:#[0-9a-f]{6};--color-line:#[0-9a-f]{6}\}/,
  );
  const shown = await page();
  expect(shown).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]*elegant[^"]*\.css"/);
  const fonts = [...shown.matchAll(/<link rel="preload" href="(\/assets\/[^"]+\.woff2)" as="font"/g)].map(
    ([, href]) => href ?? '',
  );
  expect(fonts).toEqual([
    expect.stringMatching(/\/playfair-display-latin-wght-normal\./),
    expect.stringMatching(/\/source-sans-3-latin-wght-normal\./),
  ]);
  const [elegant = ''] = /\/assets\/[^"]*elegant[^"]*\.css/.exec(shown) ?? [];
  const named = (await send(server.url, 'get', elegant)).text;
  for (const font of fonts) expect(named).toContain(font.split('/').at(-1));
});

test('another colour has another address, so no browser shows the old one', async () => {
  await wear({ brandColour: '#7A1F3D' });
  await noticed();
  const before = await linked(/href="(\/brand\/colours-[^"]+\.css)"/);
  await wear({ brandColour: '#1F3D7A' });
  await within(1_000, async () => {
    expect(await linked(/href="(\/brand\/colours-[^"]+\.css)"/)).not.toBe(before);
  });
  expect((await send(server.url, 'get', before)).status).toBe(404);
});

test.each([
  ['brandColour', '#FF5A5F', /contrast 2\.5, needed 4\.5.*nearest that can be read is #C92134/],
  ['accentColour', '#FFE9A8', /needed 3\)/],
  ['brandColour', 'teal', /regex|six digits|#0F5C5C/i],
])('%s %s is refused with what to do', async (field, colour, message) => {
  const { status, error } = await wear({ [field]: colour });
  expect(status).toBe(400);
  expect(JSON.stringify(error)).toMatch(message);
  expect(await page()).not.toContain('/brand/colours-');
});

test('an uploaded logo stands for the name, and an uploaded icon for the mark, whole and square', async () => {
  expect((await wear(pictures)).status).toBe(200);
  await within(1_000, async () => {
    expect(await page()).toMatch(/<img src="\/uploads\/[^"]+" width="600" height="150" alt="[^"]+"/);
  });
  const touch = await linked(/<link rel="apple-touch-icon" href="([^"]+-180\.png)"/);
  for (const [path, size] of [
    [touch, 180],
    ['/favicon.ico', 48],
  ] as const) {
    const answer = await request(server.url).get(path).responseType('blob');
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.body as Buffer).metadata()).toMatchObject({ width: size, height: size });
  }
});

test('phones are told the name and the icons of the business', async () => {
  const { status, headers, text } = await send(server.url, 'get', '/site.webmanifest');
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  const manifest = JSON.parse(text) as { name: string; icons: { src: string; sizes: string }[] };
  expect(await page()).toContain(manifest.name);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src } of manifest.icons) expect((await send(server.url, 'get', src)).status).toBe(200);
});
