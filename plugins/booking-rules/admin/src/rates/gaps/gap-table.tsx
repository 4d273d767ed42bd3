import { Link as RouterLink } from 'react-router-dom';
import { Box, Button, Flex, Link, Typography, VisuallyHidden } from '@strapi/design-system';
import type { GapRow } from 'booking-rules/contracts/rates/restrictions';
import { describeReasons } from 'booking-rules/shared/explain/describe';
import { addDays } from 'booking-rules/shared/domain/stay';
import { formatDays } from '../../format/dates';
import { RuleTable, Scrolling } from '../../components/rates/rule-table';

import { tryLink } from '../../components/links';
import { messages } from '../../messages/messages';

/** Gaps with why they cannot be booked; without the button for whoever may not change rules. */
export function GapTable({
  rows,
  busy,
  onRelax,
}: {
  rows: readonly GapRow[];
  /** The gap that is being opened, by apartment and first night. */
  busy: string | null;
  onRelax: ((row: GapRow) => void) | null;
}) {
  const t = messages().minimumStay.gaps;
  return (
    <Scrolling>
      <RuleTable>
        <caption hidden>{t.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.columns.apartment}</th>
            <th scope="col">{t.columns.nights}</th>
            <th scope="col">{t.columns.why}</th>
            <th scope="col">
              <VisuallyHidden>{t.columns.todo}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { apartmentId, name, firstNight, lastNight, nights, reasons } = row;
            const key = `${apartmentId} ${firstNight}`;
            const stay = { apartmentId, checkIn: firstNight, checkOut: addDays(lastNight, 1), guests: 1 };
            return (
              <tr key={key}>
                <td>
                  <Typography fontWeight="semiBold">{name}</Typography>
                </td>
                <td>
                  <Box minWidth="18rem">
                    <Typography tag="p">{formatDays(firstNight, lastNight)}</Typography>
                    <Typography variant="pi" textColor="neutral600">
                      {t.nights(nights)}
                    </Typography>
                  </Box>
                </td>
                <td>
                  <Box minWidth="22rem">
                    <Typography>{describeReasons(reasons, stay).join(' ')}</Typography>
                  </Box>
                </td>
                <td>
                  <Flex gap={4} justifyContent="flex-end">
                    <Link tag={RouterLink} to={tryLink(stay)} aria-label={t.whyHere(name, firstNight)}>
                      {t.why}
                    </Link>
                    {onRelax ? (
                      <Button
                        variant="secondary"
                        loading={busy === key}
                        disabled={busy !== null}
                        aria-label={t.relaxHere(name, firstNight)}
                        onClick={() => onRelax(row)}
                      >
                        {t.relax}
                      </Button>
                    ) : null}
                  </Flex>
                </td>
              </tr>
            );
          })}
        </tbody>
      </RuleTable>
    </Scrolling>
  );
}
