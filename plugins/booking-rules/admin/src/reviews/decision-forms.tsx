import { Button, Flex, Typography } from '@strapi/design-system';
import type { GivenReview } from 'booking-rules/contracts/reservations/reviews';
import { REVIEW_LIMITS } from 'booking-rules/shared/domain/guests/review';
import { useApi } from '../api/client';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { LongTextField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { messages } from '../messages/messages';

interface DecisionProps {
  review: GivenReview;
  onDone: () => void;
}

/** Publishes a review, with an answer or without, or declines it. */
export function DecisionForm({ review, onDone }: DecisionProps) {
  const t = messages().reviews;
  const { reference } = review;
  const api = useApi();
  const { values, field, busy, submit } = useForm({ answer: '' });
  const publish = () =>
    submit(async () => {
      await api.call('POST /booking-rules/reviews/{reference}/publish', {
        params: { reference },
        body: { data: values },
      });
      onDone();
      return t.published;
    });
  return (
    <Form label={t.publish} onSubmit={() => void publish()}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <LongTextField
          {...field('answer')}
          label={t.answer}
          hint={t.answerHint}
          maxLength={REVIEW_LIMITS.answer}
        />
        <Flex justifyContent="flex-end" gap={2}>
          <FormDialog
            title={t.declineTitle}
            onDone={onDone}
            button={<Button variant="danger-light">{t.decline}</Button>}
          >
            {(done) => <DeclineForm reference={reference} onDone={done} />}
          </FormDialog>
          <Button type="submit" loading={busy !== null}>
            {t.publish}
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}

function DeclineForm({ reference, onDone }: { reference: string; onDone: () => void }) {
  const t = messages().reviews;
  const api = useApi();
  const { values, field, busy, submit } = useForm({ reason: '' });
  const decline = () =>
    submit(async () => {
      await api.call('POST /booking-rules/reviews/{reference}/decline', {
        params: { reference },
        body: { data: values },
      });
      onDone();
      return t.declined;
    });
  return (
    <FormDialogContent
      actions={
        <Button variant="danger" loading={busy !== null} onClick={() => void decline()}>
          {t.decline}
        </Button>
      }
    >
      <Typography>{t.declineText}</Typography>
      <LongTextField
        {...field('reason')}
        required
        label={t.reason}
        hint={t.reasonHint}
        maxLength={REVIEW_LIMITS.reason}
      />
    </FormDialogContent>
  );
}

/** Writes or changes the answer below a review that is shown. */
export function AnswerForm({ review: { reference, answer }, onDone }: DecisionProps) {
  const t = messages().reviews;
  const api = useApi();
  const { values, field, busy, submit } = useForm({ answer: answer ?? '' });
  const save = () =>
    submit(async () => {
      await api.call('PUT /booking-rules/reviews/{reference}/answer', {
        params: { reference },
        body: { data: values },
      });
      onDone();
      return t.answerSaved;
    });
  return (
    <Form label={t.answer} onSubmit={() => void save()}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <LongTextField
          {...field('answer')}
          label={t.answer}
          hint={t.answerHint}
          maxLength={REVIEW_LIMITS.answer}
        />
        <Flex justifyContent="flex-end">
          <Button type="submit" variant="secondary" loading={busy !== null}>
            {t.saveAnswer}
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}
