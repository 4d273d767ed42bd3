import { useCallback, useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';

/** What has come of a question to the server. */
export type Answer<Data> =
  | { state: 'loading'; data: null; error: null }
  | { state: 'ready'; data: Data; error: null }
  | { state: 'failed'; data: null; error: string };

/** The words of a failed call, as the server put them. */
export function failureOf(failure: unknown): string {
  return failure instanceof Error && failure.message !== '' ? failure.message : 'The server did not answer.';
}

/**
 * Asks the server for `GET {path}` under `/booking-rules`, again whenever the path changes. What was shown stays
 * until the next answer has come.
 */
export function useAnswer<Body>(path: string): Answer<Body> & { reload: () => void } {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<Body>>({ state: 'loading', data: null, error: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    get<Body>(`/booking-rules/${path}`, { signal: stop.signal })
      .then(({ data }) => setAnswer({ state: 'ready', data, error: null }))
      .catch((failure: unknown) => {
        if (!stop.signal.aborted) setAnswer({ state: 'failed', data: null, error: failureOf(failure) });
      });
    return () => stop.abort();
  }, [get, path, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { ...answer, reload };
}
