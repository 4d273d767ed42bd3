import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { EnquiryQuote } from 'booking-rules/shared/contracts/enquiry-desk';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatFils } from 'booking-rules/shared/format/money';

/** The quote that goes along with an answer: every line of its price and a button to reserve it. */
export function AttachedQuote({
  offer: { quote, apartmentName },
  onDetach,
}: {
  offer: EnquiryQuote;
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
