import type { Core } from '@strapi/strapi';
import type { ConflictSolutions, OtherApartment } from '../../../contracts/channels/channel-conflicts';
import type { FreeApartments } from '../../../contracts/reservations/reservations-admin';
import { priceStay } from '../../../shared/domain/pricing/price';
import { agreedRefund, canTransition, refundDue } from '../../../shared/domain/reservation';
import { nightCount } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import type { ReservationDocument } from '../records/reservations/reservation';
import { requireReservation } from '../records/reservations/reservations';
import { reasonsAgainst } from './changes/change-target';
import type { StayTarget } from './changes/stay-change';

/** So many apartments are named for a guest whose nights were sold twice. */
const MOST_NAMED = 25;
/** The same where a manager looks for another apartment on any dates. */
const MOST_LISTED = 100;

export interface SolutionDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** Where reservations can be moved, and what else can be done for a guest whose nights were sold twice. */
export function createSolutions({ strapi, inventory }: SolutionDeps) {
  /**
   * Where a reservation can be moved, dates and guests as they are, and what cancelling it gives back.
   * @throws NotFoundError
   */
  async function findSolutions(reference: string, now: Date): Promise<ConflictSolutions> {
    const reservation = await requireReservation(strapi, reference);
    const { apartmentId, checkIn, checkOut, guests, total, state } = reservation;
    const apartments = freeApartments(reservation, reservation, now);
    return {
      ...{ reference, apartmentId, checkIn, checkOut, nights: nightCount(reservation), guests, total },
      apartments: apartments.slice(0, MOST_NAMED),
      count: apartments.length,
      cancellation: canTransition(state, 'cancelled') ? cancellationOf(reservation, now) : null,
    };
  }

  /**
   * The other apartments that are free for a stay that a reservation could become.
   * @throws NotFoundError
   */
  async function findFreeApartments(reference: string, to: StayTarget, now: Date): Promise<FreeApartments> {
    const apartments = freeApartments(await requireReservation(strapi, reference), to, now);
    return { apartments: apartments.slice(0, MOST_LISTED), count: apartments.length };
  }

  /** The nearest in price first; none once the reservation cannot be moved any more. */
  function freeApartments(reservation: ReservationDocument, to: StayTarget, now: Date): OtherApartment[] {
    const { apartmentId, state } = reservation;
    if (state !== 'held' && state !== 'confirmed') return [];
    return [...inventory.current().entries.values()]
      .filter(
        ({ listing }) =>
          listing.rules.apartmentId !== apartmentId &&
          reasonsAgainst(reservation, listing, to, now).length === 0,
      )
      .map((entry) => otherApartment(entry, reservation, to))
      .sort(
        (a, b) => Math.abs(a.difference) - Math.abs(b.difference) || (a.apartmentId < b.apartmentId ? -1 : 1),
      );
  }

  return { findSolutions, findFreeApartments };
}

function otherApartment(
  { listing, card }: InventoryItem,
  reservation: ReservationDocument,
  to: StayTarget,
): OtherApartment {
  const { apartmentId, name, district, bedrooms, capacity } = card;
  const { total } = priceStay(listing, to, to.guests, null);
  const difference = total - reservation.total;
  return { apartmentId, name, district: district.name, bedrooms, capacity, total, difference };
}

function cancellationOf(reservation: ReservationDocument, now: Date) {
  const { terms, checkIn, paidAmount, refundedAmount } = reservation;
  const { percent } = agreedRefund(terms.refunds, checkIn, localDay(now));
  return { full: paidAmount - refundedAmount, ladder: refundDue(reservation, percent) };
}
