import { expect, type APIRequestContext } from '@playwright/test';
import type { Answer, RouteKey, SentArguments } from 'booking-rules/contracts';

interface Loose {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
}

/** Asks a route of the contract past the browser, and expects a success. */
export async function ask<Key extends RouteKey>(
  request: APIRequestContext,
  key: Key,
  ...[sent]: SentArguments<Key, { headers?: Record<string, string> }>
): Promise<Answer<Key>> {
  const { params = {}, query = {}, body, headers = {} } = (sent ?? {}) as Loose;
  const [method, path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const answer = await request.fetch(filled, { method, params: query, headers, ...(body && { data: body }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer<Key>;
}
