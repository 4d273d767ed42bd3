import { messages } from '../messages/messages';

/** What the host says of it, as far as it is told here. */
type Failure = { reason: 'too-long' | 'not-now' | 'our-side' } | { reason: 'too-many'; seconds: number };

/**
 * Why nothing could be done with a form that was posted without JavaScript, in a sentence.
 * @param words what is said of this form
 */
export function failureSentence(
  failure: Failure,
  { tooLong, notNow }: { tooLong: string; notNow: string },
): string {
  const { tooMany, ourSide } = messages().enquiry.failures;
  if (failure.reason === 'too-many') return tooMany(failure.seconds);
  return { 'too-long': tooLong, 'not-now': notNow, 'our-side': ourSide }[failure.reason];
}
