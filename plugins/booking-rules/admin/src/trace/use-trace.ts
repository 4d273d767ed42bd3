import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { Trace, TraceRequest } from 'booking-rules/shared/contracts/trace';
import { failureOf } from '../parts/use-answer';

/** What has come of asking; the answer before stays until the next has come. */
export interface Traced {
  trace: Trace | null;
  error: string | null;
  busy: boolean;
}

const NOTHING: Traced = { trace: null, error: null, busy: false };

/** Has a stay explained, again for every round; nothing is asked for null. */
export function useTrace(asked: TraceRequest | null, round: number): Traced {
  const { post } = useFetchClient();
  const [traced, setTraced] = useState(NOTHING);
  const text = JSON.stringify(asked);
  useEffect(() => {
    const data = JSON.parse(text) as TraceRequest | null;
    if (data === null) return undefined;
    let isLate = false;
    setTraced((before) => ({ ...before, busy: true }));
    post<Envelope<Trace>>('/booking-rules/trace', { data })
      .then((answer) => {
        if (!isLate) setTraced({ trace: answer.data.data, error: null, busy: false });
      })
      .catch((failure: unknown) => {
        if (!isLate) setTraced({ trace: null, error: failureOf(failure), busy: false });
      });
    return () => {
      isLate = true;
    };
  }, [post, text, round]);
  return traced;
}
