import { ENQUIRY_FIELDS, type EnquiryProblems } from './enquiry-draft';

/** Those sentences that have a field to stand beside. */
export function knownProblems(sentences: Readonly<Record<string, string>>): EnquiryProblems {
  return Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const sentence = sentences[field];
      return sentence === undefined ? [] : [[field, sentence]];
    }),
  );
}
