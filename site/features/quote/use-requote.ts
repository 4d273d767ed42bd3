import { useMutation } from '@tanstack/react-query';
import type { Quote } from 'booking-rules/contracts/quotes';
import { fieldErrors, ApiError, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { messages } from '../../messages/messages';
import { refusalOf } from './quote-answer';
import type { StayChoice } from './stay-choice';

/** What a stay is priced again with: a code that is typed, or without the offer that applies by itself. */
export type PromotionChoice = Pick<StayChoice, 'code' | 'offer'>;

/** A code that gives no new price, and why. */
interface CodeProblem {
  code: string;
  sentence: string;
}

/**
 * Prices the stay of a frozen quote again, with another code or none, or without the offer. The quote itself stays as it is.
 * @param onQuote is given the new quote
 */
export function useRequote(
  { apartmentId, checkIn, checkOut, guests, ratePlan }: Quote,
  onQuote: (quote: Quote) => void,
) {
  const { mutate, isPending, error, variables } = useMutation<Quote, Error, PromotionChoice>({
    mutationFn: async ({ code, offer }) => {
      const stay = {
        apartmentId,
        checkIn,
        checkOut,
        guests,
        ...(code === null ? {} : { promotionCode: code }),
        ...(offer === null ? {} : { offer }),
        ...(ratePlan.id === 'standard' ? {} : { ratePlan: ratePlan.id }),
      };
      return (await call('POST /api/quotes', { body: { data: stay } })).data;
    },
    onSuccess: onQuote,
  });
  const problem: CodeProblem | null =
    error === null ? null : { code: variables.code ?? '', sentence: sentenceOf(error) };
  return { requote: mutate, busy: isPending, problem };
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  if (refusalOf(error) !== null) return messages().quote.noNewPrice;
  return fieldErrors(error).promotionCode ?? guestMessage(error);
}
