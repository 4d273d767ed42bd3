import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { Trace, TraceRequest } from 'booking-rules/shared/contracts/trace';
import { errorMessage } from '../api/errors';

/** What has come of asking; the answer before stays until the next has come. */
export interface Tracing {
  trace: Trace | null;
  error: string | null;
  busy: boolean;
}

/** Has a stay explained, again for every round; nothing is asked for null. */
export function useTrace(asked: TraceRequest | null, round: number): Tracing {
  const { post } = useFetchClient();
  const [answer, setAnswer] = useState<Omit<Tracing, 'busy'> & { to: string }>({
    trace: null,
    error: null,
    to: '',
  });
  const text = JSON.stringify(asked);
  const question = `${round} ${text}`;
  useEffect(() => {
    const data = JSON.parse(text) as TraceRequest | null;
    if (data === null) return undefined;
    let isLate = false;
    post<Envelope<Trace>>('/booking-rules/trace', { data })
      .then(({ data: { data: trace } }) => {
        if (!isLate) setAnswer({ trace, error: null, to: question });
      })
      .catch((failure: unknown) => {
        if (!isLate) setAnswer({ trace: null, error: errorMessage(failure), to: question });
      });
    return () => {
      isLate = true;
    };
  }, [post, text, question]);
  return { trace: answer.trace, error: answer.error, busy: asked !== null && answer.to !== question };
}
