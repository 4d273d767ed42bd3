import { createApartment } from '../fixture/content';
import { send } from '../fixture/http';

const get = (path: string) => send(server.url, 'get', path);

beforeAll(async () => {
  await createApartment('pages-flat', { name: 'The Flat of the Pages' });
});

/** Scripts in the page itself that a browser would run; data in it is not run. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
  return scripts
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes))
    .map(([script]) => script);
}

describe.each(['/', '/apartment/pages-flat', '/results/1'])('%s', (path) => {
  test('is a whole page', async () => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(text).toMatch(/^<!DOCTYPE html>/i);
    expect(text).toMatch(/<title>[^<]+<\/title>/);
    expect(text).toContain('<h1');
    expect(text.indexOf('<header')).toBeGreaterThan(0);
    expect(text.indexOf('<footer')).toBeGreaterThan(text.indexOf('<main'));
    expect(text).toMatch(/<\/html>\s*$/);
  });

  test('lets nothing run that does not come from here', async () => {
    const { headers, text } = await get(path);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).toContain(`default-src 'self'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(inlineScripts(text)).toEqual([]);
    expect(text).not.toMatch(/\son(click|load|error|submit|change)=/i);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const headers = { 'Accept-Encoding': 'identity' };
    const head = await send(server.url, 'head', path, { headers });
    const whole = await send(server.url, 'get', path, { headers });
    expect(head.status).toBe(whole.status);
    expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.text).toBe('');
  });
});

test('the page of an apartment is about that apartment', async () => {
  const { text } = await get('/apartment/pages-flat');
  expect(text).toMatch(/<h1[^>]*>[^<]*The Flat of the Pages/);
});

test.each([
  '/nothing-here',
  '/apartment/no-such-flat',
  '/apartment',
  '/blog',
  '/apartment/%3Cscript%3E',
  '/results/x',
])('%s is not found, and says so as a page', async (path) => {
  const { status, headers, text } = await get(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['content-security-policy']).toContain(`script-src 'self'`);
  expect(text).toContain('Oh oh! Page not found.');
  expect(text).not.toContain('<script>');
});

test('what the page loads is there, and may be kept for a year', async () => {
  const { text } = await get('/');
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { status, headers } = await get(file);
    expect({ file, status }).toEqual({ file, status: 200 });
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('a name in a page is text, whatever it contains', async () => {
  const name = `<img src=x onerror=alert(1)> "Quoted" & </script><script>alert(2)</script>`;
  await createApartment('pages-hostile', { name });
  const { status, text } = await get('/apartment/pages-hostile');
  expect(status).toBe(200);
  expect(text).not.toContain('<img src=x');
  expect(text).not.toContain('</script><script>alert(2)');
  expect(inlineScripts(text)).toEqual([]);
});

test('the API and the admin panel stay with Strapi', async () => {
  const api = await get('/api/nothing-here');
  expect(api.status).toBe(404);
  expect(api.body).toMatchObject({ data: null, error: { status: 404, name: 'NotFoundError' } });
  const panel = await get('/admin/init');
  expect(panel.status).toBe(200);
  expect(panel.body).toHaveProperty('data.hasAdmin');
  for (const path of ['/uploads/none.webp', '/uploads/../package.json', '/uploads/%2e%2e/package.json']) {
    const { status, text } = await get(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(text).not.toContain('dependencies');
  }
});
