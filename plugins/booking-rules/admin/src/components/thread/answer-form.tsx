import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { EnquiryQuote } from 'booking-rules/contracts/inbox';
import type { ThreadDetail } from 'booking-rules/contracts/messages/threads';
import { LONGEST_MESSAGE } from 'booking-rules/shared/domain/guests/messages';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { staffMessages } from 'booking-rules/shared/messages/messages';
import { useApi } from '../../api/client';
import { useApiQuery } from '../../api/use-api-query';
import { useAction } from '../../api/use-action';
import { ChoiceField, LongTextField } from '../fields';
import { Form, useForm } from '../form';
import { NoMailServer } from '../mail-state';
import { messages } from '../../messages/messages';

/** A quote that goes along with an answer to an enquiry. */
export interface Attachment {
  attached: EnquiryQuote | null;
  onDetach: () => void;
}

interface AnswerFormProps {
  thread: ThreadDetail;
  attachment?: Attachment | undefined;
  onDone: () => void;
}

/** Answers the guest: typed, or begun with a template that the booking fills in. */
export function AnswerForm({ thread, attachment, onDone }: AnswerFormProps) {
  const t = messages().inbox.answer;
  const { reference, guest, kind, email, mailServer } = thread;
  const api = useApi();
  // What was typed stays when sending fails.
  const { values, set, reset, errorOf, reject, busy, submit } = useForm({ text: '' });
  const { text } = values;
  const attached = attachment?.attached ?? null;

  const send = () =>
    submit(async () => {
      const data = attached ? { text, quote: attached.quote.number } : { text };
      await api.call('POST /booking-rules/messages/{reference}', { params: { reference }, body: { data } });
      reset();
      attachment?.onDetach();
      onDone();
      return t.sent;
    });

  return (
    <Form
      label={t.title}
      onSubmit={() => {
        if (text.trim() === '') reject({ text: t.writeFirst });
        else void send();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <TemplateChoice
          thread={thread}
          onFilled={(filled, problem) => {
            set(({ text: before }) => ({ text: before.trim() === '' ? filled : `${before}\n\n${filled}` }));
            if (problem !== null) reject({ text: problem });
          }}
        />
        <LongTextField
          label={t.label}
          hint={kind === 'enquiry' ? t.hintOfEnquiry(guest) : t.hint(guest)}
          value={text}
          error={errorOf('text')}
          maxLength={LONGEST_MESSAGE}
          placeholder={t.begin(guest)}
          onChange={(typed) => set({ text: typed })}
        />
        {attached === null || !attachment ? null : (
          <AttachedQuote attached={attached} onDetach={attachment.onDetach} />
        )}
        <WhereAnswersGo thread={thread} />
        <Flex
          justifyContent={mailServer || email === null ? 'flex-end' : 'space-between'}
          gap={4}
          wrap="wrap"
        >
          {mailServer || email === null ? null : <NoMailServer />}
          <Button type="submit" loading={busy !== null}>
            {attached === null ? t.send : t.sendWithQuote}
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}

function WhereAnswersGo({ thread: { email, answers } }: { thread: ThreadDetail }) {
  const t = messages().inbox.thread;
  const words =
    email === null
      ? t.noAddress
      : answers.come === 'here'
        ? t.answersHere
        : t.answersInMailbox(answers.address);
  return (
    <Typography tag="p" variant="pi" textColor="neutral600">
      {words}
    </Typography>
  );
}

/** Puts a template into the answer, filled in by the booking; nothing where there are none. */
function TemplateChoice({
  thread: { reference, language },
  onFilled,
}: {
  thread: ThreadDetail;
  onFilled: (text: string, problem: string | null) => void;
}) {
  const t = messages().inbox.answer;
  const api = useApi();
  const { run } = useAction();
  const templates = useApiQuery('GET /booking-rules/message-templates').data?.data ?? [];

  async function fill(id: string): Promise<void> {
    const chosen = templates.find((template) => String(template.id) === id);
    if (!chosen) return;
    const text = language === 'ar' && chosen.arabic !== '' ? chosen.arabic : chosen.english;
    await run('template', async () => {
      const { data } = await api.call('POST /booking-rules/messages/{reference}/preview', {
        params: { reference },
        body: { data: { text } },
      });
      const { variables } = staffMessages().templates;
      const missing = data.missing.map((name) => variables[name]).join(', ');
      onFilled(data.text, missing === '' ? null : t.missing(missing));
      return null;
    });
  }

  if (templates.length === 0) return null;
  return (
    <ChoiceField
      label={t.template}
      value=""
      placeholder={t.chooseTemplate}
      options={templates.map(({ id, name }) => [String(id), name] as const)}
      onChange={(id) => void fill(id)}
    />
  );
}

/** The quote that goes with an answer: every line of its price and a button to reserve it. */
function AttachedQuote({
  attached: { quote, apartmentName },
  onDetach,
}: {
  attached: EnquiryQuote;
  onDetach: () => void;
}) {
  const t = messages().inbox.answer;
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
