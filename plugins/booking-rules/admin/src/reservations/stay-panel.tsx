import { Box, Link } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { plural } from 'booking-rules/shared/format/plural';
import { Facts } from '../parts/facts';
import { Panel } from '../parts/panel';
import { PriceTable } from '../parts/price-table';

/** Where and when, and what was agreed for it line by line. */
export function StayPanel({ reservation }: { reservation: ReservationView }) {
  const { apartmentId, apartmentName, checkIn, checkOut, nights, guests, createdAt } = reservation;
  return (
    <Panel title="Stay and price">
      <Facts
        facts={[
          [
            'Apartment',
            <Link key="apartment" href={`/apartment/${apartmentId}`} isExternal>
              {apartmentName}
            </Link>,
          ],
          ['Check-in', formatDay(checkIn)],
          ['Check-out', formatDay(checkOut)],
          ['For', `${plural(nights, 'night')}, ${plural(guests, 'guest')}`],
          ['Booked', formatInstant(createdAt)],
          ...(reservation.promotionCode === null ? [] : [['Code', reservation.promotionCode] as const]),
        ]}
      />
      <Box paddingTop={4}>
        <PriceTable lines={reservation.lines} total={reservation.total} deposit={reservation.deposit} />
      </Box>
    </Panel>
  );
}
