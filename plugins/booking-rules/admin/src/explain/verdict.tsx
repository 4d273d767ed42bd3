import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle } from '@strapi/icons';
import type { Trace } from 'booking-rules/shared/explain/trace';
import { describeReason } from 'booking-rules/shared/explain/describe';
import { formatAmount } from 'booking-rules/shared/format/money';
import { nightCount } from 'booking-rules/shared/domain/stay';

import { formatDays } from '../format/dates';
import { EditRuleLink, stepLink, type Traced } from './edit-links';
import { messages } from '../messages/messages';

/** The answer that a guest gets, each reason of a no with the way to what causes it. */
export function Verdict({ trace, apartment, name }: { trace: Trace; apartment: Traced; name: string }) {
  const { verdict, checkIn, checkOut, guests, price } = trace;
  const isOpen = verdict.ok;
  const { rules, verdict: t } = messages().explain;
  return (
    <Box
      role="status"
      padding={5}
      marginBottom={5}
      hasRadius
      background={isOpen ? 'success100' : 'danger100'}
      borderColor={isOpen ? 'success200' : 'danger200'}
    >
      <Flex gap={3} alignItems="center">
        {isOpen ? (
          <CheckCircle fill="success600" width="2.4rem" height="2.4rem" />
        ) : (
          <CrossCircle fill="danger600" width="2.4rem" height="2.4rem" />
        )}
        <Typography variant="beta" tag="h2">
          {isOpen ? t.open(price ? formatAmount(price.total) : null) : t.closed}
        </Typography>
      </Flex>
      <Typography tag="p" textColor="neutral600" paddingTop={2}>
        {t.stay(name, formatDays(checkIn, checkOut), Math.max(0, nightCount(trace)), guests)}
      </Typography>
      {verdict.ok ? null : (
        <Box tag="ul" paddingTop={3}>
          {trace.steps.map((step) =>
            step.reason === null ? null : (
              <Flex key={step.rule} tag="li" gap={4} paddingTop={2} wrap="wrap">
                <Typography fontWeight="semiBold">{describeReason(step.reason, trace)}</Typography>
                <EditRuleLink link={stepLink(step, trace, apartment)} of={rules.names[step.rule]} />
              </Flex>
            ),
          )}
        </Box>
      )}
    </Box>
  );
}
