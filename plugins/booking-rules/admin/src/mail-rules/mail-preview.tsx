import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { MailRuleDraft, MailRules } from 'booking-rules/contracts/mail-rules';
import { formatDay } from 'booking-rules/shared/format/day';
import type { Language } from 'booking-rules/shared/format/language';
import { staffMessages } from 'booking-rules/shared/messages/messages';
import { TEMPLATE_VARIABLES } from 'booking-rules/shared/templates/template';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { ChoiceField } from '../components/fields';
import { Panel } from '../components/panel';
import { messages } from '../messages/messages';

/** Somebody is still typing. */
const DELAY_MS = 600;

const Frame = styled.iframe`
  width: 100%;
  height: 72rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: white;
`;

interface PreviewProps extends Pick<MailRules, 'bookings' | 'mailServer'> {
  language: Language;
  text: MailRuleDraft['texts'][Language];
}

/** A mail as the guest of a real booking would read it, and a way to send it to oneself. */
export function MailPreview({ bookings, mailServer, language, text }: PreviewProps) {
  const t = messages().mailRules.preview;
  const api = useApi();
  const { busy, run } = useAction();
  const [reference, setReference] = useState(bookings[0]?.reference ?? '');
  const isWritten = text.subject !== '' && text.text !== '' && reference !== '';
  const data = { reference, language, ...text };
  const query = useApiQuery('POST /booking-rules/mail-rules/preview', isWritten ? { body: { data } } : null, {
    delayMs: DELAY_MS,
  });
  if (bookings.length === 0)
    return (
      <Panel title={t.title}>
        <Typography>{t.noBookings}</Typography>
      </Panel>
    );

  const sendTest = () =>
    run('test', async () => {
      const { data: sent } = await api.call('POST /booking-rules/mail-rules/test', { body: { data } });
      return mailServer ? t.sent(sent.to) : t.written(sent.to);
    });

  return (
    <Panel title={t.title}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <ChoiceField
          width="100%"
          label={t.booking}
          value={reference}
          options={bookings.map((one) => [
            one.reference,
            t.bookingLine(one.guest, one.apartmentName, formatDay(one.checkIn)),
          ])}
          onChange={setReference}
        />
        {!isWritten ? <Typography textColor="neutral600">{t.writing}</Typography> : null}
        {query.error !== null && isWritten ? (
          <Typography textColor="danger600">{query.error}</Typography>
        ) : null}
        {isWritten && query.data ? <Shown {...query.data.data} /> : null}
        <Box>
          <Button
            variant="secondary"
            disabled={!isWritten}
            loading={busy !== null}
            onClick={() => void sendTest()}
          >
            {t.sendTest}
          </Button>
        </Box>
      </Flex>
    </Panel>
  );
}

function Shown({ subject, html, missing }: { subject: string; html: string; missing: readonly string[] }) {
  const t = messages().mailRules.preview;
  const { variables } = staffMessages().templates;
  const names = TEMPLATE_VARIABLES.filter((one) => missing.includes(one)).map((one) => variables[one]);
  return (
    <Box>
      <Typography tag="p" fontWeight="bold">
        {t.subject(subject)}
      </Typography>
      {names.length === 0 ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t.missing(names)}
        </Typography>
      )}
      <Box paddingTop={3}>
        {/* What was written is shown without any right: no scripts, no links that lead out of it. */}
        <Frame title={t.frame} sandbox="" srcDoc={html} />
      </Box>
    </Box>
  );
}
