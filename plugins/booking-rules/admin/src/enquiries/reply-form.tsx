import { useState, type FormEvent } from 'react';
import { Button, Field, Flex, Textarea, Box, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import {
  LONGEST_REPLY,
  type EnquiryDetail,
  type EnquiryQuote,
} from 'booking-rules/shared/contracts/enquiry-desk';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatFils } from 'booking-rules/shared/format/money';
import { NoMailServer } from '../components/mail-state';
import { Panel } from '../components/panel';
import { errorMessage } from '../api/errors';

/** Writes an answer, which goes out as a mail in the look of the house, with a quote when one is attached. */
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
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (message.trim() === '') {
      setError('Write what you answer.');
      return;
    }
    setBusy(true);
    try {
      const data = attached ? { message, quote: attached.quote.number } : { message };
      await post(`/booking-rules/enquiries/${reference}/reply`, { data });
      toggleNotification({ type: 'success', message: `Your answer goes out to ${email}.` });
      setMessage('');
      onDetach();
      onDone();
    } catch (failure) {
      // What was typed stays, whatever goes wrong.
      setError(errorMessage(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Answer by e-mail">
      <form onSubmit={(event) => void send(event)}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root
            hint={`${name} gets it in the look of the house with what they wrote beneath, and answers to your address.`}
            {...(error === undefined ? {} : { error })}
          >
            <Field.Label>Your answer</Field.Label>
            <Textarea
              value={message}
              maxLength={LONGEST_REPLY}
              placeholder={`Dear ${name}, …`}
              onChange={(event) => {
                setMessage(event.target.value);
                setError(undefined);
              }}
            />
            <Field.Error />
            <Field.Hint />
          </Field.Root>
          {attached === null ? null : <AttachedQuote attached={attached} onDetach={onDetach} />}
          <Flex justifyContent={mailServer ? 'flex-end' : 'space-between'} gap={4} wrap="wrap">
            {mailServer ? null : <NoMailServer />}
            <Button type="submit" loading={busy}>
              {attached === null ? 'Send the answer' : 'Send the answer with the quote'}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Panel>
  );
}

/** The quote that goes along with an answer: every line of its price and a button to reserve it. */
export function AttachedQuote({
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
            {`Quote ${quote.number}, ${formatFils(quote.total)}`}
          </Typography>
          <Typography tag="p" variant="pi">
            {`${apartmentName}, ${formatStay(quote)}. Holds until ${formatInstant(quote.expiresAt)}.`}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            The mail shows the price line by line, with a button to reserve it.
          </Typography>
        </Box>
        <Button variant="tertiary" size="S" onClick={onDetach}>
          Take it off
        </Button>
      </Flex>
    </Box>
  );
}
