import type { MinorUnits } from '../format/money';
import { addDays, daysBetween, type Day, type Stay } from '../domain/stay';

/** An apartment as far as figures tell it. */
export interface SoldApartment {
  apartmentId: string;
  /** Slug. */
  district: string;
  /** The days on which it was for sale, in spans that do not overlap. */
  listed: readonly Stay[];
}

/** Nights of a month that were sold directly, with what they earned. */
export interface SoldNights {
  apartmentId: string;
  /** `2027-01` */
  month: string;
  nights: number;
  /** After all discounts, in minor units: no cleaning, no extras, no taxes. */
  revenue: MinorUnits;
  /** What was changed in the month of nights of earlier ones: their nights stay sold then, their revenue counts now. */
  isCorrection?: boolean;
}

/** Listed nights of a month that were not for sale here: kept by a manager, or sold on another channel. */
export interface OtherNights {
  apartmentId: string;
  month: string;
  source: 'block' | 'channel';
  nights: number;
}

/** What happened over a span of nights, and nothing before or after it. */
export interface Business {
  span: Stay;
  apartments: readonly SoldApartment[];
  sold: readonly SoldNights[];
  others: readonly OtherNights[];
}

/** The key figures of hotels. Shares and averages are null where there is nothing to divide by. */
export interface Report {
  /** Nights of the apartments, without those that a manager has blocked. */
  availableNights: number;
  /** Nights slept or booked directly; those of guests who did not come are none. */
  soldNights: number;
  /** Nights sold on other channels. */
  channelNights: number;
  /** Of the nights, with corrections. */
  roomRevenue: MinorUnits;
  /** Of it, what was changed of nights of earlier months; negative where it was given back. */
  corrections: MinorUnits;
  /** Sold and channel nights of the available ones, 0 to 1. */
  occupancy: number | null;
  /** What a sold night brought without corrections (ADR), in whole minor units. */
  averageRate: MinorUnits | null;
  /** The same of an available night that no channel has sold (RevPAR), in whole minor units. */
  revenuePerAvailableNight: MinorUnits | null;
}

/** What the figures are told apart by. */
export type Grouping = 'month' | 'apartment' | 'area';

interface Sums {
  nights: number;
  blocked: number;
  sold: number;
  channel: number;
  revenue: MinorUnits;
  corrections: MinorUnits;
}

const NOTHING: Sums = { nights: 0, blocked: 0, sold: 0, channel: 0, revenue: 0, corrections: 0 };

/**
 * The figures of a span by month (`2027-01`), apartment (public id) or area (slug), in the order of these keys. What is
 * of no known apartment is left out.
 */
export function reportBy(grouping: Grouping, business: Business): { key: string; figures: Report }[] {
  const sums = new Map<string, Sums>();
  const districts = new Map(business.apartments.map(({ apartmentId, district }) => [apartmentId, district]));
  const sumsOf = (apartmentId: string, month: string): Sums => {
    const key = keyOf(grouping, apartmentId, districts.get(apartmentId) ?? '', month);
    let known = sums.get(key);
    if (!known) sums.set(key, (known = { ...NOTHING }));
    return known;
  };

  const months = monthsOf(business.span);
  for (const { apartmentId, listed } of business.apartments) {
    for (const { month, span } of months) {
      const nights = listed.reduce((sum, stay) => sum + nightsInCommon(stay, span), 0);
      sumsOf(apartmentId, month).nights += nights;
    }
  }
  for (const { apartmentId, month, source, nights } of business.others) {
    if (districts.has(apartmentId))
      sumsOf(apartmentId, month)[source === 'block' ? 'blocked' : 'channel'] += nights;
  }
  for (const { apartmentId, month, nights, revenue, isCorrection } of business.sold) {
    if (!districts.has(apartmentId)) continue;
    const sum = sumsOf(apartmentId, month);
    sum.revenue += revenue;
    if (isCorrection) sum.corrections += revenue;
    else sum.sold += nights;
  }
  return [...sums]
    .sort(([a], [b]) => Number(a > b) - Number(a < b))
    .map(([key, sum]) => ({ key, figures: figuresOf(sum) }));
}

/** The months of a span, each with its nights of it. */
export function monthsOf({ checkIn, checkOut }: Stay): { month: string; span: Stay }[] {
  const months: { month: string; span: Stay }[] = [];
  for (let first = checkIn; first < checkOut;) {
    const month = first.slice(0, 7);
    const next = nextMonth(month);
    months.push({ month, span: { checkIn: first, checkOut: next < checkOut ? next : checkOut } });
    first = next;
  }
  return months;
}

/** The first day of the month after one. @param month `2027-01` */
export function nextMonth(month: string): Day {
  return `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;
}

function nightsInCommon(one: Stay, other: Stay): number {
  const from = one.checkIn > other.checkIn ? one.checkIn : other.checkIn;
  const to = one.checkOut < other.checkOut ? one.checkOut : other.checkOut;
  return from < to ? daysBetween(from, to) : 0;
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
    corrections: sumOf(({ corrections }) => corrections),
  });
}

function keyOf(grouping: Grouping, apartmentId: string, district: string, month: string): string {
  if (grouping === 'month') return month;
  return grouping === 'apartment' ? apartmentId : district;
}

function figuresOf({ nights, blocked, sold, channel, revenue, corrections }: Sums): Report {
  const available = nights - blocked;
  const own = revenue - corrections;
  return {
    availableNights: available,
    soldNights: sold,
    channelNights: channel,
    roomRevenue: revenue,
    corrections,
    occupancy: available > 0 ? (sold + channel) / available : null,
    averageRate: divide(own, sold),
    revenuePerAvailableNight: divide(own, available - channel),
  };
}

function divide(amount: MinorUnits, nights: number): MinorUnits | null {
  return nights > 0 ? Math.round(amount / nights) : null;
}
