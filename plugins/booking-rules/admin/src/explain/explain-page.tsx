import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Box, Link, Typography } from '@strapi/design-system';
import type { QuoteRequest } from 'booking-rules/contracts/quotes';
import { useApiQuery } from '../api/use-api-query';
import { useApartmentNames } from '../components/apartments/apartment-names';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { MinimumStayExplanation } from './minimum-stay-explanation';
import { RuleSteps } from './rule-steps';
import { StayForm } from './stay-form';
import { PriceExplanation } from './price-explanation';
import { Verdict } from './verdict';
import { messages } from '../messages/messages';

/**
 * Why a stay can or cannot be booked: the answer a guest gets, the price line by line, and every rule. The stay is in
 * the address, so that coming back from where a rule was edited explains it anew.
 */
export function ExplainPage() {
  const [params, setParams] = useSearchParams();
  const stay = stayIn(params);
  const isComplete = stay.apartmentId !== '' && stay.checkIn !== '' && stay.checkOut !== '';
  const { data, error, fieldErrors, isCurrent, reload } = useApiQuery(
    'POST /booking-rules/trace',
    isComplete ? { body: { data: stay } } : null,
  );
  const trace = data?.data;
  const names = useApartmentNames(trace ? [trace.apartmentId] : []);
  const apartment = trace && names?.get(trace.apartmentId);

  function explain({ apartmentId, checkIn, checkOut, guests, promotionCode = '' }: QuoteRequest): void {
    const code = promotionCode.trim();
    setParams({ apartmentId, checkIn, checkOut, guests: String(guests), ...(code !== '' && { code }) });
    reload();
  }

  const t = messages().explain;
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      actions={
        <Link tag={RouterLink} to="/plugins/booking-rules/gaps">
          {t.gaps}
        </Link>
      }
    >
      <Panel>
        <StayForm initial={stay} busy={isComplete && !isCurrent} errors={fieldErrors} onSubmit={explain} />
        {error === null ? null : (
          <Box paddingTop={4}>
            <Typography role="alert" textColor="danger600">
              {error}
            </Typography>
          </Box>
        )}
      </Panel>
      {trace && apartment ? (
        <>
          <Verdict trace={trace} apartment={apartment} name={apartment.name} />
          <PriceExplanation trace={trace} apartment={apartment} />
          <MinimumStayExplanation trace={trace} apartment={apartment} />
          <RuleSteps trace={trace} apartment={apartment} />
        </>
      ) : null}
    </Page>
  );
}

function stayIn(params: URLSearchParams): QuoteRequest {
  const code = params.get('code');
  return {
    apartmentId: params.get('apartmentId') ?? '',
    checkIn: params.get('checkIn') ?? '',
    checkOut: params.get('checkOut') ?? '',
    guests: Number(params.get('guests') ?? 2) || 2,
    ...(code !== null && { promotionCode: code }),
  };
}
