import { Box, Flex, Typography } from '@strapi/design-system';
import type { Folio } from 'booking-rules/contracts/money/folio';
import { formatAmount } from 'booking-rules/shared/format/money';
import { MANAGE, useCanManage } from '../../api/permissions';
import type { EntryGroup } from './groups';
import { ReverseDialog } from './reverse-dialog';

/** A group of entries with its sum; what was entered by hand can be taken back. */
export function EntryLines({
  group: { title, sum, lines },
  reference,
  folio,
  onDone,
}: {
  group: EntryGroup;
  reference: string;
  folio: Folio;
  onDone: () => void;
}) {
  const canManage = useCanManage(MANAGE);
  return (
    <Box paddingBottom={4}>
      <Flex justifyContent="space-between" gap={4} paddingBottom={1}>
        <Typography tag="h3" variant="sigma" textColor="neutral600">
          {title}
        </Typography>
        {lines.length > 1 ? <Typography fontWeight="bold">{formatAmount(sum)}</Typography> : null}
      </Flex>
      <Box tag="ul">
        {lines.map(({ key, label, amount, details, entry }) => (
          <Box key={key} tag="li" paddingBottom={2}>
            <Flex justifyContent="space-between" alignItems="baseline" gap={4}>
              <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
                {label}
              </Typography>
              <Typography tag="p" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatAmount(amount)}
              </Typography>
            </Flex>
            {details === '' ? null : (
              <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
                {details}
              </Typography>
            )}
            {canManage && entry.isReversible ? (
              <ReverseDialog reference={reference} folio={folio} entry={entry} onDone={onDone} />
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
