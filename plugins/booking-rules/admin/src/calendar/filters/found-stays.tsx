import { Button, Flex } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format/day';

/** Stays that a search found, wherever in time they are; one leads to its bar. */
export function FoundStays({
  stays,
  onGo,
}: {
  stays: readonly ReservationView[];
  onGo: (stay: ReservationView) => void;
}) {
  if (stays.length === 0) return null;
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label="Stays found">
      {stays.map((stay) => (
        <Button key={stay.reference} size="S" variant="tertiary" onClick={() => onGo(stay)}>
          {`${stay.guest.firstName} ${stay.guest.lastName}, ${formatDay(stay.checkIn)}`}
        </Button>
      ))}
    </Flex>
  );
}
