/** What guests may rate beside the stay as a whole. */
export const REVIEW_SCORES = [
  'cleanliness',
  'accuracy',
  'checkIn',
  'communication',
  'location',
  'value',
] as const;
export type ReviewScore = (typeof REVIEW_SCORES)[number];

/** What a score comes to over all reviews that give it. */
export interface ScoreAverage {
  score: ReviewScore;
  /** 1 to 5 with one decimal. */
  average: number;
  /** How many reviews give it: no average is shown without. */
  count: number;
}

/** With fewer reviews, the average of a score says more of one guest than of the home. */
const REVIEWS_NEEDED = 3;

/** The averages of those scores that enough reviews give, in their order. */
export function scoreAverages(
  reviews: readonly Readonly<Partial<Record<ReviewScore, number | null>>>[],
): ScoreAverage[] {
  return REVIEW_SCORES.flatMap((score) => {
    const given = reviews.flatMap((review) => review[score] ?? []);
    if (given.length < REVIEWS_NEEDED) return [];
    const sum = given.reduce((total, each) => total + each, 0);
    return [{ score, average: Math.round((sum / given.length) * 10) / 10, count: given.length }];
  });
}
