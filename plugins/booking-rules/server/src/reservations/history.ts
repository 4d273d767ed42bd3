import type { Core } from '@strapi/strapi';
import type { ReservationState } from '../../../shared/contracts/reservations';
import type { HistoryLine } from '../../../shared/contracts/reservation-detail';

interface Row {
  id: number;
  reference: string;
  from_state: ReservationState | null;
  to_state: ReservationState;
  by: string;
  why: string | null;
  at: number | string;
}

/** Every move of a reservation, first to last. */
export async function historyOf(strapi: Core.Strapi, reference: string): Promise<HistoryLine[]> {
  const rows: Row[] = await strapi.db
    .connection<Row>('booking_reservation_moves')
    .where({ reference })
    .orderBy('id')
    .select('*');
  return rows.map(({ from_state: from, to_state: to, by, why, at }) => ({
    from,
    to,
    by,
    why,
    at: new Date(Number(at)).toISOString(),
  }));
}
