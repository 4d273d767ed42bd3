import type { Quote, QuoteRequest, RefusedStay } from 'booking-rules/contracts/quotes';
import type { QuoteTerms } from 'booking-rules/shared/domain/pricing/quote';
import type { QuotePreview, SiteApi } from '../../api/site-api';
import type { ApiError } from '../../api/api-error';
import { isRecord } from '../../lib/json';

/** What a guest is told about a stay with complete dates. */
export type QuoteAnswer =
  | {
      kind: 'quote';
      terms: QuoteTerms;
      /** null on a preview, which cannot be reserved yet. */
      number: string | null;
      /** The code that counted; null without one. */
      promotionCode: string | null;
      /** Why the code that was typed does not hold; the price is then without it. */
      codeProblem: string | null;
    }
  | ({ kind: 'refused' } & RefusedStay)
  | { kind: 'invalid'; message: string };

/** The answer to a numbered quote. */
export function answerOfQuote(quote: Quote, codeProblem: string | null): QuoteAnswer {
  const { number, promotionCode } = quote;
  return { kind: 'quote', terms: quote, number, promotionCode, codeProblem };
}

/**
 * Prices a stay on the server without numbering it. A bad code is reported beside the price without it; a rate that is
 * not offered gives way to the standard one.
 */
export async function previewAnswer(api: SiteApi, stay: QuoteRequest): Promise<QuoteAnswer> {
  const preview = await api.previewQuote(stay);
  if (preview.kind === 'invalid' && preview.field === 'ratePlan' && stay.ratePlan !== undefined)
    return previewAnswer(api, { ...stay, ratePlan: undefined });
  if (!isCodeProblem(preview)) return answerOfPreview(preview, null);
  return answerOfPreview(await api.previewQuote({ ...stay, promotionCode: undefined }), preview.message);
}

function isCodeProblem(preview: QuotePreview): preview is Extract<QuotePreview, { kind: 'invalid' }> {
  return preview.kind === 'invalid' && preview.field === 'promotionCode';
}

function answerOfPreview(preview: QuotePreview, codeProblem: string | null): QuoteAnswer {
  if (preview.kind !== 'quote') return preview;
  return { ...preview, number: null, codeProblem };
}

/** The reasons and alternatives that came with a 422; null when the error is another one. */
export function refusalOf({ status, details }: ApiError): RefusedStay | null {
  if (status !== 422 || !isRecord(details)) return null;
  const { reasons, alternatives = [] }: Partial<RefusedStay> = details;
  return reasons ? { reasons, alternatives } : null;
}
