import { Box, Flex, Typography } from '@strapi/design-system';
import type { Trace, TracedNight } from 'booking-rules/shared/explain/trace';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatDays } from '../format/dates';
import { Panel } from '../components/panel';
import { PriceTable } from '../components/rates/price-table';

import { EditRuleLink, promotionLink, rateLink, type Traced } from './edit-links';
import { messages } from '../messages/messages';

/** What a stay costs line by line, and the rate that won each night. */
export function PriceExplanation({ trace, apartment }: { trace: Trace; apartment: Traced }) {
  const { price, promotion } = trace;
  if (price === null) return null;
  const t = messages().explain.price;
  return (
    <Panel title={t.title}>
      <PriceTable lines={price.lines} total={price.total} deposit={price.deposit} />
      <Box paddingTop={5} paddingBottom={2}>
        <Typography variant="sigma" tag="h3" textColor="neutral600">
          {t.sources}
        </Typography>
      </Box>
      <Box tag="ul">
        {groupsOf(price.nights).map((nights) => {
          const [first] = nights;
          const last = nights.at(-1);
          if (!first || !last) return null;
          const rate = t.rates[first.won];
          const named = first.season === null ? rate : t.ofSeason(rate, first.season);
          return (
            <Flex key={first.night} tag="li" gap={4} paddingBottom={2} wrap="wrap">
              <Typography>
                {t.nights(
                  named,
                  formatAmount(first.amount),
                  nights.length,
                  formatDays(first.night, last.night),
                )}
                {first.extraGuests > 0 ? t.extraGuests(formatAmount(first.extraGuests)) : ''}
              </Typography>
              <EditRuleLink link={rateLink(first, apartment)} of={named} />
            </Flex>
          );
        })}
      </Box>
      {promotion === null ? null : (
        <Flex gap={4} paddingTop={3} wrap="wrap">
          <Typography textColor={promotion.holds ? 'success700' : 'danger600'} fontWeight="semiBold">
            {promotion.says}
          </Typography>
          {promotion.percent === null ? null : (
            <EditRuleLink link={promotionLink(promotion.code)} of={promotion.code} />
          )}
        </Flex>
      )}
    </Panel>
  );
}

/** Nights in a row of the same rate from the same rule. */
function groupsOf(nights: readonly TracedNight[]): TracedNight[][] {
  const groups: TracedNight[][] = [];
  for (const night of nights) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isSame =
      before?.won === night.won && before.seasonId === night.seasonId && before.amount === night.amount;
    if (last && isSame) last.push(night);
    else groups.push([night]);
  }
  return groups;
}
