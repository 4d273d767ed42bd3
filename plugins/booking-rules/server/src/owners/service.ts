import type { Core } from '@strapi/strapi';
import type { OwnerQuery, OwnerReportQuery, OwnerStay, OwnerTimeline } from '../../../contracts/owners';
import type { ReportRow } from '../../../contracts/reports';
import { dubaiDay, nightCount } from '../../../shared/domain/stay';
import { reportBy } from '../../../shared/reports/performance';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import { rows as rowsOf, UIDS } from '../records/documents';
import { queryReservations } from '../records/reservations';
import { barsOf, type NightRow } from '../reports/bars';
import { otherNights } from '../reports/reports';
import { soldReservations, soldStayOf } from '../reports/sold-stays';

export interface OwnersDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** What owners see of their own apartments, and of nobody else's. */
export const createOwners = ({ strapi, inventory }: OwnersDeps) => {
  /** The published apartments of somebody who is signed in to the admin panel; none when nothing is theirs. */
  async function apartmentsOf(userId: number): Promise<InventoryItem[]> {
    const found = await rowsOf(strapi, UIDS.ownership).findMany({
      where: { owner: { id: userId } },
      populate: { apartments: { select: ['apartmentId'] } },
    });
    const ids = found.flatMap(({ apartments }) => apartments.map(({ apartmentId }) => apartmentId));
    return [...new Set(ids)].flatMap((id) => inventory.find(id) ?? []);
  }

  /** Who holds which nights of an owner's apartments: of guests no more than the first name. */
  async function timeline(userId: number, { from, to }: OwnerQuery, now: Date): Promise<OwnerTimeline> {
    const own = await apartmentsOf(userId);
    const ids = own.map(({ card }) => card.apartmentId);
    const rows: NightRow[] = await strapi.db
      .connection('booking_nights')
      .whereIn('apartment', ids)
      .andWhere('night', '>=', from)
      .andWhere('night', '<', to)
      .orderBy(['apartment', 'night'])
      .select('apartment', 'night', 'source', { reference: 'reservation' });
    const references = [...new Set(rows.flatMap(({ reference }) => reference ?? []))];
    const found = await queryReservations(strapi, { where: { reference: { $in: references } } });
    const known = new Map(found.map((reservation) => [reservation.reference, reservation]));
    const bars = barsOf(rows, known);
    const apartments = own.map(({ card }) => ({
      apartmentId: card.apartmentId,
      name: card.name,
      area: card.district.name,
      bars: (bars.get(card.apartmentId) ?? []).map(({ source, checkIn, checkOut, reference, state }) => ({
        source,
        checkIn,
        checkOut,
        guest: known.get(reference ?? '')?.firstName ?? null,
        state,
      })),
    }));
    return { from, to, today: dubaiDay(now), apartments };
  }

  /** The sold stays of an owner's apartments with a night in the span, in order of arrival. */
  async function stays(userId: number, { from, to }: OwnerQuery): Promise<OwnerStay[]> {
    const own = new Map((await apartmentsOf(userId)).map(({ card }) => [card.apartmentId, card.name]));
    const sold = await soldReservations(strapi, { checkIn: from, checkOut: to });
    return sold
      .filter(({ apartmentId }) => own.has(apartmentId))
      .map((reservation) => {
        const { apartmentId, checkIn, checkOut, guests, firstName, state, apartmentName } = reservation;
        return {
          apartmentId,
          apartmentName: own.get(apartmentId) ?? apartmentName,
          checkIn,
          checkOut,
          nights: nightCount(reservation),
          guests,
          guest: firstName,
          state,
          roomRevenue: soldStayOf(reservation).roomRevenue,
        };
      });
  }

  /** The figures of an owner's apartments together, month by month or apartment by apartment. */
  async function report(userId: number, { from, to, by }: OwnerReportQuery): Promise<ReportRow[]> {
    const span = { checkIn: from, checkOut: to };
    const own = (await apartmentsOf(userId)).map(({ card }) => card);
    const names = new Map(own.map(({ apartmentId, name }) => [apartmentId, name]));
    // What is not among the apartments is not counted.
    const rows = reportBy(by, {
      span,
      apartments: own.map(({ apartmentId, district }) => ({ apartmentId, district: district.slug })),
      stays: (await soldReservations(strapi, span)).map(soldStayOf),
      others: await otherNights(strapi, span),
    });
    return rows.map(({ key, figures }) => ({ key, label: names.get(key) ?? key, figures, lastYear: null }));
  }

  return { timeline, stays, report };
};
