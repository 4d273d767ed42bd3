import { Alert, Box, Checkbox, Flex, Loader, Typography } from '@strapi/design-system';
import type { Trace } from 'booking-rules/shared/contracts/trace';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { mayBeSetAside } from 'booking-rules/shared/domain/restrictions/overriding';
import { PriceTable } from '../../parts/price-table';

/** The quote for a guest on the phone; where rules refuse the stay, why, and whether to book it all the same. */
export function ByHandQuote({
  trace,
  error,
  overrides,
  onOverride,
}: {
  trace: Trace | null;
  error: string | null;
  overrides: boolean;
  onOverride: (overrides: boolean) => void;
}) {
  if (error !== null) return <Typography textColor="danger600">{error}</Typography>;
  if (!trace) return <Loader small>Asking for the price</Loader>;
  const { verdict, price, promotion } = trace;
  const reasons = verdict.ok ? [] : verdict.reasons;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} role="region" aria-label="Quote">
      {price === null ? null : <PriceTable lines={price.lines} total={price.total} deposit={price.deposit} />}
      {promotion && !promotion.holds ? (
        <Typography textColor="danger600" role="status">
          {promotion.says}
        </Typography>
      ) : null}
      {reasons.length === 0 ? null : (
        <Box role="status">
          <Alert variant="warning" title="A guest could not book this." closeLabel="Close">
            {describeReasons(reasons, trace).join(' ')}
          </Alert>
        </Box>
      )}
      {reasons.length > 0 && reasons.every(mayBeSetAside) ? (
        <Checkbox checked={overrides} onCheckedChange={(checked) => onOverride(checked === true)}>
          Book it all the same
        </Checkbox>
      ) : null}
    </Flex>
  );
}
