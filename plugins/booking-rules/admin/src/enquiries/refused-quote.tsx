import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Alternative } from 'booking-rules/shared/contracts/quotes';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatFils } from 'booking-rules/shared/format/money';
import { RefusalNote } from '../parts/refusal-note';
import type { QuoteProblem } from './use-quote';

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
