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
      return `Your reply is being sent to ${email}.`;
    });

  return (
    <Panel title="Reply by email">
      <Form
        onSubmit={() => {
          if (message.trim() === '') reject({ message: 'Write a reply first.' });
          else void send();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          <LongTextField
            label="Your reply"
            hint={`${name} gets it in your brand’s design, with their own message below. Their answer comes to your email address.`}
            value={message}
            error={errorOf('message')}
            maxLength={ENQUIRY_LIMITS.reply}
            placeholder={`Dear ${name}, …`}
            onChange={(text) => set({ message: text })}
          />
          {attached === null ? null : <AttachedQuote attached={attached} onDetach={onDetach} />}
          <Flex justifyContent={mailServer ? 'flex-end' : 'space-between'} gap={4} wrap="wrap">
            {mailServer ? null : <NoMailServer />}
            <Button type="submit" loading={busy !== null}>
              {attached === null ? 'Send reply' : 'Send reply with quote'}
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
  return (
    <Box background="neutral100" hasRadius padding={4} role="group" aria-label="Attached quote">
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4}>
        <Box>
          <Typography tag="p" fontWeight="semiBold">
            {`Quote ${quote.number}, ${formatAmount(quote.total)}`}
          </Typography>
          <Typography tag="p" variant="pi">
            {`${apartmentName}, ${formatStay(quote)}. Valid until ${formatInstant(quote.expiresAt)}.`}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            The email shows the price line by line, with a button to book it.
          </Typography>
        </Box>
        <Button variant="tertiary" size="S" onClick={onDetach}>
          Remove
        </Button>
      </Flex>
    </Box>
  );
}
