import type { Answer, GuestRouteKey, SentArguments } from 'booking-rules/contracts';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { ApiError, errorOf, unknownError } from './api-error';
import { contentBackend } from './content-backend';
import { sessionToken } from '../lib/session-token';

/** What a query may hold; `undefined` is left out. */
export type QueryValue = string | number | boolean | undefined | QueryValue[] | { [key: string]: QueryValue };

/** Is called for every failed call; `withToken` says whether the call carried a token. */
export type ErrorHook = (error: ApiError, withToken: boolean) => void;

const hooks = new Set<ErrorHook>();

/** Calls the hook for every failure from now on; the returned function removes it. */
export function onContentError(hook: ErrorHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/** What may be sent along: a route's own types say what of it. */
interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: object;
  headers?: Record<string, string>;
  /** Is the body itself, for routes that take a file. */
  file?: Blob;
}

/** The address of a route of the contract, for links. */
export function urlOf<Key extends GuestRouteKey>(key: Key, ...[sent]: SentArguments<Key>): string {
  const { params = {}, query }: Sent = sent ?? {};
  const path = key.slice(key.indexOf('/api/') + 5);
  return contentUrl(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query,
  );
}

/**
 * Asks a route of the contract, and answers with its whole body.
 * @param key its method and path, such as `POST /api/quotes`
 * @throws ApiError as all calls do; none is tried again
 */
export function call<Key extends GuestRouteKey>(
  key: Key,
  ...[sent]: SentArguments<Key, { headers?: Record<string, string>; file?: Blob }>
): Promise<Answer<Key>> {
  const address = (urlOf as (key: string, sent?: object) => string)(key, sent);
  return request<Answer<Key>>(key.slice(0, key.indexOf(' ')), address, sent);
}

/** The address of any content in the backend. */
export function contentUrl(path: string, query: Record<string, QueryValue> = {}): string {
  const search = serializeQuery(query);
  const { url, version } = contentBackend;
  const prefix = version === 'v3' ? '' : '/api';
  return `${url}${prefix}/${path}${search && `?${search}`}`;
}

/** Asks an address, and answers with its whole body. Throws as `call`. */
export async function request<T>(
  method: string,
  address: string,
  { body, headers, file }: Sent = {},
): Promise<T> {
  const token = sessionToken.read();
  const sent = {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': file.type }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
  };
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

async function answerOf(
  address: string,
  sent: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  token: string | null,
): Promise<unknown> {
  const bearer: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(address, {
    ...sent,
    // In the language of the page, which need not be that of the browser.
    headers: {
      ...{ accept: 'application/json', 'accept-language': currentLanguage() },
      ...bearer,
      ...sent.headers,
    },
    // A redirect takes a browser to a page; a client that asks for data only learns that all went well.
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
