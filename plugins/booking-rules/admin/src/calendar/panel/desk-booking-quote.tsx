import { Alert, Box, Checkbox, Flex, Loader, Typography } from '@strapi/design-system';
import type { Trace } from 'booking-rules/shared/explain/trace';
import type { TraceRequest } from 'booking-rules/contracts/trace';
import type { Language } from 'booking-rules/shared/format/language';
import { canOverride } from 'booking-rules/shared/domain/availability';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { useApiQuery } from '../../api/use-api-query';
import { PriceTable } from '../../components/rates/price-table';
import { messages } from '../../messages/messages';

/** How long a pause ends typing, in milliseconds. */
const DELAY_MS = 300;

/** What a stay costs and what the rules say about it, updated whenever it changes. */
export function useDeskBookingQuote({ promotionCode = '', ...stay }: TraceRequest): {
  trace: Trace | null;
  /** In which the guest can be written to. */
  languages: readonly Language[];
  error: string | null;
  /** Of just this stay, not of what was asked before. */
  isCurrent: boolean;
} {
  const asked = promotionCode.trim() === '' ? stay : { ...stay, promotionCode };
  const { data, error, isCurrent } = useApiQuery(
    'POST /booking-rules/trace',
    { body: { data: asked } },
    { delayMs: DELAY_MS },
  );
  return { trace: data?.data ?? null, languages: data?.data.languages ?? [], error, isCurrent };
}

/** The quote for a guest on the phone. Where rules refuse the stay: why, and whether to book it anyway. */
export function DeskBookingQuote({
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
  const t = messages().calendar.desk;
  if (error !== null) return <Typography textColor="danger600">{error}</Typography>;
  if (!trace) return <Loader small>{t.loadingPrice}</Loader>;
  const { verdict, price, promotion } = trace;
  const reasons = verdict.ok ? [] : verdict.reasons;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} role="region" aria-label={t.quote}>
      {price === null ? null : <PriceTable lines={price.lines} total={price.total} deposit={price.deposit} />}
      {promotion && !promotion.holds ? (
        <Typography textColor="danger600" role="status">
          {promotion.says}
        </Typography>
      ) : null}
      {reasons.length === 0 ? null : (
        <Box role="status">
          <Alert variant="warning" title={t.refused} closeLabel={t.close}>
            {describeReasons(reasons, trace).join(' ')}
          </Alert>
        </Box>
      )}
      {reasons.length > 0 && reasons.every(canOverride) ? (
        <Checkbox checked={overrides} onCheckedChange={(checked) => onOverride(checked === true)}>
          {t.bookAnyway}
        </Checkbox>
      ) : null}
    </Flex>
  );
}
