import type { Core } from '@strapi/strapi';
import type { ConflictSolutions, OtherApartment } from '../../../contracts/channel-conflicts';
import { priceStay } from '../../../shared/domain/pricing/price';
import { agreedRefund, canTransition, refundDue } from '../../../shared/domain/reservation';
import { dubaiDay, nightCount } from '../../../shared/domain/stay';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import type { ReservationDocument } from '../records/reservation';
import { requireReservation } from '../records/reservations';
import { reasonsAgainst } from './change-target';

/** So many apartments are named. */
const MOST_NAMED = 25;

export interface SolutionDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** What can be done for a guest whose nights were sold twice. */
export function createSolutions({ strapi, inventory }: SolutionDeps) {
  /**
   * Where a reservation can be moved, dates and guests as they are, and what cancelling it gives back.
   * @throws NotFoundError
   */
  async function findSolutions(reference: string, now: Date): Promise<ConflictSolutions> {
    const reservation = await requireReservation(strapi, reference);
    const { apartmentId, checkIn, checkOut, guests, total, state } = reservation;
    const isMovable = state === 'held' || state === 'confirmed';
    const fitting = [...inventory.current().entries.values()].filter(
      ({ listing }) =>
        isMovable &&
        listing.rules.apartmentId !== apartmentId &&
        reasonsAgainst(reservation, listing, reservation, now).length === 0,
    );
    const apartments = fitting.map((entry) => otherApartment(entry, reservation));
    apartments.sort(
      (a, b) => Math.abs(a.difference) - Math.abs(b.difference) || (a.apartmentId < b.apartmentId ? -1 : 1),
    );
    return {
      ...{ reference, apartmentId, checkIn, checkOut, nights: nightCount(reservation), guests, total },
      apartments: apartments.slice(0, MOST_NAMED),
      count: apartments.length,
      cancellation: canTransition(state, 'cancelled') ? cancellationOf(reservation, now) : null,
    };
  }

  return findSolutions;
}

function otherApartment({ listing, card }: InventoryItem, reservation: ReservationDocument): OtherApartment {
  const { apartmentId, name, district, bedrooms, capacity } = card;
  const { total } = priceStay(listing, reservation, reservation.guests, null);
  const difference = total - reservation.total;
  return { apartmentId, name, district: district.name, bedrooms, capacity, total, difference };
}

function cancellationOf(reservation: ReservationDocument, now: Date) {
  const { terms, checkIn, paidAmount, refundedAmount } = reservation;
  const { percent } = agreedRefund(terms.refunds, checkIn, dubaiDay(now));
  return { full: paidAmount - refundedAmount, ladder: refundDue(reservation, percent) };
}
