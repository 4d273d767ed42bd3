import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { FeedProblem } from '../../../../shared/domain/channels/problem';
import { codeOf } from '../../platform/database-errors';
import {
  guardedLookup,
  isAllowedAddress,
  RefusedAddress,
  type Network,
  type Resolve,
} from './allowed-address';

/** What may be fetched, from where. */
export interface FetchSettings {
  /** Whether addresses may begin with http:// too. */
  allowHttp: boolean;
  /** Networks that may be asked although they are not public. */
  networks: readonly Network[];
  /** In place of DNS. */
  resolve?: Resolve;
  /** Ends fetches that are under way. */
  signal?: AbortSignal;
}

/** A feed to fetch, with what its server said of what we have. */
export interface FeedRequest {
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** Milliseconds for all of it: redirects, headers and body. */
  timeout?: number;
  /** Bytes above which it is refused, unpacked, where it is no calendar. */
  mostBytes?: number;
  /** What is asked for, where it is no calendar. */
  accept?: string;
}

/** What came of it. */
export type FetchedFeed =
  | { kind: 'fetched'; bytes: Uint8Array; etag: string | null; lastModified: string | null }
  | { kind: 'not-modified' }
  | {
      kind: 'failed';
      problem: FeedProblem;
      /** A status, or a code of the network; for those who look for the reason. */
      detail: string | null;
      /** Before when the server does not want to be asked again, in milliseconds. */
      retryAfter: number | null;
    };

/** Larger calendars are refused, counted as they are once they are unpacked. */
export const MOST_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const HEADERS = {
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (compatible; calendar-sync/1.0)',
};

/** Why a fetch failed, thrown to the end of it. */
class FetchFailure extends Error {
  constructor(
    readonly problem: FeedProblem,
    readonly detail: string | null = null,
    readonly retryAfter: number | null = null,
  ) {
    super(problem);
  }
}

/** Fetches a feed within the limits of size, time and addresses. Never rejects. */
export async function fetchFeed(feed: FeedRequest, settings: FetchSettings): Promise<FetchedFeed> {
  const clock = AbortSignal.timeout(feed.timeout ?? TIMEOUT_MS);
  const signal = settings.signal ? AbortSignal.any([clock, settings.signal]) : clock;
  try {
    return await follow(feed, settings, signal);
  } catch (error) {
    return { kind: 'failed', ...failureOf(error, signal) };
  }
}

async function follow(feed: FeedRequest, settings: FetchSettings, signal: AbortSignal): Promise<FetchedFeed> {
  let url = addressOf(feed.url, undefined, settings);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(url, feed, settings, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) {
      const bytes = await bodyOf(response, feed.mostBytes ?? MOST_BYTES, signal);
      return {
        kind: 'fetched',
        bytes,
        etag: headers.etag ?? null,
        lastModified: headers['last-modified'] ?? null,
      };
    }
    response.destroy();
    if (statusCode === 304) return { kind: 'not-modified' };
    if (!REDIRECTS.has(statusCode) || headers.location === undefined)
      throw new FetchFailure('status', String(statusCode), retryAfterOf(headers['retry-after']));
    url = addressOf(headers.location, url.href, settings);
  }
  throw new FetchFailure('too-many-redirects');
}

/** @throws FetchFailure for an address that is none, or may not be asked */
export function addressOf(
  text: string,
  base: string | undefined,
  { allowHttp, networks }: FetchSettings,
): URL {
  if (!URL.canParse(text, base)) throw new FetchFailure('unreachable', 'no address');
  const url = new URL(text, base);
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:'))
    throw new FetchFailure('not-https');
  // A number is connected to without being looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, networks)) throw new FetchFailure('refused-address', host);
  return url;
}

function ask(
  url: URL,
  { etag, lastModified, accept = HEADERS.accept }: FeedRequest,
  { networks, resolve }: FetchSettings,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const headers = {
    ...HEADERS,
    accept,
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
  return new Promise((answer, fail) => {
    request(url, { headers, signal, agent: false, lookup: guardedLookup(networks, resolve) }, answer)
      .on('error', fail)
      .end();
  });
}

async function bodyOf(
  response: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  const unpacked = unpackedBody(response);
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new FetchFailure('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof FetchFailure || signal.aborted) throw error;
    // The connection broke off, or what was packed did.
    throw new FetchFailure('cut-off', codeOf(error));
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

function unpackedBody(response: IncomingMessage): Readable {
  const unpack = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[String(response.headers['content-encoding']).toLowerCase()];
  if (!unpack) return response;
  const unpacked = unpack();
  // Unlike a pipe alone, so that a body which breaks off breaks this one off too.
  response.on('error', (error) => unpacked.destroy(error));
  return response.pipe(unpacked);
}

/** `Retry-After` as an instant in milliseconds: seconds from now, or a date. */
export function retryAfterOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value)) return Date.now() + Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : date;
}

export function failureOf(
  error: unknown,
  signal: AbortSignal,
): Omit<Extract<FetchedFeed, { kind: 'failed' }>, 'kind'> {
  const of = (problem: FeedProblem, detail: string | null = null) => ({ problem, detail, retryAfter: null });
  if (error instanceof FetchFailure)
    return { ...of(error.problem, error.detail), retryAfter: error.retryAfter };
  if (signal.aborted) return of('too-slow');
  if (error instanceof RefusedAddress) return of('refused-address', error.address);
  return of('unreachable', codeOf(error));
}
