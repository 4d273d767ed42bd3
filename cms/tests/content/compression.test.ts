import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { fetchAsSent } from '../fixture/as-sent';

const { checkIn, checkOut } = stayIn(60, 3);
const dates = `availabilityDateStart=${checkIn}&availabilityDateEnd=${checkOut}`;
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };

beforeAll(async () => {
  for (let flat = 1; flat <= 5; flat += 1) await createApartment(`compressed-flat-${flat}`);
});

describe.each([
  ['a page that is written for who asks', `/results/1?${dates}`],
  ['an answer of the API', `/api/stays?${dates}`],
])('%s', (_, path) => {
  test.each(['br', 'gzip'] as const)('comes in %s, and says so', async (encoding) => {
    const plain = await fetchAsSent(path, { 'Accept-Encoding': 'identity' });
    const packed = await fetchAsSent(path, { 'Accept-Encoding': encoding });
    expect(plain).toMatchObject({ status: 200 });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toMatch(/Accept-Encoding/);
    expect(unpacked[encoding](packed.bytes).toString()).toBe(plain.bytes.toString());
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  test('comes as it is to who understands none of them', async () => {
    const { status, headers } = await fetchAsSent(path, { 'Accept-Encoding': 'zstd, deflate' });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

test('an answer that fits into a packet stays as it is', async () => {
  const { status, headers } = await fetchAsSent('/api/minimum-stay', { 'Accept-Encoding': 'br, gzip' });
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('who asks for the head alone is told that what comes may be compressed', async () => {
  const { status, headers, bytes } = await fetchAsSent(
    `/results/1?${dates}`,
    { 'Accept-Encoding': 'br' },
    'HEAD',
  );
  expect({ status, sent: bytes.length, vary: headers.vary }).toEqual({
    status: 200,
    sent: 0,
    vary: 'Accept-Encoding',
  });
});
