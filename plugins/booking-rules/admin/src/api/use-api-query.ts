import { useCallback, useEffect, useState } from 'react';
import type { Answer, PanelRouteKey, Sent } from 'booking-rules/contracts';
import { useApi, type AnySent, type Api } from './client';
import { errorMessage, fieldErrors, NO_FIELD_ERRORS, type FieldErrors } from './errors';

/** What has come of a request. */
type Result<Body> =
  | { state: 'loading'; data: null; error: null }
  | { state: 'ready'; data: Body; error: null }
  | { state: 'failed'; data: null; error: string };

export type ApiQuery<Body> = Result<Body> & {
  /** What the server refused of the request. */
  fieldErrors: FieldErrors;
  /** False while what is known answers an earlier request. */
  isCurrent: boolean;
  reload: () => void;
};

interface Options {
  /** How long the request has to stay the same before it is sent, such as while somebody types. */
  delayMs?: number;
  /** How long an answer is taken from the cache. */
  cacheMs?: number;
}

/** What is sent to a route, null for not asking it; may be left out where nothing has to be sent. */
type Arguments<Key extends PanelRouteKey> =
  Partial<Sent<Key>> extends Sent<Key>
    ? [sent?: Sent<Key> | null, options?: Options]
    : [sent: Sent<Key> | null, options?: Options];

interface Known<Body> {
  /** The request that it answers; null for none yet. */
  to: string | null;
  result: Result<Body>;
  fieldErrors: FieldErrors;
}

const cache = new Map<string, { body: Promise<unknown>; askedAt: number }>();

/**
 * Asks a route of the plugin, again whenever what is sent changes. What was known stays until the next answer has
 * come, and late answers to earlier requests are dropped.
 * @param key its method and path, such as `GET /booking-rules/today`
 */
export function useApiQuery<Key extends PanelRouteKey>(
  key: Key,
  ...[sent, { delayMs = 0, cacheMs = 0 } = {}]: Arguments<Key>
): ApiQuery<Answer<Key>> {
  const api = useApi();
  const [round, setRound] = useState(0);
  const request = sent === null ? null : JSON.stringify({ key, sent, round });
  const [answer, setAnswer] = useState<Known<Answer<Key>>>({
    to: null,
    result: { state: 'loading', data: null, error: null },
    fieldErrors: NO_FIELD_ERRORS,
  });
  useEffect(() => {
    if (request === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void answerTo<Answer<Key>>(api, request, cacheMs, stop.signal).then((next) =>
        stop.signal.aborted ? undefined : setAnswer(next),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, request, delayMs, cacheMs]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return {
    ...answer.result,
    fieldErrors: answer.fieldErrors,
    isCurrent: answer.to === request,
    reload,
  };
}

async function answerTo<Body>(
  api: Api,
  request: string,
  cacheMs: number,
  signal: AbortSignal,
): Promise<Known<Body>> {
  try {
    const data = await send<Body>(api, request, cacheMs, signal);
    return { to: request, result: { state: 'ready', data, error: null }, fieldErrors: NO_FIELD_ERRORS };
  } catch (error) {
    const result = { state: 'failed', data: null, error: errorMessage(error) } as const;
    return { to: request, result, fieldErrors: fieldErrors(error) };
  }
}

/** @param request as the hook writes it down; a reload passes the cache by */
function send<Body>(api: Api, request: string, cacheMs: number, signal: AbortSignal): Promise<Body> {
  const { round, ...asked } = JSON.parse(request) as { key: PanelRouteKey; sent?: AnySent; round: number };
  const ask = (stop?: AbortSignal) => api.send<Body>(asked.key, asked.sent ?? {}, stop);
  if (cacheMs === 0) return ask(signal);
  const name = JSON.stringify(asked);
  const known = round === 0 ? cache.get(name) : undefined;
  if (known && Date.now() - known.askedAt < cacheMs) return known.body as Promise<Body>;
  // Whoever asks for the same meanwhile waits for this answer, so nobody may stop it.
  const body = ask();
  cache.set(name, { body, askedAt: Date.now() });
  body.catch(() => cache.delete(name));
  return body;
}
