import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { GivenReview } from 'booking-rules/contracts/reservations/reviews';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { REVIEW_SCORES } from 'booking-rules/shared/listing/review-scores';
import { MANAGE, useCanManage } from '../api/permissions';
import { useApiQuery } from '../api/use-api-query';
import { ChoiceField } from '../components/fields';
import { PageLinks, useAddressQuery } from '../components/list';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { AnswerForm, DecisionForm } from './decision-forms';
import { messages } from '../messages/messages';

const STATES = ['waiting', 'published', 'declined'] as const;

/** What guests say of their stays: to be published or declined, and answered. */
export function ReviewsPage() {
  const t = messages().reviews;
  const { params, set } = useAddressQuery();
  const query = useApiQuery('GET /booking-rules/reviews', { query: Object.fromEntries(params) });
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <Box paddingBottom={5}>
        <ChoiceField
          label={t.state}
          value={params.get('state') ?? ''}
          placeholder={t.any}
          options={STATES.map((state) => [state, t.states[state]] as const)}
          onChange={(state) => set('state', state)}
        />
      </Box>
      <QueryResult query={query}>
        {({ data, meta: { pagination } }) => (
          <>
            {data.length === 0 ? (
              <Panel>
                <Typography textColor="neutral600">{params.size > 0 ? t.noneMatches : t.noneYet}</Typography>
              </Panel>
            ) : null}
            {data.map((review) => (
              <ReviewPanel
                key={`${review.reference} ${review.state}`}
                review={review}
                onDone={query.reload}
              />
            ))}
            <PageLinks pagination={pagination} onPage={(page) => set('page', String(page))} />
          </>
        )}
      </QueryResult>
    </Page>
  );
}

function ReviewPanel({ review, onDone }: { review: GivenReview; onDone: () => void }) {
  const t = messages().reviews;
  const canManage = useCanManage(MANAGE);
  const { reference, apartmentName, guest, firstName, rating, scores, text, at, state } = review;
  return (
    <Panel title={t.heading(apartmentName, formatStay(review))}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap" paddingBottom={3}>
        <Typography fontWeight="semiBold">
          {t.stars(rating)} · {t.states[state]}
        </Typography>
        <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${encodeURIComponent(reference)}`}>
          {t.by(guest, formatInstant(at))}
        </Link>
      </Flex>
      <Typography tag="p" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Flex gap={4} wrap="wrap" paddingTop={3}>
        {REVIEW_SCORES.flatMap((score) => {
          const stars = scores[score];
          return stars === undefined
            ? []
            : [
                <Typography key={score} variant="pi" textColor="neutral600">
                  {t.scores[score]}: {t.stars(stars)}
                </Typography>,
              ];
        })}
      </Flex>
      <Box paddingTop={4}>
        {canManage && state === 'waiting' ? (
          <>
            <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={3}>
              {t.shownAs(firstName)}
            </Typography>
            <DecisionForm review={review} onDone={onDone} />
          </>
        ) : canManage && state === 'published' ? (
          <AnswerForm review={review} onDone={onDone} />
        ) : (
          <Decision review={review} />
        )}
      </Box>
    </Panel>
  );
}

function Decision({ review: { answer, reason, decidedBy, decidedAt } }: { review: GivenReview }) {
  const t = messages().reviews;
  return (
    <>
      {answer === null ? null : <Typography tag="p">{answer}</Typography>}
      {reason === null ? null : <Typography tag="p">{t.declinedBecause(reason)}</Typography>}
      {decidedBy === null || decidedAt === null ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t.decidedBy(decidedBy, formatInstant(decidedAt))}
        </Typography>
      )}
    </>
  );
}
