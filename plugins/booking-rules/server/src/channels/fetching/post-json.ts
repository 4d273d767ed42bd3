import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { FeedProblem } from '../../../../shared/domain/channels/problem';
import { guardedLookup } from './allowed-address';
import { addressOf, failureOf, retryAfterOf, type FetchSettings } from './fetch-feed';

const TIMEOUT_MS = 10_000;

/** What came of sending something. */
export interface Posted {
  /** What was answered; null where nobody did. */
  status: number | null;
  /** Null for an answer that says it was taken (2xx). */
  problem: FeedProblem | null;
  /** Before when the server does not want to be asked again, in milliseconds. */
  retryAfter: number | null;
}

/**
 * Sends JSON to an address, guarded as calendars of channels are: nothing but https, no private networks, no redirects,
 * ten seconds for all of it. What is answered beside its status is not read. Never rejects.
 */
export async function postJson(
  { url: text, body, headers }: { url: string; body: string; headers: Record<string, string> },
  settings: FetchSettings,
): Promise<Posted> {
  const clock = AbortSignal.timeout(TIMEOUT_MS);
  const signal = settings.signal ? AbortSignal.any([clock, settings.signal]) : clock;
  try {
    const url = addressOf(text, undefined, settings);
    const response = await send(url, body, headers, settings, signal);
    response.destroy();
    const { statusCode: status = 0 } = response;
    const isTaken = status >= 200 && status < 300;
    return {
      status,
      problem: isTaken ? null : 'status',
      retryAfter: isTaken ? null : retryAfterOf(response.headers['retry-after']),
    };
  } catch (error) {
    return { status: null, problem: failureOf(error, signal).problem, retryAfter: null };
  }
}

function send(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { networks, resolve }: FetchSettings,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const sent = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Mozilla/5.0 (compatible; booking-webhooks/1.0)',
    ...headers,
  };
  return new Promise((answer, fail) => {
    const lookup = guardedLookup(networks, resolve);
    request(url, { method: 'POST', headers: sent, signal, agent: false, lookup }, answer)
      .on('error', fail)
      .end(body);
  });
}
