import { Box, Flex, Typography } from '@strapi/design-system';
import type { ThreadMessage } from 'booking-rules/contracts/messages/threads';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { MailState } from '../mail-state';
import { messages as words } from '../../messages/messages';

/** What was written, first to last: the guest's at the start of the line, the business's a little further in. */
export function MessageList({ messages }: { messages: readonly ThreadMessage[] }) {
  const t = words().inbox.thread;
  if (messages.length === 0) return <Typography textColor="neutral600">{t.none}</Typography>;
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </Flex>
  );
}

function Message({ message }: { message: ThreadMessage }) {
  const t = words().inbox.thread;
  const { from, author, text, at, channel, attachments, quote, readAt, mail } = message;
  const isGuest = from === 'guest';
  const who = from === 'system' ? t.automatic : author;
  return (
    <Box
      tag="li"
      background={isGuest ? 'neutral100' : 'primary100'}
      hasRadius
      padding={4}
      marginLeft={isGuest ? undefined : { medium: 6 }}
    >
      <Flex justifyContent="space-between" gap={4} wrap="wrap" paddingBottom={2}>
        <Typography fontWeight="semiBold">{t.whoAndWhere(who, t.channels[channel])}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {formatInstant(at)}
        </Typography>
      </Flex>
      <Typography tag="p" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {attachments === 0 ? null : (
        <Typography tag="p" variant="pi" fontWeight="semiBold" paddingTop={2}>
          {t.attachments(attachments)}
        </Typography>
      )}
      {isGuest ? null : (
        <Box paddingTop={2}>
          {quote === null ? null : (
            <Typography tag="p" variant="pi" fontWeight="semiBold">
              {t.withQuote({
                number: quote.number,
                stay: formatStay(quote),
                total: formatAmount(quote.total),
                until: formatInstant(quote.expiresAt),
              })}
            </Typography>
          )}
          {readAt === null ? null : (
            <Typography tag="p" variant="pi" textColor="neutral600">
              {t.readAt(formatInstant(readAt))}
            </Typography>
          )}
          {mail === null ? null : <MailState mail={mail} />}
        </Box>
      )}
    </Box>
  );
}
