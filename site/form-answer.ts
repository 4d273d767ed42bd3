/** What became of a form that a browser without JavaScript has posted, for the page that shows it again. */
export interface FormAnswer {
  /** HTTP status of the answer: 400 for a field that is wrong, 429 for too many at once. */
  status: number;
  /** What was typed, by field. */
  values: Record<string, string>;
  /** `error.details` of the refusal, as the API would answer it. */
  details: unknown;
  /** Why nothing could be done with it; null when the fields say so themselves. */
  failure: string | null;
}
