import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { ExpenseRequest, OwnerStatement } from '../../../contracts/reports/owner-statements';
import type {
  OwnerQuery,
  OwnerReportQuery,
  OwnerStay,
  OwnerTimeline,
} from '../../../contracts/reports/owners';
import type { ReportRow } from '../../../contracts/reports/reports';
import { nightCount } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { reportBy } from '../../../shared/reports/performance';
import { roomRevenueOf } from '../folio/sums';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import type { Actor } from '../platform/http/signed-in';
import type { KeepAnswer } from '../records/kept-answers';
import { ownersOf } from '../records/ownerships';
import { queryReservations } from '../records/reservations/reservations';
import { barsOf, type NightRow } from '../reports/bars';
import { readListed } from '../reports/listed';
import { otherNights, SOLD_STATES, soldNights } from '../reports/sold-nights';
import { addExpense, removeExpense } from './expenses';
import { ownerStatement } from './statement';

export interface OwnersDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  keep: KeepAnswer;
}

/** What owners see of their own apartments, and of nobody else's. */
export const createOwners = (deps: OwnersDeps) => {
  const { strapi, inventory } = deps;
  /** The published apartments of somebody who is signed in to the admin panel; none when nothing is theirs. */
  async function apartmentsOf(userId: number): Promise<InventoryItem[]> {
    const ids = (await ownersOf(strapi, userId)).flatMap(({ apartmentIds }) => apartmentIds);
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
    return { from, to, today: localDay(now), apartments };
  }

  /** The sold stays of an owner's apartments with a night in the span, in order of arrival. */
  async function stays(userId: number, { from, to }: OwnerQuery): Promise<OwnerStay[]> {
    const own = new Map((await apartmentsOf(userId)).map(({ card }) => [card.apartmentId, card.name]));
    const ids = [...own.keys()];
    const reservations = await queryReservations(strapi, {
      where: {
        ...{ apartmentId: { $in: ids }, state: { $in: SOLD_STATES } },
        ...{ checkIn: { $lt: to }, checkOut: { $gt: from } },
      },
      orderBy: [{ checkIn: 'asc' }, { id: 'asc' }],
    });
    const brought = await roomRevenueOf(
      strapi.db.connection,
      reservations.map(({ reference }) => reference),
    );
    return reservations.map((reservation) => {
      const { reference, apartmentId, checkIn, checkOut, guests, firstName, state, apartmentName } =
        reservation;
      return {
        apartmentId,
        apartmentName: own.get(apartmentId) ?? apartmentName,
        checkIn,
        checkOut,
        nights: nightCount(reservation),
        guests,
        guest: firstName,
        state,
        roomRevenue: brought.get(reference) ?? 0,
      };
    });
  }

  /** The figures of an owner's apartments together, month by month or apartment by apartment. */
  async function report(userId: number, { from, to, by }: OwnerReportQuery, now: Date): Promise<ReportRow[]> {
    const span = { checkIn: from, checkOut: to };
    const own = (await apartmentsOf(userId)).map(({ card }) => card);
    const names = new Map(own.map(({ apartmentId, name }) => [apartmentId, name]));
    const listed = new Map([...(await readListed(deps, now))].filter(([id]) => names.has(id)));
    const rows = reportBy(by, {
      span,
      apartments: own.map(({ apartmentId, district }) => ({
        ...{ apartmentId, district: district.slug },
        listed: listed.get(apartmentId) ?? [],
      })),
      sold: await soldNights(strapi, span, { apartmentIds: [...names.keys()] }),
      others: await otherNights(strapi, span, listed),
    });
    return rows.map(({ key, figures }) => ({ key, label: names.get(key) ?? key, figures, lastYear: null }));
  }

  /**
   * What an owner gets for a month.
   * @param month `2027-01`
   * @throws NotFoundError for who owns nothing
   */
  async function statement(userId: number, month: string, now: Date): Promise<OwnerStatement> {
    const [owner] = await ownersOf(strapi, userId);
    if (!owner) throw new errors.NotFoundError('There is no such owner');
    return ownerStatement(deps, owner, month, now);
  }

  return {
    ...{ timeline, stays, report, statement },
    list: () => ownersOf(strapi),
    addExpense: (request: ExpenseRequest, { by, now }: Actor) => addExpense(deps, request, by, now),
    removeExpense: (id: number) => removeExpense(strapi, id),
  };
};
