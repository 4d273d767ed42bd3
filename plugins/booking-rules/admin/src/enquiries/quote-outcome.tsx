import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import type { EnquiryQuote } from 'booking-rules/shared/contracts/enquiry-desk';
import { formatInstant } from 'booking-rules/shared/format/instant';
import type { Alternative, QuoteRequest, RefusedStay } from 'booking-rules/shared/contracts/quotes';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatFils } from 'booking-rules/shared/format/money';
import { PriceTable } from '../components/price-table';
import { RefusalNote } from '../components/panel';

/** A quote that was just made, with its address to hand on by other ways. */
export function QuoteDetails({ attached: { quote, url } }: { attached: EnquiryQuote }) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();

  async function copyLink(): Promise<void> {
    const copied = await copy(url);
    toggleNotification(
      copied
        ? { type: 'success', message: 'The link is copied.' }
        : { type: 'warning', message: `Copy it by hand: ${url}` },
    );
  }

  return (
    <Box paddingTop={5}>
      <PriceTable lines={quote.lines} total={quote.total} deposit={quote.deposit} />
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={3} paddingBottom={3}>
        {`Frozen until ${formatInstant(quote.expiresAt)}. The nights are free until somebody reserves them. It is attached to your answer.`}
      </Typography>
      <Flex>
        <Button variant="tertiary" size="S" onClick={() => void copyLink()}>
          Copy the link
        </Button>
      </Flex>
    </Box>
  );
}

/** What came of asking for a quote, when it is none. */
export interface QuoteProblem {
  asked: QuoteRequest;
  refusal: RefusedStay | null;
  failure: string;
}

/** Why there is no quote, and what could be offered in its place. */
export function RefusedQuote({
  problem: { asked, refusal, failure },
  onTake,
}: {
  problem: QuoteProblem;
  onTake: (alternative: Alternative) => void;
}) {
  const alternatives = refusal?.alternatives ?? [];
  return (
    <Box paddingTop={5}>
      <RefusalNote
        title="This stay cannot be booked."
        reasons={refusal === null ? failure : describeReasons(refusal.reasons, asked).join(' ')}
      />
      {alternatives.length === 0 ? null : (
        <Box paddingTop={4}>
          <Typography tag="p" paddingBottom={2}>
            What can be booked:
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
                  <Typography>{`${stay.name}, ${days}, ${formatFils(stay.total)}`}</Typography>
                  <Button
                    variant="tertiary"
                    size="S"
                    style={{ flexShrink: 0 }}
                    aria-label={`Quote ${stay.name}, ${days}`}
                    onClick={() => onTake(stay)}
                  >
                    Quote this
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
