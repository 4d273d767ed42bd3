import type { EnquiryKind, EnquiryReceipt } from 'booking-rules/shared/contracts/enquiries';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import { useState } from 'react';
import { fieldSentences, ApiError, guestMessage } from '../../api/api-error';
import { postJson } from '../../api/http';
import { preparePhoneCheck } from '../../ui/phone/phone-check';
import { enquiryProblems, requestOf, type EnquiryDraft, type EnquiryProblems } from './enquiry-draft';
import { knownProblems } from './known-problems';

/** How far an enquiry has come. */
export type EnquiryStage =
  | { stage: 'writing'; problems: EnquiryProblems; failure: string | null }
  | { stage: 'sending' }
  | { stage: 'done'; receipt: EnquiryReceipt };

/** What was wrong the last time, when the server rendered the form again. */
export const NOTHING_WRONG: EnquiryStage = { stage: 'writing', problems: {}, failure: null };

/** Sends enquiries; what is wrong comes back beside its field. */
export function useEnquiry(kind: EnquiryKind, apartmentId: string | null, first: EnquiryStage) {
  const [stage, setStage] = useState<EnquiryStage>(first);
  const send = async (draft: EnquiryDraft): Promise<EnquiryProblems> => {
    setStage({ stage: 'sending' });
    if (draft.phone.trim() !== '') await preparePhoneCheck();
    const problems = enquiryProblems(draft);
    if (Object.keys(problems).length > 0) {
      setStage({ stage: 'writing', problems, failure: null });
      return problems;
    }
    try {
      const body = { data: requestOf(draft, kind, apartmentId) };
      const { data } = await postJson<Envelope<EnquiryReceipt>>('enquiries', body);
      setStage({ stage: 'done', receipt: data });
      return {};
    } catch (error) {
      const refused = error instanceof ApiError ? knownProblems(fieldSentences(error)) : {};
      const failure = error instanceof ApiError ? guestMessage(error) : String(error);
      const beside = Object.keys(refused).length > 0;
      setStage({ stage: 'writing', problems: refused, failure: beside ? null : failure });
      return refused;
    }
  };
  return { stage, setStage, send };
}
