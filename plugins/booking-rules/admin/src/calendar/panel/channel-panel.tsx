import { Typography } from '@strapi/design-system';
import { formatDay } from 'booking-rules/shared/format/day';
import type { Bar, Row } from '../rows';
import { Facts } from './facts';

/** Nights that another channel has taken, and where that can be changed. */
export function ChannelPanel({ row, bar }: { row: Row; bar: Bar }) {
  return (
    <>
      <Facts
        facts={[
          ['Apartment', row.apartment.name],
          ['Check-in', formatDay(bar.checkIn)],
          ['Check-out', formatDay(bar.checkOut)],
          ...(bar.reference === null ? [] : [['From', bar.reference] as const]),
        ]}
      />
      <Typography tag="p" textColor="neutral600">
        These nights were sold on another channel. Its calendar is not connected, so what changes there has to
        be changed here too.
      </Typography>
    </>
  );
}
