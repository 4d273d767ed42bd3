import type { Fils } from '../format/money';
import type { LineKind } from '../domain/pricing/price';
import { spreadOver } from '../domain/pricing/spread';
import { nightCount, nightsOf, type Day, type Stay } from '../domain/stay';

/** An apartment whose nights were for sale. */
export interface SoldApartment {
  apartmentId: string;
  district: string;
}

/** A stay that was sold directly, with what its nights earned. */
export interface SoldStay extends Stay {
  apartmentId: string;
  /** The nights after all discounts, in fils: no cleaning, no Tourism Dirham, no VAT. */
  roomRevenue: Fils;
}

/** A night that was not for sale here: kept by a manager, or sold on another channel. */
export interface OtherNight {
  apartmentId: string;
  night: Day;
  source: 'block' | 'channel';
}

/** What happened over a span of nights. */
export interface Business {
  span: Stay;
  apartments: readonly SoldApartment[];
  stays: readonly SoldStay[];
  others: readonly OtherNight[];
}

/** The key figures of hotels. Shares and averages are null where there is nothing to divide by. */
export interface Report {
  /** Nights of the apartments, without those that a manager has blocked. */
  availableNights: number;
  /** Nights slept or booked directly. */
  soldNights: number;
  /** Nights sold on other channels. */
  channelNights: number;
  roomRevenue: Fils;
  /** Sold and channel nights of the available ones, 0 to 1. */
  occupancy: number | null;
  /** Room revenue of a sold night (ADR), in whole fils. */
  averageRate: Fils | null;
  /** Room revenue of an available night that no channel has sold (RevPAR), in whole fils. */
  revenuePerAvailableNight: Fils | null;
}

/** What the figures are told apart by. */
export type Grouping = 'month' | 'apartment' | 'area';

interface Sums {
  nights: number;
  blocked: number;
  sold: number;
  channel: number;
  revenue: Fils;
}

const ROOM_LINES: readonly LineKind[] = ['night', 'length-of-stay', 'promotion'];

/** What the nights of a price come to after all discounts. */
export function roomRevenueOf(lines: readonly { kind: LineKind; amount: Fils }[]): Fils {
  return lines.filter(({ kind }) => ROOM_LINES.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
}

/** The figures of a span by month (`2027-01`), apartment (public id) or area (slug), in the order of these keys. */
export function reportBy(grouping: Grouping, business: Business): { key: string; figures: Report }[] {
  const sums = new Map<string, Sums>();
  const districts = new Map(business.apartments.map(({ apartmentId, district }) => [apartmentId, district]));
  const sumsOf = (apartmentId: string, night: Day): Sums => {
    const key = keyOf(grouping, apartmentId, districts.get(apartmentId) ?? '', night);
    let known = sums.get(key);
    if (!known) sums.set(key, (known = { nights: 0, blocked: 0, sold: 0, channel: 0, revenue: 0 }));
    return known;
  };
  const counts = (apartmentId: string, night: Day): boolean =>
    districts.has(apartmentId) && night >= business.span.checkIn && night < business.span.checkOut;

  for (const { apartmentId } of business.apartments) {
    for (const night of nightsOf(business.span)) sumsOf(apartmentId, night).nights += 1;
  }
  for (const { apartmentId, night, source } of business.others) {
    if (counts(apartmentId, night))
      sumsOf(apartmentId, night)[source === 'block' ? 'blocked' : 'channel'] += 1;
  }
  for (const stay of business.stays) {
    const brought = spreadOver(stay.roomRevenue, nightCount(stay));
    for (const [index, night] of nightsOf(stay).entries()) {
      if (!counts(stay.apartmentId, night)) continue;
      const sum = sumsOf(stay.apartmentId, night);
      sum.sold += 1;
      sum.revenue += brought[index] ?? 0;
    }
  }
  return [...sums]
    .sort(([a], [b]) => Number(a > b) - Number(a < b))
    .map(([key, sum]) => ({ key, figures: figuresOf(sum) }));
}

/** The figures of several parts together, such as all months of a span. */
export function sumReports(parts: readonly Report[]): Report {
  const sumOf = (pick: (figures: Report) => number): number =>
    parts.reduce((sum, figures) => sum + pick(figures), 0);
  return figuresOf({
    nights: sumOf(({ availableNights }) => availableNights),
    blocked: 0,
    sold: sumOf(({ soldNights }) => soldNights),
    channel: sumOf(({ channelNights }) => channelNights),
    revenue: sumOf(({ roomRevenue }) => roomRevenue),
  });
}

function keyOf(grouping: Grouping, apartmentId: string, district: string, night: Day): string {
  if (grouping === 'month') return night.slice(0, 7);
  return grouping === 'apartment' ? apartmentId : district;
}

function figuresOf({ nights, blocked, sold, channel, revenue }: Sums): Report {
  const available = nights - blocked;
  return {
    availableNights: available,
    soldNights: sold,
    channelNights: channel,
    roomRevenue: revenue,
    occupancy: available > 0 ? (sold + channel) / available : null,
    averageRate: divide(revenue, sold),
    revenuePerAvailableNight: divide(revenue, available - channel),
  };
}

function divide(amount: Fils, nights: number): Fils | null {
  return nights > 0 ? Math.round(amount / nights) : null;
}
