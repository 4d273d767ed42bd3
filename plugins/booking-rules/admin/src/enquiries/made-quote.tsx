import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import type { EnquiryQuote } from 'booking-rules/shared/contracts/enquiry-desk';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { PriceTable } from '../parts/price-table';

/** A quote that was just made, with its address to hand on by other ways. */
export function MadeQuote({ offer: { quote, url } }: { offer: EnquiryQuote }) {
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
