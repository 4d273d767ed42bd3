import { send } from '../fixture/http';

const get = (path: string) => send(server.url, 'get', path);

async function latestBuild(): Promise<string> {
  const { body } = await get('/builds/latest.json?1795000000000');
  return (body as { id: string }).id;
}

test('the latest build is told, and never kept', async () => {
  const { status, headers, body } = await get('/builds/latest.json?1795000000000');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const { id, timestamp } = body as { id: string; timestamp: number };
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(timestamp).toBeGreaterThan(0);
});

test('the rules of the routes hold their switches, and are those of one build', async () => {
  const { status, body } = await get(`/builds/meta/${await latestBuild()}.json`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    routes: { '/': { noAirbnb: true }, '/thank-you': { noRuff: true } },
  });
  expect(body).toHaveProperty('redirects');
  expect((await get('/builds/meta/000000000000.json')).status).toBe(404);
});

test('the data of a page is at its _payload.json', async () => {
  for (const path of ['/about-us', '/results/1']) {
    const { status, headers, text } = await get(`${path}/_payload.json?${await latestBuild()}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('json');
    expect(text).toContain('"data"');
    expect(text).not.toContain('<!DOCTYPE');
  }
});
