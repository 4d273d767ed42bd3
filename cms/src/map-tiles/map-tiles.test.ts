import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import Koa from 'koa';
import { Compression, TileType } from 'pmtiles';
import request from 'supertest';
import { createMapTiles, type MapTiles } from './map-tiles';
import { pmtiles } from './pmtiles.fixture';

const folder = mkdtempSync(join(tmpdir(), 'map-tiles-'));
const opened: MapTiles[] = [];
afterEach(() => Promise.all(opened.splice(0).map((tiles) => tiles.stop())));
afterAll(() => rmSync(folder, { recursive: true }));

const PICTURE = Buffer.from('a picture');
const SHAPES = Buffer.alloc(3_000, 'shapes ');
const STREETS = {
  type: TileType.Mvt,
  metadata: { attribution: '<a href="javascript:alert(1)">&copy; OpenStreetMap</a><script>x</script>' },
  tiles: [
    { place: [0, 0, 0] as [number, number, number], body: SHAPES },
    { place: [3, 5, 3] as [number, number, number], body: SHAPES },
  ],
};

/** Serves a file as the site does; what is no tile of it is passed on. */
async function serve(file: Buffer | null, attribution: string | null = null) {
  const path = join(folder, `${Math.random()}.pmtiles`);
  if (file !== null) writeFileSync(path, file);
  const warnings: string[] = [];
  const tiles = createMapTiles({ kind: 'file', path, attribution }, (sentence) => warnings.push(sentence));
  opened.push(tiles);
  await tiles.start();
  const app = new Koa();
  app.use(async (ctx) => {
    if (!(await tiles.answer(ctx, { 'X-Page': 'yes' }))) ctx.body = 'passed on';
  });
  const shown = tiles.current();
  const at = (zoom: number, x: number, y: number) =>
    (shown?.url ?? '/map-tiles/0123456789/{z}/{x}/{y}')
      .replace('{z}', String(zoom))
      .replace('{x}', String(x))
      .replace('{y}', String(y));
  return { shown, warnings, at, agent: request(app.callback()) };
}

test.each([
  ['packed', { packed: Compression.Gzip } as const],
  ['unpacked', { packed: Compression.None } as const],
  ['in two levels of directories', { isDeep: true }],
])('tiles of a file are given out for ever, known again by their ETag: %s', async (_, how) => {
  const { shown, agent, at, warnings } = await serve(pmtiles({ ...STREETS, ...how }));
  expect(shown).toMatchObject({ kind: 'vector', maxZoom: 3 });
  const answer = await agent
    .get(at(3, 5, 3))
    .responseType('blob')
    .expect(200);
  expect(answer.body).toEqual(SHAPES);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-page': 'yes',
  });
  await agent
    .get(at(3, 5, 3))
    .set('If-None-Match', answer.headers['etag'] ?? '')
    .expect(304);
  expect(warnings).toEqual([]);
});

test.each([
  [TileType.Png, 'image/png'],
  [TileType.Jpeg, 'image/jpeg'],
  [TileType.Webp, 'image/webp'],
  [TileType.Avif, 'image/avif'],
])('pictures keep what they are (%i: %s)', async (type, mediaType) => {
  const tiles = [{ place: [1, 1, 0] as [number, number, number], body: PICTURE }];
  const { shown, agent, at } = await serve(pmtiles({ type, tiles, packed: Compression.None }));
  expect(shown?.kind).toBe('raster');
  const answer = await agent
    .get(at(1, 1, 0))
    .responseType('blob')
    .expect(200);
  expect(answer.headers['content-type']).toBe(mediaType);
  expect(answer.body).toEqual(PICTURE);
});

test('where the file has nothing, nothing is shown, and no error', async () => {
  const { agent, at } = await serve(pmtiles(STREETS));
  const places: [number, number, number][] = [
    [3, 5, 4],
    [9, 1, 1],
    [2, 99, 1],
    [26, 1, 1],
    [99, 1, 1],
  ];
  for (const [zoom, x, y] of places) await agent.get(at(zoom, x, y)).expect(204);
});

test('tiles of another file are not there, and other addresses are passed on', async () => {
  const { agent, at } = await serve(pmtiles(STREETS));
  await agent.get(at(3, 5, 3).replace(/tiles\/.{10}/, 'tiles/0123456789')).expect(404);
  for (const path of ['/map-tiles', '/map-tiles/0123456789/1/1', '/map-tiles/0123456789/1/1/-1', '/'])
    expect((await agent.get(path)).text).toBe('passed on');
});

test('whom the map belongs to is text, from the file or as the operator says', async () => {
  expect((await serve(pmtiles(STREETS))).shown?.attribution).toBe('© OpenStreetMap');
  expect((await serve(pmtiles({ ...STREETS, metadata: {} }))).shown?.attribution).toBe('© OpenStreetMap');
  expect((await serve(pmtiles(STREETS), '<b>Our</b> map')).shown?.attribution).toBe('Our map');
});

test('a file that is none is reported, and maps are drawn without it', async () => {
  const good = pmtiles(STREETS);
  const other = (at: number, value: number) => Buffer.from(good).fill(value, at, at + 1);
  for (const file of [
    ...[null, Buffer.alloc(0), Buffer.from('no map'), good.subarray(0, 100)],
    ...[other(0, 0), other(7, 2), other(97, 4), other(99, 6), other(101, 99), other(14, 1)],
  ]) {
    const { shown, warnings, agent } = await serve(file);
    expect(shown).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^MAP_TILES: .+ cannot be used/)]);
    await agent.get('/map-tiles/0123456789/0/0/0').expect(200, 'passed on');
  }
});

test('a tile that would unpack to more than memory has is refused, and reported once', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const file = pmtiles({
    ...STREETS,
    tiles: [{ place: [0, 0, 0], body: bomb }],
    packed: Compression.None,
  }).fill(Compression.Gzip, 98, 99);
  const { agent, at, warnings } = await serve(file);
  for (const _ of [1, 2])
    await agent
      .get(at(0, 0, 0))
      .expect(404)
      .expect('Cache-Control', 'no-store');
  expect(warnings).toEqual([expect.stringContaining('a tile cannot be read')]);
});

test('whatever is broken in a file, an answer is given', async () => {
  const good = pmtiles({ ...STREETS, isDeep: true, packed: Compression.None });
  const broken = fc
    .array(fc.tuple(fc.integer({ min: 8, max: good.length - 1 }), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 6,
    })
    .map((changes) => changes.reduce((file, [at, value]) => file.fill(value, at, at + 1), Buffer.from(good)));
  await fc.assert(
    fc.asyncProperty(broken, async (file) => {
      const { agent, at } = await serve(file);
      const { status } = await agent.get(at(3, 5, 3));
      expect([200, 204, 404]).toContain(status);
    }),
    { numRuns: 60 },
  );
});
