import { z } from 'zod';
import { REVIEW_LIMITS } from '../../shared/domain/guests/review';
import { REVIEW_SCORES } from '../../shared/listing/review-scores';
import { data, day, guestProof, instant, page, pageFields, requiredText } from '../fields';
import { NO_SUCH_RESERVATION } from './reservations';
import { route, type RouteTable } from '../route';

const stars = z
  .int({ error: 'must be 1 to 5 stars' })
  .min(1, 'must be 1 to 5 stars')
  .max(5, 'must be 1 to 5 stars');
const scores = z.partialRecord(z.enum(REVIEW_SCORES), stars);

/** What a guest says of a stay. */
export const ReviewRequest = z.strictObject({
  proof: guestProof,
  rating: stars.describe('Of the stay as a whole.'),
  scores: scores.default({}).describe('Of parts of it, where the guest has given any.'),
  text: requiredText(REVIEW_LIMITS.text),
});
export type ReviewRequest = z.output<typeof ReviewRequest>;

const ReviewInvitation = z
  .strictObject({
    reference: z.string(),
    state: z
      .enum(['early', 'open', 'given', 'closed', 'never'])
      .describe('`early` is before check-out, `never` for a stay that did not take place.'),
    apartmentName: z.string(),
    checkIn: day,
    checkOut: day,
    firstName: z.string().describe('Shown beside it, with the month of the stay.'),
    until: day.describe('The last day on which it may be written.'),
  })
  .meta({ id: 'ReviewInvitation' });
/** Whether a guest may review a stay. */
export type ReviewInvitation = z.infer<typeof ReviewInvitation>;

/** `error.details` of the 409 for a stay that cannot be reviewed. */
const NotOpen = ReviewInvitation.pick({ state: true });

const GivenReview = z.strictObject({
  reference: z.string(),
  apartmentName: z.string(),
  guest: z.string().describe('Full name, for staff; the site shows the first name.'),
  firstName: z.string(),
  checkIn: day,
  checkOut: day,
  rating: z.int(),
  scores: z.partialRecord(z.enum(REVIEW_SCORES), z.int()),
  text: z.string(),
  at: instant,
  state: z.enum(['waiting', 'published', 'declined']),
  reason: z.string().nullable().describe('Why it was declined.'),
  answer: z.string().nullable().describe('Of the host, shown below it.'),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});
/** A review as staff see it. */
export type GivenReview = z.infer<typeof GivenReview>;

const ReviewQuery = z.strictObject({
  state: z.enum(['waiting', 'published', 'declined']).optional(),
  ...pageFields(100),
});
export type ReviewQuery = z.output<typeof ReviewQuery>;

const answer = z
  .string()
  .trim()
  .max(REVIEW_LIMITS.answer, `must have ${REVIEW_LIMITS.answer} characters or fewer`)
  .describe('Empty for none.');
const errors = {
  404: 'There is no review of this booking.',
  409: 'Somebody has decided about it already, or its apartment is gone.',
} as const;

/** What guests say of their stays, and what staff do with it. */
export const reviewRoutes = {
  'POST /api/reservations/{reference}/review': route({
    summary: 'Review a stay: once, from check-out until 60 days after it',
    access: 'guest',
    handler: 'reviews.create',
    body: data(ReviewRequest),
    status: 201,
    answer: data(ReviewInvitation),
    errors: {
      404: NO_SUCH_RESERVATION,
      409: {
        when: 'There is a review already, or the stay cannot be reviewed (any more).',
        details: NotOpen,
      },
    },
    personal: true,
    example: {
      body: {
        data: {
          proof: { email: 'layla@example.com' },
          rating: 5,
          scores: { cleanliness: 5, location: 4 },
          text: 'The sunset over the creek is hard to leave.',
        },
      },
    },
  }),
  'GET /booking-rules/reviews': route({
    summary: 'List reviews, the newest first',
    access: 'reservations.read',
    handler: 'reviews.find',
    query: ReviewQuery,
    answer: page(GivenReview),
  }),
  'POST /booking-rules/reviews/{reference}/publish': route({
    summary: 'Publish a review, with an answer or without',
    access: 'reservations.manage',
    handler: 'reviews.publish',
    body: data(z.strictObject({ answer: answer.default('') })),
    answer: data(GivenReview),
    errors,
  }),
  'POST /booking-rules/reviews/{reference}/decline': route({
    summary: 'Decline a review, with the reason',
    access: 'reservations.manage',
    handler: 'reviews.decline',
    body: data(z.strictObject({ reason: requiredText(REVIEW_LIMITS.reason) })),
    answer: data(GivenReview),
    errors,
  }),
  'PUT /booking-rules/reviews/{reference}/answer': route({
    summary: 'Write or change the answer below a published review',
    access: 'reservations.manage',
    handler: 'reviews.answer',
    body: data(z.strictObject({ answer })),
    answer: data(GivenReview),
    errors,
  }),
} satisfies RouteTable;
