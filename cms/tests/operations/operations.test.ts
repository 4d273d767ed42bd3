import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../fixture/within';
import { send } from '../fixture/http';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';

const get = (path: string, headers: Record<string, string> = {}) =>
  send(server.url, 'get', path, { headers });

test('a process that serves says that it is alive and ready', async () => {
  expect(await get('/livez')).toMatchObject({ status: 200, text: 'alive\n' });
  // Other files may have connected calendars.
  const ready = await get('/readyz');
  expect(ready.status).toBe(200);
  expect(ready.text).toMatch(/^ready\n(oldest calendar feed: \d+ s\n)?$/);
});

test('every answer has an id of its own, pages, the API and failures too', async () => {
  const paths = ['/', '/', '/api/stays', '/api/nothing-here', '/nothing-here', '/livez'];
  const ids = await Promise.all(paths.map(async (path) => (await get(path)).headers['x-request-id']));
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(paths.length);
});

test('an id that somebody else made up is not taken, with no proxy of ours in front', async () => {
  const { headers } = await get('/livez', { 'X-Request-Id': 'made-up-by-a-guest' });
  expect(headers['x-request-id']).not.toBe('made-up-by-a-guest');
});

test('there is no page of metrics for who does not know the token', async () => {
  expect((await get('/metrics')).status).toBe(404);
  for (const Authorization of ['Bearer undefined', 'Bearer null']) {
    expect((await get('/metrics', { Authorization })).status).toBe(404);
  }
});

describe('a server of its own', () => {
  const METRICS_TOKEN = 'q7hK2mQx9-vT4bWzL8nRc3yPd6';
  let other: ServerProcess;

  beforeAll(async () => {
    other = await startServerProcess(await createDatabase('operations'), {
      METRICS_TOKEN,
      LOG_LEVEL: 'http',
      LOG_FORMAT: 'json',
      SHUTDOWN_DELAY: '2',
    });
    await other.ready;
  });

  test('tells Prometheus its requests, pages, mails and jobs, by routes and never by who asked', async () => {
    await send(other.url, 'get', '/');
    await send(other.url, 'get', '/');
    await send(other.url, 'get', '/api/reservations/R-7F3K9M2XWB', { query: { email: 'own@guest.example' } });
    // Jobs run for the first time some moments after the server listens.
    const { status, text, headers } = await within(10_000, async () => {
      const Authorization = `Bearer ${METRICS_TOKEN}`;
      const answer = await send(other.url, 'get', '/metrics', { headers: { Authorization } });
      expect(answer.text).toMatch(/job_runs\{job="send-mails",result="done"\} [1-9]/);
      return answer;
    });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/",status="200"\} 2/);
    expect(text).toContain('route="/api/reservations/:reference"');
    expect(text).toMatch(/page_cache_requests_total\{result="hit"\} 1/);
    expect(text).toMatch(/job_last_run_timestamp_seconds\{job="expire-holds"\} 1\d{9}/);
    expect(text).toContain('mails_waiting');
    expect(text).toMatch(/^mails_oldest_waiting_seconds \d/m);
    expect(text).toMatch(/^calendar_feeds_oldest_fetch_seconds \d/m);
    expect(text).not.toMatch(/R-7F3K9M2XWB|own@guest/);
    const wrong = await send(other.url, 'get', '/metrics', { headers: { Authorization: 'Bearer wrong' } });
    expect(wrong.status).toBe(404);
  });

  test('stops without a failed request: not ready first, then no more, and what is under way is answered', async () => {
    const seen: { ready: number; page: number }[] = [];
    const stopping = other.stop();
    const until = Date.now() + 600;
    while (Date.now() < until) {
      const [ready, page] = await Promise.all(
        ['/readyz', '/'].map(async (path) => (await send(other.url, 'get', path)).status),
      );
      seen.push({ ready: ready ?? 0, page: page ?? 0 });
      await pause(20);
    }
    expect(seen.every(({ page }) => page === 200)).toBe(true);
    expect(seen.at(-1)).toEqual({ ready: 503, page: 200 });
    await stopping;
    expect((await other.ended).code).toBe(0);
  });

  test('has written a line for each request, with its id, without its query and without people', async () => {
    const { output } = await other.ended;
    const lines = output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const line = lines.find(({ path }) => path === '/api/reservations/R-7F3K9M2XWB');
    expect(line).toMatchObject({ level: 'http', method: 'GET', status: 404 });
    expect(line?.['request']).toMatch(/^[\da-f-]{36}$/);
    expect(output).not.toMatch(/own@guest|email=/);
  });
});
