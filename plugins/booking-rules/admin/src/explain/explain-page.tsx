import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Box, Link, Typography } from '@strapi/design-system';
import type { RatesAndRestrictions } from 'booking-rules/shared/contracts/rule-book';
import type { TraceRequest } from 'booking-rules/shared/contracts/trace';
import { Page } from '../parts/page';
import { Panel } from '../parts/panel';
import { WithRuleBook } from '../rules/with-rule-book';
import { MinimumLadder } from '../trace/minimum-ladder';
import { RuleSteps } from '../trace/rule-steps';
import { StayForm } from '../trace/stay-form';
import { TracedPrice } from '../trace/traced-price';
import { useTrace } from '../trace/use-trace';
import { Verdict } from '../trace/verdict';

const TITLE = 'Try a stay';
const SUBTITLE = 'The answer a guest gets, what the stay costs, and which rules decide';

/** Why a stay can or cannot be booked: the answer of a guest, the price line by line, and every rule. */
export function TryAStayPage() {
  return (
    <WithRuleBook title={TITLE} subtitle={SUBTITLE}>
      {(book) => <StayTrial book={book} />}
    </WithRuleBook>
  );
}

/** The stay lives in the address, so that going back from where a rule was edited asks about it again. */
function StayTrial({ book }: { book: RatesAndRestrictions }) {
  const [params, setParams] = useSearchParams();
  const [round, setRound] = useState(0);
  const asked = readAsked(params);
  const isWhole = asked.apartmentId !== '' && asked.checkIn !== '' && asked.checkOut !== '';
  const { trace, error, busy } = useTrace(isWhole ? asked : null, round);
  const apartment = book.apartments.find(({ apartmentId }) => apartmentId === trace?.apartmentId);

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
          Nights nobody can book
        </Link>
      }
    >
      <Panel>
        <StayForm apartments={book.apartments} initial={asked} busy={busy} onAsk={ask} />
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
          <TracedPrice trace={trace} apartment={apartment} />
          <MinimumLadder trace={trace} apartment={apartment} />
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
