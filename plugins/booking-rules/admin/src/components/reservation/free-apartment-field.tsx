import { Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { isStay, type Stay } from 'booking-rules/shared/domain/stay';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApiQuery } from '../../api/use-api-query';
import { describeDifference } from '../channels/move-dialog';
import { ChoiceField } from '../fields';
import { messages } from '../../messages/messages';

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
  const t = messages().reservations.modify;
  const { reference, apartmentId, apartmentName } = reservation;
  const { checkIn, checkOut, guests } = values;
  const { data } = useApiQuery(
    'GET /booking-rules/reservations/{reference}/free-apartments',
    isStay(values) ? { params: { reference }, query: { checkIn, checkOut, guests } } : null,
  );
  const { apartments: free = [], count = 0 } = data?.data ?? {};
  const options: [string, string][] = [
    [apartmentId, t.asItIs(apartmentName)],
    ...free.map((one): [string, string] => [
      one.apartmentId,
      t.freeOne(one, formatAmount(one.total), describeDifference(one.difference)),
    ]),
  ];
  if (!options.some(([id]) => id === values.apartmentId))
    options.push([values.apartmentId, t.notFree(chosenName ?? values.apartmentId)]);
  return (
    <>
      <ChoiceField
        label={t.apartment}
        width="100%"
        value={values.apartmentId}
        error={error}
        options={options}
        onChange={onChange}
      />
      <Typography variant="pi" textColor="neutral600">
        {data
          ? count === 0
            ? t.noneFree
            : t.free(count, free.length)
          : isStay(values)
            ? t.lookingForFree
            : ''}
      </Typography>
    </>
  );
}
