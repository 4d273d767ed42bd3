import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import type { EnquiryQuote } from 'booking-rules/contracts/inbox';
import { formatInstant } from 'booking-rules/shared/format/instant';
import type { Alternative, QuoteRequest, RefusedStay } from 'booking-rules/contracts/quotes';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatAmount } from 'booking-rules/shared/format/money';
import { PriceTable } from '../components/rates/price-table';
import { RefusalNote } from '../components/panel';
import { messages } from '../messages/messages';

/** A quote that was just made, with its link to send in other ways. */
export function QuoteDetails({ attached: { quote, url } }: { attached: EnquiryQuote }) {
  const t = messages().enquiries.quote;
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();

  async function copyLink(): Promise<void> {
    const copied = await copy(url);
    toggleNotification(
      copied ? { type: 'success', message: t.copied } : { type: 'warning', message: t.copyYourself(url) },
    );
  }

  return (
    <Box paddingTop={5}>
      <PriceTable lines={quote.lines} total={quote.total} deposit={quote.deposit} />
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={3} paddingBottom={3}>
        {t.fixedUntil(formatInstant(quote.expiresAt))}
      </Typography>
      <Flex>
        <Button variant="tertiary" size="S" onClick={() => void copyLink()}>
          {t.copy}
        </Button>
      </Flex>
    </Box>
  );
}

/** A stay that cannot be quoted. */
export interface Refusal extends RefusedStay {
  request: QuoteRequest;
}

/** Why there is no quote, and what can be booked instead. */
export function RefusedQuote({
  refusal: { request, reasons, alternatives },
  onTake,
}: {
  refusal: Refusal;
  onTake: (alternative: Alternative) => void;
}) {
  const t = messages().enquiries.quote;
  return (
    <Box paddingTop={5}>
      <RefusalNote title={t.refused} reasons={describeReasons(reasons, request).join(' ')} />
      {alternatives.length === 0 ? null : (
        <Box paddingTop={4}>
          <Typography tag="p" paddingBottom={2}>
            {t.alternatives}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {alternatives.map((stay) => {
              const days = formatStay(stay);
              return (
                <Flex
                  key={`${stay.apartmentId} ${stay.checkIn} ${stay.checkOut}`}
                  tag="li"
                  justifyContent="space-between"
                  gap={4}
                >
                  <Typography>{t.alternative(stay.name, days, formatAmount(stay.total))}</Typography>
                  <Button
                    variant="tertiary"
                    size="S"
                    style={{ flexShrink: 0 }}
                    aria-label={t.takeOne(stay.name, days)}
                    onClick={() => onTake(stay)}
                  >
                    {t.take}
                  </Button>
                </Flex>
              );
            })}
          </Flex>
        </Box>
      )}
    </Box>
  );
}
