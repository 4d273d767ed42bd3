import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Box, Link, Typography } from '@strapi/design-system';
import type { RatesAndRestrictions } from 'booking-rules/shared/contracts/rule-book';
import type { TraceRequest } from 'booking-rules/shared/contracts/trace';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { WithRatesAndRestrictions } from '../components/with-rates-and-restrictions';
import { MinimumStayExplanation } from './minimum-stay-explanation';
import { RuleSteps } from './rule-steps';
import { StayForm } from './stay-form';
import { PriceExplanation } from './price-explanation';
import { useTrace } from './use-trace';
import { Verdict } from './verdict';

const TITLE = 'Try a stay';
const SUBTITLE = 'The answer a guest gets, what the stay costs, and which rules decide';

/** Why a stay can or cannot be booked: the answer of a guest, the price line by line, and every rule. */
export function ExplainPage() {
  return (
    <WithRatesAndRestrictions title={TITLE} subtitle={SUBTITLE}>
      {(rates) => <StayExplanation rates={rates} />}
    </WithRatesAndRestrictions>
  );
}

/** The stay lives in the address, so that going back from where a rule was edited asks about it again. */
function StayExplanation({ rates }: { rates: RatesAndRestrictions }) {
  const [params, setParams] = useSearchParams();
  const [round, setRound] = useState(0);
  const asked = readAsked(params);
  const isWhole = asked.apartmentId !== '' && asked.checkIn !== '' && asked.checkOut !== '';
  const { trace, error, busy } = useTrace(isWhole ? asked : null, round);
  const apartment = rates.apartments.find(({ apartmentId }) => apartmentId === trace?.apartmentId);

  function ask({ apartmentId, checkIn, checkOut, guests, promotionCode = '' }: TraceRequest): void {
    const code = promotionCode.trim();
    const next = { apartmentId, checkIn, checkOut, guests: String(guests), ...(code !== '' && { code }) };
    setParams(next);
    setRound((before) => before + 1);
  }

  return (
    <Page
      title={TITLE}
      subtitle={SUBTITLE}
      actions={
        <Link tag={RouterLink} to="/plugins/booking-rules/gaps">
          Nights nobody can rates
        </Link>
      }
    >
      <Panel>
        <StayForm apartments={rates.apartments} initial={asked} busy={busy} onAsk={ask} />
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

function readAsked(params: URLSearchParams): TraceRequest {
  const code = params.get('code');
  return {
    apartmentId: params.get('apartmentId') ?? '',
    checkIn: params.get('checkIn') ?? '',
    checkOut: params.get('checkOut') ?? '',
    guests: Number(params.get('guests') ?? 2) || 2,
    ...(code !== null && { promotionCode: code }),
  };
}
