import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link } from '@strapi/design-system';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatFils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { Answered } from '../../parts/answered';
import { PriceTable } from '../../parts/price-table';
import { ReservationActions } from '../../parts/reservation-actions';
import { StateBadge } from '../../parts/state-badge';
import { useAnswer } from '../../parts/use-answer';
import { Facts } from './facts';

/** A reservation beside the calendar, with what can be done with it. */
export function ReservationPanel({ reference, onDone }: { reference: string; onDone: () => void }) {
  const answer = useAnswer<Envelope<ReservationView>>(`reservations/${encodeURIComponent(reference)}`);
  return (
    <Answered answer={answer}>
      {({ data }) => (
        <>
          <Flex gap={3} paddingBottom={4}>
            <StateBadge reservation={data} />
            <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${data.reference}`}>
              {`Open ${data.reference}`}
            </Link>
          </Flex>
          <Facts
            facts={[
              ['Apartment', data.apartmentName],
              ['Check-in', formatDay(data.checkIn)],
              ['Check-out', formatDay(data.checkOut)],
              ['For', `${plural(data.nights, 'night')}, ${plural(data.guests, 'guest')}`],
              ['E-mail', data.guest.email],
              ['Phone', data.guest.phone],
              ...(data.message === null ? [] : [['Message', data.message] as const]),
              ['Paid', `${formatFils(data.paidAmount)} of ${formatFils(data.total)}`],
            ]}
          />
          <Box paddingBottom={5}>
            <PriceTable lines={data.lines} total={data.total} deposit={data.deposit} />
          </Box>
          <ReservationActions
            reservation={data}
            onDone={() => {
              answer.reload();
              onDone();
            }}
          />
        </>
      )}
    </Answered>
  );
}
