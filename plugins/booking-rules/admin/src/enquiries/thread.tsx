import { Box, Flex, Typography } from '@strapi/design-system';
import type { EnquiryDetail, EnquiryReply } from 'booking-rules/contracts/inbox';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatAmount } from 'booking-rules/shared/format/money';
import { MailState } from '../components/mail-state';
import { Panel } from '../components/panel';
import { messages } from '../messages/messages';

/** What was asked and answered, first to last. */
export function Thread({ enquiry }: { enquiry: EnquiryDetail }) {
  const { name, message, createdAt, replies } = enquiry;
  return (
    <Panel title={messages().enquiries.thread.title}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        <Box tag="li" background="neutral100" hasRadius padding={4}>
          <Message who={name} at={createdAt} text={message} />
        </Box>
        {replies.map((reply) => (
          <Box
            key={reply.id}
            tag="li"
            background="primary100"
            hasRadius
            padding={4}
            marginLeft={{ medium: 6 }}
          >
            <Message who={reply.by} at={reply.at} text={reply.message} />
            <MailSent reply={reply} />
          </Box>
        ))}
      </Flex>
    </Panel>
  );
}

function Message({ who, at, text }: { who: string; at: string; text: string }) {
  return (
    <>
      <Flex justifyContent="space-between" gap={4} wrap="wrap" paddingBottom={2}>
        <Typography fontWeight="semiBold">{who}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {formatInstant(at)}
        </Typography>
      </Flex>
      <Typography tag="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </>
  );
}

function MailSent({ reply: { quote, mail } }: { reply: EnquiryReply }) {
  return (
    <Box paddingTop={2}>
      {quote === null ? null : (
        <Typography tag="p" variant="pi" fontWeight="semiBold">
          {messages().enquiries.thread.withQuote({
            number: quote.number,
            stay: formatStay(quote),
            total: formatAmount(quote.total),
            until: formatInstant(quote.expiresAt),
          })}
        </Typography>
      )}
      <MailState mail={mail} />
    </Box>
  );
}
