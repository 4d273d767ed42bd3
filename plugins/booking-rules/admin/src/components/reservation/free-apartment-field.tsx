import { Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { isStay, type Stay } from 'booking-rules/shared/domain/stay';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApiQuery } from '../../api/use-api-query';
import { describeDifference } from '../channels/move-dialog';
import { ChoiceField } from '../fields';

/** The apartments that are free for the chosen stay, with their prices of today, the nearest first; its own before. */
export function FreeApartmentField({
  reservation,
  values,
  chosenName,
  error,
  onChange,
}: {
  reservation: ReservationView;
  values: Stay & { apartmentId: string; guests: number };
  /** Of the chosen apartment, which need not be free. */
  chosenName: string | null;
  error: string | undefined;
  onChange: (apartmentId: string) => void;
}) {
  const { reference, apartmentId, apartmentName } = reservation;
  const { checkIn, checkOut, guests } = values;
  const { data } = useApiQuery(
    'GET /booking-rules/reservations/{reference}/free-apartments',
    isStay(values) ? { params: { reference }, query: { checkIn, checkOut, guests } } : null,
  );
  const { apartments: free = [], count = 0 } = data?.data ?? {};
  const options: [string, string][] = [
    [apartmentId, `${apartmentName} (as it is)`],
    ...free.map((one): [string, string] => [
      one.apartmentId,
      `${one.name}, ${one.district}: ${formatAmount(one.total)} (${describeDifference(one.difference)})`,
    ]),
  ];
  if (!options.some(([id]) => id === values.apartmentId))
    options.push([values.apartmentId, `${chosenName ?? values.apartmentId} (not free for this stay)`]);
  return (
    <>
      <ChoiceField
        label="Apartment"
        width="100%"
        value={values.apartmentId}
        error={error}
        options={options}
        onChange={onChange}
      />
      <Typography variant="pi" textColor="neutral600">
        {data ? describeFree(count, free.length) : isStay(values) ? 'Looking for free apartments …' : ''}
      </Typography>
    </>
  );
}

function describeFree(count: number, listed: number): string {
  if (count === 0) return 'No other apartment is free for this stay.';
  const which = count > listed ? ` The ${listed} nearest in price are listed.` : '';
  return `Other apartments that are free for this stay: ${count}, with their prices of today.${which}`;
}
