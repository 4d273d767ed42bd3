import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { ENQUIRY_LIMITS } from 'booking-rules/shared/domain/enquiry';
import type { EnquiryDetail, EnquiryQuote } from 'booking-rules/contracts/inbox';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApi } from '../api/client';
import { LongTextField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { NoMailServer } from '../components/mail-state';
import { Panel } from '../components/panel';
import { messages } from '../messages/messages';

/** Replies by an email in the brand's design, with a quote when one is attached. */
export function ReplyForm({
  enquiry: { reference, name, email, mailServer },
  attached,
  onDetach,
  onDone,
}: {
  enquiry: EnquiryDetail;
  attached: EnquiryQuote | null;
  onDetach: () => void;
  onDone: () => void;
}) {
  const t = messages().enquiries.reply;
  const api = useApi();
  // What was typed stays when sending fails.
  const { values, set, reset, errorOf, reject, busy, submit } = useForm({ message: '' });
  const { message } = values;

  const send = () =>
    submit(async () => {
      const data = attached ? { message, quote: attached.quote.number } : { message };
      await api.call('POST /booking-rules/enquiries/{reference}/reply', {
        params: { reference },
        body: { data },
      });
      reset();
      onDetach();
      onDone();
      return t.beingSent(email);
    });

  return (
    <Panel title={t.title}>
      <Form
        onSubmit={() => {
          if (message.trim() === '') reject({ message: t.writeFirst });
          else void send();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          <LongTextField
            label={t.label}
            hint={t.hint(name)}
            value={message}
            error={errorOf('message')}
            maxLength={ENQUIRY_LIMITS.reply}
            placeholder={t.begin(name)}
            onChange={(text) => set({ message: text })}
          />
          {attached === null ? null : <AttachedQuote attached={attached} onDetach={onDetach} />}
          <Flex justifyContent={mailServer ? 'flex-end' : 'space-between'} gap={4} wrap="wrap">
            {mailServer ? null : <NoMailServer />}
            <Button type="submit" loading={busy !== null}>
              {attached === null ? t.send : t.sendWithQuote}
            </Button>
          </Flex>
        </Flex>
      </Form>
    </Panel>
  );
}

/** The quote that goes with a reply: every line of its price and a button to reserve it. */
function AttachedQuote({
  attached: { quote, apartmentName },
  onDetach,
}: {
  attached: EnquiryQuote;
  onDetach: () => void;
}) {
  const t = messages().enquiries.reply;
  return (
    <Box background="neutral100" hasRadius padding={4} role="group" aria-label={t.attached}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4}>
        <Box>
          <Typography tag="p" fontWeight="semiBold">
            {t.quote(quote.number, formatAmount(quote.total))}
          </Typography>
          <Typography tag="p" variant="pi">
            {t.validUntil(apartmentName, formatStay(quote), formatInstant(quote.expiresAt))}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {t.whatIsShown}
          </Typography>
        </Box>
        <Button variant="tertiary" size="S" onClick={onDetach}>
          {t.remove}
        </Button>
      </Flex>
    </Box>
  );
}
