import { useState } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';
import { addDays } from 'booking-rules/shared/domain/stay';
import { useApi } from '../api/client';
import { DayField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { messages } from '../messages/messages';

/** Sends the events of some days again. */
export function ReplayForm({ id, onDone }: { id: number; onDone: () => void }) {
  const api = useApi();
  const t = messages().webhooks.replay;
  const [today] = useState(() => localDay(new Date()));
  const { values, field, busy, submit } = useForm({ from: today, to: today });
  const { from, to } = values;
  const send = () =>
    submit(async () => {
      const [first, end] = [from, addDays(to, 1)].map((day) => localInstant(day, '00:00').toISOString());
      const { data } = await api.call('POST /booking-rules/webhooks/{id}/replay', {
        params: { id },
        body: { data: { from: first ?? '', to: end ?? '' } },
      });
      onDone();
      return t.sent(data.events);
    });
  return (
    <Form label={t.title} onSubmit={() => void send()}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography textColor="neutral600">{t.words}</Typography>
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <DayField {...field('from')} label={t.from} width="17rem" />
          <DayField {...field('to')} label={t.to} width="17rem" />
        </Flex>
        <Flex>
          <Button
            type="submit"
            variant="secondary"
            loading={busy !== null}
            disabled={from === '' || to === '' || from > to}
          >
            {t.send}
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}
