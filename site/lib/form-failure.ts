import { messages } from '../messages/messages';
import type { FormFailure } from '../server/host';

/**
 * Why nothing could be done with a form that was posted without JavaScript, in a sentence.
 * @param words what is said of this form
 */
export function failureSentence(
  failure: FormFailure,
  { tooLong, notNow }: { tooLong: string; notNow: string },
): string {
  const { tooMany, ourSide } = messages().enquiry.failures;
  if (failure.reason === 'too-many') return tooMany(failure.seconds);
  return { 'too-long': tooLong, 'not-now': notNow, 'our-side': ourSide }[failure.reason];
}
