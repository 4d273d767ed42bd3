import { useQuery } from '@tanstack/react-query';
import type { QuoteRequest } from 'booking-rules/contracts/quotes';
import { useEffect, useState } from 'react';
import { fieldErrors, ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { useSettings } from '../../lib/page-context';
import { answerOfQuote, refusalOf, type QuoteAnswer } from './quote-answer';
import { stayOf } from './stay-to-price';
import type { StayChoice } from './stay-choice';

/** How long a choice must stay unchanged before it is priced, in milliseconds. */
const PAUSE_MS = 300;
/** A quote is renewed after this share of its lifetime, well before it expires. */
const FRESH_PART = 1 / 3;

/** The price of a choice, and whether it is still being asked for. */
export interface LiveQuote {
  /** The last answer, kept while the next one is on its way; null before the first, or without dates. */
  answer: QuoteAnswer | null;
  /** True until `answer` belongs to the present choice and can be reserved. */
  pending: boolean;
  failure: ApiError | null;
  retry: () => void;
}

/** Keeps the price of a choice up to date through `POST /api/quotes`. */
export function useQuote(apartmentId: string, choice: StayChoice, preview: QuoteAnswer | null): LiveQuote {
  const wanted = JSON.stringify(stayOf(apartmentId, choice));
  const freshMs = useSettings().policies.booking.quoteMinutes * 60_000 * FRESH_PART;
  const [first] = useState(wanted);
  const rested = useRested(wanted);
  const stay = JSON.parse(rested) as QuoteRequest | null;
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery<QuoteAnswer, ApiError>({
    queryKey: ['quote', stay],
    queryFn: () => (stay === null ? Promise.reject(new Error('No dates to price')) : askQuote(stay)),
    enabled: stay !== null,
    staleTime: freshMs,
    refetchInterval: freshMs,
    // What the server refused while it rendered need not be asked again.
    initialData: preview !== null && preview.kind !== 'quote' && rested === first ? preview : undefined,
    placeholderData: (previous) => previous ?? preview ?? undefined,
  });
  const complete = wanted !== 'null';
  return {
    answer: complete ? (data ?? null) : null,
    pending: complete && (wanted !== rested || isPlaceholderData || (isFetching && data === undefined)),
    failure: complete ? error : null,
    retry: () => void refetch(),
  };
}

async function askQuote(stay: QuoteRequest): Promise<QuoteAnswer> {
  try {
    const { data } = await call('POST /api/quotes', { body: { data: stay } });
    return answerOfQuote(data, null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refusal = refusalOf(error);
    if (refusal !== null) return { kind: 'refused', ...refusal };
    const { promotionCode: problem, ratePlan: lost } = fieldErrors(error);
    // One that is not offered on these dates gives way to the standard one.
    if (lost !== undefined && stay.ratePlan !== undefined) return askQuote({ ...stay, ratePlan: undefined });
    if (problem === undefined || stay.promotionCode === undefined) throw error;
    return withCodeProblem(await askQuote({ ...stay, promotionCode: undefined }), problem);
  }
}

function withCodeProblem(answer: QuoteAnswer, codeProblem: string): QuoteAnswer {
  return answer.kind === 'quote' ? { ...answer, codeProblem } : answer;
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
