import { useCallback, useEffect, useState } from 'react';
import { useApi, type Api } from './client';
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
  /** Sent with POST; without it the request is a GET. */
  post?: object;
  /** How long the request has to stay the same before it is sent, such as while somebody types. */
  delayMs?: number;
  /** How long an answer is taken from the cache. */
  cacheMs?: number;
}

interface Answer<Body> {
  /** The request that it answers; null for none yet. */
  to: string | null;
  result: Result<Body>;
  fieldErrors: FieldErrors;
}

const cache = new Map<string, { body: unknown; readAt: number }>();

/**
 * Sends a request to the plugin, again whenever it changes; none for a path of null. What was known stays until the
 * next answer has come, and late answers to earlier requests are dropped.
 */
export function useApiQuery<Body>(
  path: string | null,
  { post, delayMs = 0, cacheMs = 0 }: Options = {},
): ApiQuery<Body> {
  const api = useApi();
  const [round, setRound] = useState(0);
  const request = path === null ? null : JSON.stringify({ path, post, round });
  const [answer, setAnswer] = useState<Answer<Body>>({
    to: null,
    result: { state: 'loading', data: null, error: null },
    fieldErrors: NO_FIELD_ERRORS,
  });
  useEffect(() => {
    if (request === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void answerTo<Body>(api, request, cacheMs, stop.signal).then((next) =>
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
): Promise<Answer<Body>> {
  try {
    const data = await send<Body>(api, request, cacheMs, signal);
    return { to: request, result: { state: 'ready', data, error: null }, fieldErrors: NO_FIELD_ERRORS };
  } catch (error) {
    const result = { state: 'failed', data: null, error: errorMessage(error) } as const;
    return { to: request, result, fieldErrors: fieldErrors(error) };
  }
}

/** @param request as the hook writes it down; a reload passes the cache by */
async function send<Body>(api: Api, request: string, cacheMs: number, signal: AbortSignal): Promise<Body> {
  const { path, post, round } = JSON.parse(request) as { path: string; post?: object; round: number };
  if (post) return api.post<Body>(path, post, signal);
  const known = round === 0 ? cache.get(path) : undefined;
  if (known && Date.now() - known.readAt < cacheMs) return known.body as Body;
  const body = await api.get<Body>(path, signal);
  if (cacheMs > 0) cache.set(path, { body, readAt: Date.now() });
  return body;
}
