import { madeOnce } from 'booking-rules/shared/made-once';
import type { Core } from '@strapi/strapi';
import { REVIEW_SCORES, scoreAverages, type ReviewScore } from 'booking-rules/shared/listing/review-scores';
import { isDemo } from '../../bootstrap/demo/decide';
import type { FaqTopic, Review, ReviewSummary } from '../site-types';

/** A review as it was read, with what its guest has rated beside the whole. */
type ReviewContent = Review & Partial<Record<ReviewScore, number | null>> & { isCounted: boolean };

/** As it is stored: of a booking, where a guest has written it here. */
type StoredReview = Omit<ReviewContent, 'isVerified' | 'isCounted'> & { reservation: string | null };

/**
 * Every published review, newest first. Averages count those of bookings alone. In a demo that has none, they count what
 * its invented guests say, so that there is something to see.
 */
export async function readReviews(strapi: Core.Strapi): Promise<ReviewContent[]> {
  const documents: unknown = await strapi.documents('api::review.review').findMany({
    status: 'published',
    populate: { apartment: { fields: ['apartmentId', 'name'] } },
    sort: ['date:desc', 'id:desc'],
  });
  const stored = documents as StoredReview[];
  const isOfBooking = ({ reservation }: StoredReview): boolean => Boolean(reservation);
  const countsAll = !stored.some(isOfBooking) && (await isDemo(strapi));
  return stored.map(({ guestName, rating, text, date, apartment, ...rest }) => ({
    ...Object.fromEntries(REVIEW_SCORES.map((score) => [score, rest[score] ?? null])),
    hostAnswer: rest.hostAnswer ?? null,
    isVerified: Boolean(rest.reservation),
    isCounted: countsAll || Boolean(rest.reservation),
    guestName,
    rating,
    text,
    date,
    apartment: apartment && { apartmentId: apartment.apartmentId, name: apartment.name },
  }));
}

/** The newest of those of an apartment, or of all, and what they come to together. */
export function summaryOf(
  reviews: readonly ReviewContent[],
  { apartmentId, limit }: { apartmentId?: string; limit: number },
): ReviewSummary {
  const about = reviews.filter(
    ({ apartment }) => apartmentId === undefined || apartment?.apartmentId === apartmentId,
  );
  const counted = about.filter(({ isCounted }) => isCounted);
  const sum = counted.reduce((total, { rating }) => total + rating, 0);
  const average = counted.length === 0 ? null : Math.round((sum / counted.length) * 10) / 10;
  const data = about
    .slice(0, limit)
    .map(({ guestName, rating, text, date, apartment, hostAnswer, isVerified }) => ({
      ...{ guestName, rating, text, date, apartment, hostAnswer, isVerified },
    }));
  return { data, total: counted.length, average, scores: scoreAverages(counted) };
}

type Rating = { average: number; total: number };

/** What the reviews of an apartment come to, as its page says it; nothing without any. */
export function ratingOf(reviews: readonly ReviewContent[], apartmentId: string): { rating?: Rating } {
  const rating = ratingsOf(reviews).get(apartmentId);
  return rating ? { rating } : {};
}

/** What the reviews of each apartment come to. */
const ratingsOf = madeOnce((reviews: readonly ReviewContent[]): ReadonlyMap<string, Rating> => {
  const ids = new Set(reviews.flatMap(({ apartment }) => apartment?.apartmentId ?? []));
  return new Map(
    [...ids].flatMap((apartmentId) => {
      const { average, total } = summaryOf(reviews, { apartmentId, limit: 0 });
      return average === null ? [] : [[apartmentId, { average, total }]];
    }),
  );
});

/** A question as it was read. */
interface FaqContent {
  documentId: string;
  question: string;
  answer: string;
  topic: FaqTopic;
}

/** The questions of every topic in the editors' order. */
export async function readFaqs(strapi: Core.Strapi): Promise<FaqContent[]> {
  const documents: unknown = await strapi
    .documents('api::faq.faq')
    .findMany({ sort: ['order:asc', 'id:asc'] });
  return (documents as FaqContent[]).map(({ documentId, question, answer, topic }) => ({
    ...{ documentId, question, answer, topic },
  }));
}

/** The paragraphs of a plain text, which empty lines part. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
