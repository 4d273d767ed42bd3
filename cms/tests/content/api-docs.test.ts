import { ask, send } from '../fixture/http';

test('the document says what the API does, and is sent once to who has it', async () => {
  const { status, headers, body } = await ask(server.url, 'GET /api/openapi.json');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/quotes': { post: expect.anything() as object } },
  });
  const again = await send(server.url, 'get', '/api/openapi.json', {
    headers: { 'If-None-Match': headers['etag'] ?? '' },
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('its page runs nothing but files of ours', async () => {
  const { status, headers, text } = await send(server.url, 'get', '/api/docs');
  expect(status).toBe(200);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(policy).not.toContain('unsafe');
  for (const [, file = ''] of text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)) {
    expect((await send(server.url, 'get', file)).status).toBe(200);
  }
});

test.each(['index.js', 'package.json', '..%2fpackage.json', 'constructor'])(
  'it has no file %s',
  async (file) => {
    expect((await send(server.url, 'get', `/api/docs/${file}`)).status).toBe(404);
  },
);
