import { useEffect, useState } from 'react';
import { Alert, Box, Checkbox, Flex, Loader, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Trace } from 'booking-rules/shared/contracts/trace';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { mayBeSetAside } from 'booking-rules/shared/domain/restrictions/overriding';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { PriceTable } from '../../components/price-table';
import { errorMessage } from '../../api/errors';

/** The quote for a guest on the phone; where rules refuse the stay, why, and whether to book it all the same. */
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

/** Typing is over after so long. */
const PAUSE_MS = 300;

/** What a stay costs and what the rules say of it, asked again whenever something about it changes. */
export function useDeskBookingQuote(
  apartmentId: string,
  { checkIn, checkOut }: Stay,
  guests: number,
  code: string,
): { trace: Trace | null; error: string | null } {
  const { post } = useFetchClient();
  const [answer, setAnswer] = useState<{ trace: Trace | null; error: string | null }>({
    trace: null,
    error: null,
  });
  useEffect(() => {
    const stop = new AbortController();
    const stay = { apartmentId, checkIn, checkOut, guests };
    const data = code.trim() === '' ? stay : { ...stay, promotionCode: code };
    const timer = setTimeout(() => {
      post<Envelope<Trace>>('/booking-rules/trace', { data }, { signal: stop.signal })
        .then((found) => setAnswer({ trace: found.data.data, error: null }))
        .catch((failure: unknown) => {
          if (!stop.signal.aborted) setAnswer({ trace: null, error: errorMessage(failure) });
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [post, apartmentId, checkIn, checkOut, guests, code]);
  return answer;
}
