import { Box, Flex, Typography } from '@strapi/design-system';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { toldLines } from 'booking-rules/shared/explain/line-label';
import type { PriceLine } from 'booking-rules/shared/domain/pricing/price-line';
import { messages } from '../../messages/messages';

/** A price line by line, with its total; the deposit stands apart. */
export function PriceTable({
  lines,
  total,
  deposit,
}: {
  lines: readonly PriceLine[];
  total: MinorUnits;
  deposit: MinorUnits;
}) {
  const t = messages().components.price;
  return (
    <Box tag="dl" maxWidth="60rem">
      {toldLines(lines).map(({ kind, label, amount }) => (
        <Flex key={`${kind} ${label}`} justifyContent="space-between" gap={6} paddingBottom={2}>
          <Typography tag="dt">{label}</Typography>
          <Typography tag="dd">{formatAmount(amount)}</Typography>
        </Flex>
      ))}
      <Flex justifyContent="space-between" gap={6} paddingBottom={2}>
        <Typography tag="dt" fontWeight="bold">
          {t.total}
        </Typography>
        <Typography tag="dd" fontWeight="bold">
          {formatAmount(total)}
        </Typography>
      </Flex>
      <Flex justifyContent="space-between" gap={6}>
        <Typography tag="dt" textColor="neutral600">
          {t.deposit}
        </Typography>
        <Typography tag="dd" textColor="neutral600">
          {formatAmount(deposit)}
        </Typography>
      </Flex>
    </Box>
  );
}
