import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { Trace } from 'booking-rules/shared/contracts/trace';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { failureOf } from '../../parts/use-answer';

/** Typing is over after so long. */
const PAUSE_MS = 300;

/** What a stay costs and what the rules say of it, asked again whenever something about it changes. */
export function useByHandQuote(
  apartmentId: string,
  { checkIn, checkOut }: Stay,
  guests: number,
  code: string,
): { trace: Trace | null; error: string | null } {
  const { post } = useFetchClient();
  const [answer, setAnswer] = useState<{ trace: Trace | null; error: string | null }>({
    trace: null,
    error: null,
  });
  useEffect(() => {
    const stop = new AbortController();
    const stay = { apartmentId, checkIn, checkOut, guests };
    const data = code.trim() === '' ? stay : { ...stay, promotionCode: code };
    const timer = setTimeout(() => {
      post<Envelope<Trace>>('/booking-rules/trace', { data }, { signal: stop.signal })
        .then((found) => setAnswer({ trace: found.data.data, error: null }))
        .catch((failure: unknown) => {
          if (!stop.signal.aborted) setAnswer({ trace: null, error: failureOf(failure) });
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [post, apartmentId, checkIn, checkOut, guests, code]);
  return answer;
}
