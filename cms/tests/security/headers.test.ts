import { writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { headerProblems } from '../fixture/header-problems';
import { send, type Answer, type Sent } from '../fixture/http';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';
import { testFolder } from '../run/settings';

const METRICS_TOKEN = 'tests-token-of-metrics';
const UPLOAD = 'headers-of-uploads.svg';
type Method = Parameters<typeof send>[1];

let main: ServerProcess;
let script = '';

describe('under an address with TLS', () => {
  beforeAll(async () => {
    const uploads = join(testFolder(), 'public', 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, UPLOAD), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    main = await startServerProcess(await createDatabase('headers'), {
      PUBLIC_URL: 'https://stay.example',
      RATE_LIMITS: 'true',
      RATE_LIMIT_RESET: '2/600',
      METRICS_TOKEN,
    });
    await main.ready;
    script = /src="(\/assets\/[^"]+\.js)"/.exec((await ask('get', '/')).text)?.[1] ?? '';
  });

  const ask = (method: Method, path: string, sent: Sent = {}): Promise<Answer<unknown>> =>
    send(main.url, method, path, sent);

  const form = 'kind=general&name=Layla+Haddad&email=layla@guests.example&message=Is+there+a+cot%3F';
  const bearer = { Authorization: `Bearer ${METRICS_TOKEN}` };

  test.each<[what: string, status: number, method: Method, path: string, sent?: Sent]>([
    ['a page', 200, 'get', '/'],
    ['a page out of memory', 200, 'get', '/'],
    ['the head of a page', 200, 'head', '/'],
    [
      'a page with dates',
      200,
      'get',
      '/results/1?availabilityDateStart=2031-01-01&availabilityDateEnd=2031-01-04',
    ],
    ['a page that there is not', 404, 'get', '/no-such-page'],
    ['a preview that was not signed', 410, 'get', '/?preview=forged'],
    ['a form with a mistake', 400, 'post', '/enquiry', { body: 'name=' }],
    ['a form that was taken', 303, 'post', '/enquiry', { body: form }],
    ['a form that was sent before its scripts', 303, 'post', '/sign-in', { body: 'identifier=a' }],
    ['an upload', 200, 'get', `/uploads/${UPLOAD}`],
    ['an upload that there is not', 404, 'get', '/uploads/none.png'],
    ['a file that there is not', 404, 'get', '/assets/none.js'],
    ['robots.txt', 200, 'get', '/robots.txt'],
    ['the sitemap', 200, 'get', '/sitemap.xml'],
    ['the feed of guides', 200, 'get', '/blog/rss.xml'],
    ['the build', 200, 'get', '/builds/latest.json'],
    ['a list of the API', 200, 'get', '/api/stays'],
    ['a bad request', 400, 'post', '/api/quotes', { body: { data: {} } }],
    ['what needs an account', 403, 'get', '/api/reservations'],
    ['a bad token', 401, 'get', '/api/users/me', { headers: { Authorization: 'Bearer x' } }],
    ['what is not in the API', 404, 'get', '/api/nothing'],
    ['another method', 405, 'delete', '/api/quotes'],
    ['a body that is too large', 413, 'post', '/api/quotes', { body: { data: 'a'.repeat(300_000) } }],
    ['a query that is too long', 414, 'get', `/api/stays?district=${'a'.repeat(5_000)}`],
    [
      'a form with files',
      415,
      'post',
      '/api/enquiries',
      { body: '--x--', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    ],
    [
      'what another site asks first',
      204,
      'options',
      '/api/quotes',
      { headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' } },
    ],
    ['the panel', 200, 'get', '/admin'],
    ['a view of the panel', 200, 'get', '/admin/content-manager'],
    ['what the panel asks', 200, 'get', '/admin/project-type'],
    ['what staff alone may ask', 401, 'get', '/admin/users'],
    ['liveness', 200, 'get', '/livez'],
    ['readiness', 200, 'get', '/readyz'],
    ['metrics', 200, 'get', '/metrics', { headers: bearer }],
    ['metrics without their token', 404, 'get', '/metrics'],
  ])('%s (%i) has every header', async (...[, status, method, path, sent]) => {
    const answer = await ask(method, path, sent);
    expect({ status: answer.status, problems: headerProblems(answer.headers) }).toEqual({
      status,
      problems: [],
    });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['a page', () => '/'],
    ['a file', () => script],
    ['an upload', () => `/uploads/${UPLOAD}`],
  ])('%s that the browser has already (304) has every header', async (_, path) => {
    const first = await ask('get', path());
    expect(headerProblems(first.headers)).toEqual([]);
    const again = await ask('get', path(), { headers: { 'If-None-Match': first.headers['etag'] ?? '' } });
    expect({ status: again.status, problems: headerProblems(again.headers) }).toEqual({
      status: 304,
      problems: [],
    });
  });

  test.each<[what: string, status: number, to: string | undefined, path: string]>([
    ['its page, with what its link carried', 303, '/ar/reset-password?code=a1', '/ar/reset-password?code=a1'],
    ['no other host', 404, undefined, '//other.example/sign-in'],
  ])('a form that was sent before its scripts leads to %s', async (_, status, to, path) => {
    const { headers, ...answer } = await ask('post', path, { body: 'password=Tests-password-1' });
    expect({ status: answer.status, to: headers['location'] }).toEqual({ status, to });
  });

  test('what was uploaded runs nothing, and shows nothing that it would have to load', async () => {
    const { headers } = await ask('get', `/uploads/${UPLOAD}`);
    expect(headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('another site may read the content API, and the panel not at all', async () => {
    const headers = { Origin: 'https://other.example' };
    const open = await ask('get', '/api/stays', { headers });
    const shut = await ask('get', '/admin/project-type', { headers });
    expect(open.headers['access-control-allow-origin']).toBe(headers.Origin);
    expect(shut.headers['access-control-allow-origin']).toBeUndefined();
    for (const answer of [open, shut]) {
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('the cookie of the panel is for TLS, its own site and no script', async () => {
    const body = { firstname: 'First', email: 'first@staff.example', password: 'Tests-password-1' };
    const { status, headers } = await ask('post', '/admin/register-admin', { body });
    expect(status).toBe(200);
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\/admin;.*samesite=strict; secure; httponly$/i);
      expect(cookie).not.toMatch(/expires|max-age/i);
    }
  });

  test('the token of a guest ends after a week', async () => {
    const body = {
      username: 'token@guests.example',
      email: 'token@guests.example',
      password: 'guests-password-1',
    };
    const answer = await ask('post', '/api/auth/local/register', { body });
    const [, claims = ''] = (answer.body as { jwt: string }).jwt.split('.');
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, number>;
    expect(Number(exp) - Number(iat)).toBe(7 * 86_400);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('without a proxy of ours nobody is somebody else by writing its header', async () => {
    const answers: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const headers = { 'X-Forwarded-For': address, 'X-Real-IP': address, Forwarded: `for=${address}` };
      answers.push((await ask('post', '/api/auth/reset-password', { body: {}, headers })).status);
    }
    expect(answers).toEqual([400, 400, 429]);
  });
});
