import { useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { EnquiryQuote } from 'booking-rules/shared/contracts/enquiry-desk';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { QuoteRequest, RefusedStay } from 'booking-rules/shared/contracts/quotes';
import { refusalOf } from '../parts/refusal';
import { failureOf } from '../parts/use-answer';

/** What came of asking for a quote, when it is none. */
export interface QuoteProblem {
  asked: QuoteRequest;
  refusal: RefusedStay | null;
  failure: string;
}

/** Asks for quotes from an enquiry. */
export function useQuote(reference: string, onOffer: (offer: EnquiryQuote | null) => void) {
  const { post } = useFetchClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<QuoteProblem | null>(null);

  async function ask(asked: QuoteRequest): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await post<Envelope<EnquiryQuote>>(`/booking-rules/enquiries/${reference}/quote`, {
        data: asked,
      });
      onOffer(data.data);
    } catch (failure) {
      onOffer(null);
      setProblem({ asked, refusal: refusalOf(failure), failure: failureOf(failure) });
    } finally {
      setBusy(false);
    }
  }

  return { ask, busy, problem };
}
