import { ApiError, errorOf, unknownError } from './api-error';
import { contentBackend } from './content-backend';
import { sessionToken } from '../lib/session-token';

/** What a query may hold; `undefined` is left out. */
export type QueryValue = string | number | boolean | undefined | QueryValue[] | { [key: string]: QueryValue };

/** Hears of every call that fails. `withToken` says whether it carried one. */
export type ErrorHook = (error: ApiError, withToken: boolean) => void;

const hooks = new Set<ErrorHook>();

/** Calls the hook with every failure from now on; the answer takes it away again. */
export function onContentError(hook: ErrorHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/** The address of something in the content backend. */
export function contentUrl(path: string, query: Record<string, QueryValue> = {}): string {
  const search = serializeQuery(query);
  const { url, version } = contentBackend;
  const prefix = version === 'v3' ? '' : '/api';
  return `${url}${prefix}/${path}${search && `?${search}`}`;
}

/** `GET`. Throws `ApiError`, as all calls do; none is tried again. */
export function getJson<T>(path: string, query: Record<string, QueryValue> = {}): Promise<T> {
  return call<T>(contentUrl(path, query), { method: 'GET' });
}

/** `POST` with a JSON body. */
export function postJson<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  return call<T>(contentUrl(path), withBody('POST', body, headers));
}

/** `PUT` with a JSON body. */
export function putJson<T>(path: string, body: unknown): Promise<T> {
  return call<T>(contentUrl(path), withBody('PUT', body));
}

/** `DELETE`. */
export function deleteJson<T>(path: string): Promise<T> {
  return call<T>(contentUrl(path), { method: 'DELETE' });
}

interface Sent {
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

function withBody(method: string, body: unknown, headers: Record<string, string> = {}): Sent {
  return {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
}

async function call<T>(address: string, sent: Sent): Promise<T> {
  const token = sessionToken.read();
  try {
    return (await answerOf(address, sent, token)) as T;
  } catch (failure) {
    const error =
      failure instanceof ApiError
        ? failure
        : unknownError(failure instanceof Error ? failure.message : String(failure));
    for (const hook of hooks) hook(error, token !== null);
    throw error;
  }
}

async function answerOf(address: string, sent: Sent, token: string | null): Promise<unknown> {
  const bearer: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(address, {
    ...sent,
    headers: { accept: 'application/json', ...bearer, ...sent.headers },
    // A redirect leads a browser to a page; to who asks for data it says that all went well.
    redirect: 'manual',
  });
  if (response.type === 'opaqueredirect') return null;
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorOf(body, `The server answered ${response.status}.`);
  return body;
}

/** Strapi's bracket style, in which only the values are encoded: `filters[slug]=a%20b`. */
export function serializeQuery(query: Record<string, QueryValue>): string {
  return Object.entries(query)
    .flatMap(([key, value]) => pairs(key, value))
    .join('&');
}

function pairs(key: string, value: QueryValue): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [`${key}=${encodeURIComponent(String(value))}`];
  return Object.entries(value).flatMap(([part, inner]) => pairs(`${key}[${part}]`, inner));
}
