import { useQuery } from '@tanstack/react-query';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { call } from '../../api/http';

/** The calendar of a booking's apartment, in which the nights of the booking itself are free. */
export function useFreeNights({ apartmentId, checkIn, checkOut }: ReservationView) {
  return useQuery({
    queryKey: ['free-nights', apartmentId, checkIn, checkOut],
    queryFn: async () => {
      const params = { id: apartmentId };
      const { data, meta } = await call('GET /api/apartments/{id}/calendar', { params });
      return { nights: withoutStay(data, { checkIn, checkOut }), maximumStay: meta.maximumStay };
    },
  });
}

/** A calendar as it would be without a stay; whether one may arrive on its days is for the server to say. */
export function withoutStay(nights: readonly CalendarNight[], stay: Stay): CalendarNight[] {
  return nights.map((night) =>
    night.date >= stay.checkIn && night.date < stay.checkOut
      ? { ...night, taken: false, arrivalAllowed: true }
      : night,
  );
}
