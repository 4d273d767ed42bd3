import type { ErrorEnvelope } from 'booking-rules/shared/contracts/envelope';
import { isRecord } from './is-record';

export { isRecord };

/** What a query may hold; `undefined` is left out. */
export type QueryValue = string | number | boolean | undefined | QueryValue[] | { [key: string]: QueryValue };

/** A call that failed, as the server put it. */
export class ApiError extends Error {
  override readonly name: string;
  /** HTTP status; 500 when the server could not be reached. */
  readonly status: number;
  readonly details: unknown;

  constructor({ status, name, message, details }: ErrorEnvelope['error']) {
    super(message);
    this.name = name;
    this.status = status;
    this.details = details;
  }
}

/** `GET /api/{path}`. Throws `ApiError`. */
export function getJson<T>(path: string, query: Record<string, QueryValue> = {}): Promise<T> {
  const search = serializeQuery(query);
  return call<T>(search === '' ? path : `${path}?${search}`, { method: 'GET' });
}

/** `POST /api/{path}` with a JSON body. Throws `ApiError`. */
export function postJson<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  return call<T>(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

async function call<T>(
  path: string,
  init: { method: string; body?: string; headers?: Record<string, string> },
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
    });
  } catch (failure) {
    throw unknownError(failure instanceof Error ? failure.message : String(failure));
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorOf(body, `The server answered ${response.status}.`);
  return body as T;
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

/**
 * The error that an answer's body carries, in the v4 or the v3 shape.
 * @param otherwise message of the unknown error that stands for a body without one
 */
export function errorOf(body: unknown, otherwise: string): ApiError {
  if (!isRecord(body)) return unknownError(otherwise);
  const { error, message, statusCode } = body;
  if (isRecord(error) && typeof error.status === 'number') {
    return new ApiError({
      status: error.status,
      name: typeof error.name === 'string' ? error.name : 'Error',
      message: typeof error.message === 'string' ? error.message : otherwise,
      details: error.details,
    });
  }
  if (typeof error === 'string' && typeof statusCode === 'number') {
    const text = typeof message === 'string' ? message : error;
    return new ApiError({ status: statusCode, name: error, message: text, details: message });
  }
  return unknownError(otherwise);
}

/** What went wrong, for a guest: the server's own words, or that it could not be reached. */
export function guestMessage({ name, message }: ApiError): string {
  return name === UNKNOWN ? 'We could not be reached. Check your connection and try again.' : message;
}

const UNKNOWN = 'UnknownError';

function unknownError(message: string): ApiError {
  return new ApiError({ status: 500, name: UNKNOWN, message, details: {} });
}
