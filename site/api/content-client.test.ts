import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { content } from './content-client';
import { configureContent } from './content-backend';
import { call, onContentError } from './http';
import { sessionToken } from '../lib/session-token';
import type { ApiError } from './api-error';

/** A content backend of this test's own, which notes what it is asked. */
let backend: Server;
let url: string;
let asked: { request: string; authorization: string | undefined; body: string }[];
let answer: (request: IncomingMessage) => { status: number; body: string; location?: string };

beforeAll(async () => {
  backend = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({
        request: `${request.method ?? ''} ${request.url ?? ''}`,
        authorization: request.headers.authorization,
        body,
      });
      const { status, body: answered, location } = answer(request);
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
      response.end(answered);
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => backend.close(resolve)));

beforeEach(() => {
  asked = [];
  answer = () => ({ status: 200, body: '{"data":{"days":2}}' });
  configureContent({ url, version: 'v5', userQuery: {} });
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('the generic client finds, finds one, creates, updates and deletes', async () => {
  expect(await content.find('minimum-stay')).toEqual({ data: { days: 2 } });
  await content.find('posts', { filters: { slug: { $eq: 'a b' } }, sort: ['date', 'title'] });
  await content.findOne('posts', 'a/b', { populate: 'cover' });
  await content.create('posts', { title: 'One' });
  await content.update('posts', '7', { title: 'Two' });
  await content.delete('posts', '7');
  expect(asked.map(({ request, body }) => [request, body])).toEqual([
    ['GET /api/minimum-stay', ''],
    ['GET /api/posts?filters[slug][$eq]=a%20b&sort[0]=date&sort[1]=title', ''],
    ['GET /api/posts/a%2Fb?populate=cover', ''],
    ['POST /api/posts', '{"data":{"title":"One"}}'],
    ['PUT /api/posts/7', '{"data":{"title":"Two"}}'],
    ['DELETE /api/posts/7', ''],
  ]);
});

test('there is no prefix when the configured version is v3', async () => {
  configureContent({ url, version: 'v3', userQuery: {} });
  await content.find('minimum-stay');
  expect(asked[0]?.request).toBe('GET /minimum-stay');
});

test('requests carry the stored token as a bearer when one exists', async () => {
  await content.find('posts');
  jest.spyOn(sessionToken, 'read').mockReturnValue('stored');
  await content.find('posts');
  expect(asked.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer stored']);
});

test('a failed call is retried 0 times, rethrows the error body of the server, and calls the error hook', async () => {
  const heard: [ApiError, boolean][] = [];
  const stop = onContentError((...failure) => heard.push(failure));
  const error = { status: 400, name: 'ValidationError', message: 'No', details: { errors: [] } };
  answer = () => ({ status: 400, body: JSON.stringify({ data: null, error }) });
  await expect(
    call('POST /api/auth/local', { body: { identifier: '', password: '' } }),
  ).rejects.toMatchObject(error);
  answer = () => ({ status: 403, body: '{"statusCode":403,"error":"Forbidden","message":"Not you"}' });
  await expect(content.find('posts')).rejects.toMatchObject({ status: 403, message: 'Not you' });
  stop();
  await expect(content.find('posts')).rejects.toMatchObject({ status: 403 });
  expect(asked).toHaveLength(3);
  expect(heard).toMatchObject([
    [error, false],
    [{ status: 403, name: 'Forbidden' }, false],
  ]);
});

test('without an error body it is an unknown error with status 500 and the message of the failure', async () => {
  answer = () => ({ status: 502, body: '<html>' });
  await expect(content.find('posts')).rejects.toMatchObject({
    status: 500,
    name: 'UnknownError',
    message: 'The server answered 502.',
  });
  configureContent({ url: 'http://127.0.0.1:1', version: 'v5', userQuery: {} });
  await expect(content.find('posts')).rejects.toMatchObject({
    status: 500,
    message: expect.stringContaining('fetch failed') as string,
  });
});
