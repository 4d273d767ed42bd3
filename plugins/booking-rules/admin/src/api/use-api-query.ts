import { useCallback, useEffect, useState } from 'react';
import { useApi, type Api } from './client';
import { errorMessage } from './errors';

/** What has come of a request. */
type Result<Body> =
  | { state: 'loading'; data: null; error: null }
  | { state: 'ready'; data: Body; error: null }
  | { state: 'failed'; data: null; error: string };

export type ApiQuery<Body> = Result<Body> & {
  /** False while what is known answers an earlier request. */
  isCurrent: boolean;
  reload: () => void;
};

interface Options {
  /** Sent with POST; without it the request is a GET. */
  post?: object;
  /** Waits so long for the request to change again, as while somebody types. */
  delayMs?: number;
  /** What was read less than this ago is not read again. */
  cacheMs?: number;
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
  const [answer, setAnswer] = useState<{ to: string | null; result: Result<Body> }>({
    to: null,
    result: { state: 'loading', data: null, error: null },
  });
  useEffect(() => {
    if (request === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      send<Body>(api, request, cacheMs, stop.signal)
        .then((data): Result<Body> => ({ state: 'ready', data, error: null }))
        .catch((error: unknown): Result<Body> => ({
          state: 'failed',
          data: null,
          error: errorMessage(error),
        }))
        .then((result) => (stop.signal.aborted ? undefined : setAnswer({ to: request, result })))
        .catch(() => undefined);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, request, delayMs, cacheMs]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { ...answer.result, isCurrent: answer.to === request, reload };
}

/** @param request as the hook writes it down */
async function send<Body>(api: Api, request: string, cacheMs: number, signal: AbortSignal): Promise<Body> {
  const { path, post, round } = JSON.parse(request) as { path: string; post?: object; round: number };
  if (post) return api.post<Body>(path, post, signal);
  const known = round === 0 ? cache.get(path) : undefined;
  if (known && Date.now() - known.readAt < cacheMs) return known.body as Body;
  const body = await api.get<Body>(path, signal);
  if (cacheMs > 0) cache.set(path, { body, readAt: Date.now() });
  return body;
}
