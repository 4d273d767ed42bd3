import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Button, Typography } from '@strapi/design-system';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { QueryResult } from '../../components/query-result';
import { PriceTable } from '../../components/rates/price-table';
import { ReservationActions } from '../../components/reservation/reservation-actions';
import { StateBadge } from '../../components/reservation/state-badge';
import { useApiQuery } from '../../api/use-api-query';
import { MANAGE, useCanManage } from '../../api/permissions';
import { barOfStay, type Bar, type Row } from '../timeline/rows';
import { useApi } from '../../api/client';
import { useAction } from '../../api/use-action';
import { Facts } from '../../components/panel';
import { messages } from '../../messages/messages';

/**
 * A reservation beside the calendar, with what can be done with it.
 * @param frame shows its bar as it is now, wherever it has been moved to, and what stands in the panel
 */
export function ReservationPanel({
  reference,
  bar,
  origin,
  onDone,
  frame,
}: {
  reference: string;
  /** As it was when it was chosen. */
  bar: Bar;
  origin: number;
  onDone: () => void;
  frame: (bar: Bar, apartmentId: string | null, content: ReactNode) => ReactNode;
}) {
  const query = useApiQuery('GET /booking-rules/reservations/{reference}', { params: { reference } });
  const found = query.data?.data;
  const { panel, stay: t } = messages().calendar;
  const content = (
    <QueryResult query={query}>
      {({ data }) => (
        <>
          <Flex gap={3} paddingBottom={4}>
            <StateBadge reservation={data} />
            <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${data.reference}`}>
              {t.open(data.reference)}
            </Link>
          </Flex>
          <Box paddingBottom={4}>
            <Facts
              facts={[
                [panel.apartment, data.apartmentName],
                [panel.checkIn, formatDay(data.checkIn)],
                [panel.checkOut, formatDay(data.checkOut)],
                [t.for, t.size(data.nights, data.guests)],
                [t.email, data.guest.email === '' ? t.noEmail : data.guest.email],
                [t.phone, data.guest.phone],
                ...(data.message === null ? [] : [[t.message, data.message] as const]),
                [t.paid, t.paidOf(formatAmount(data.paidAmount), formatAmount(data.total))],
              ]}
            />
          </Box>
          <Box paddingBottom={5}>
            <PriceTable lines={data.lines} total={data.total} deposit={data.deposit} />
          </Box>
          <ReservationActions
            reservation={data}
            onDone={() => {
              query.reload();
              onDone();
            }}
          />
        </>
      )}
    </QueryResult>
  );
  return frame(found ? barOfStay(found, origin) : bar, found?.apartmentId ?? null, content);
}

/** Nights that a manager has blocked: who did it, and a button to free them. */
export function BlockPanel({ row, bar, onDone }: { row: Row; bar: Bar; onDone: () => void }) {
  const { apartmentId, name } = row.apartment;
  const span = { apartmentId, checkIn: bar.checkIn, checkOut: bar.checkOut };
  const query = useApiQuery('GET /booking-rules/nights/blocked-by', { query: span });
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const { panel, block: t } = messages().calendar;
  const nights = bar.end - bar.start;
  return (
    <>
      <Box paddingBottom={4}>
        <Facts
          facts={[
            [panel.apartment, name],
            [t.firstNight, formatDay(bar.checkIn)],
            [t.freeAgain, formatDay(bar.checkOut)],
          ]}
        />
      </Box>
      <QueryResult query={query}>
        {({ data }) => (
          <Typography tag="p" textColor="neutral600">
            {data === null ? t.unknown : t.by(data.by, formatInstant(data.at))}
          </Typography>
        )}
      </QueryResult>
      {canManage ? (
        <Button
          marginTop={5}
          variant="secondary"
          loading={busy === 'free'}
          onClick={() =>
            void run('free', async () => {
              await api.call('POST /booking-rules/nights/free-many', { body: { data: { spans: [span] } } });
              onDone();
              return t.freed(nights, name);
            })
          }
        >
          {t.free(nights)}
        </Button>
      ) : null}
    </>
  );
}
