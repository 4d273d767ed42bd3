import { useState, type FormEvent } from 'react';
import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import {
  LONGEST_REPLY,
  type EnquiryDetail,
  type EnquiryQuote,
} from 'booking-rules/shared/contracts/enquiry-desk';
import { NoMailServer } from '../parts/mail-state';
import { Panel } from '../parts/panel';
import { failureOf } from '../parts/use-answer';
import { AttachedQuote } from './attached-quote';

/** Writes an answer, which goes out as a mail in the look of the house, with a quote when one is attached. */
export function ReplyForm({
  enquiry: { reference, name, email, mailServer },
  offer,
  onDetach,
  onDone,
}: {
  enquiry: EnquiryDetail;
  offer: EnquiryQuote | null;
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
      const data = offer ? { message, quote: offer.quote.number } : { message };
      await post(`/booking-rules/enquiries/${reference}/reply`, { data });
      toggleNotification({ type: 'success', message: `Your answer goes out to ${email}.` });
      setMessage('');
      onDetach();
      onDone();
    } catch (failure) {
      // What was typed stays, whatever goes wrong.
      setError(failureOf(failure));
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
          {offer === null ? null : <AttachedQuote offer={offer} onDetach={onDetach} />}
          <Flex justifyContent={mailServer ? 'flex-end' : 'space-between'} gap={4} wrap="wrap">
            {mailServer ? null : <NoMailServer />}
            <Button type="submit" loading={busy}>
              {offer === null ? 'Send the answer' : 'Send the answer with the quote'}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Panel>
  );
}
