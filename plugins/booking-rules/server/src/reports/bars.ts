import type { TimelineBar } from '../../../contracts/calendar';
import type { TakenNight } from '../../../shared/explain/trace';
import { addDays } from '../../../shared/domain/stay';
import type { ReservationDocument } from '../records/reservations/reservation';

/** A row of the nights table. */
export interface NightRow extends TakenNight {
  apartment: string;
}

/**
 * The bars of a calendar, by apartment: nights in a row of one holder.
 * @param rows in order of apartment and night
 * @param reservations those that hold nights, by reference
 */
export function barsOf(
  rows: readonly NightRow[],
  reservations: ReadonlyMap<string, ReservationDocument>,
): Map<string, TimelineBar[]> {
  const bars = new Map<string, TimelineBar[]>();
  for (const { apartment, night, source, reference } of rows) {
    const known = bars.get(apartment) ?? [];
    bars.set(apartment, known);
    const last = known.at(-1);
    const isSame = last && last.source === source && last.reference === reference;
    // The bar of a reservation is drawn whole from its first night on.
    if (isSame && (source === 'reservation' || last.checkOut === night)) {
      if (last.checkOut <= night) last.checkOut = addDays(night, 1);
      continue;
    }
    known.push(barOf(night, source, reference, reservations.get(reference ?? '')));
  }
  return bars;
}

function barOf(
  night: string,
  source: TakenNight['source'],
  reference: string | null,
  reservation: ReservationDocument | undefined,
): TimelineBar {
  return {
    source,
    reference,
    checkIn: reservation?.checkIn ?? night,
    checkOut: reservation?.checkOut ?? addDays(night, 1),
    state: reservation?.state ?? null,
    awaiting: reservation?.awaiting ?? null,
    paid: reservation?.paid ?? null,
    guest: reservation ? `${reservation.firstName} ${reservation.lastName}` : null,
    guests: reservation?.guests ?? null,
    total: reservation?.total ?? null,
  };
}
