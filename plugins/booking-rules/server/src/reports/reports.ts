import type { Core } from '@strapi/strapi';
import type { ReportQuery, ReportRow } from '../../../contracts/reports';
import { reportBy, type Business, type OtherNight } from '../../../shared/reports/performance';
import { addYears, type Stay } from '../../../shared/domain/stay';
import { soldBy, soldReservations, soldStayOf, type ReportsDeps } from './sold-stays';

/** The figures of a span, each line beside what was on the books for it a year ago. */
export async function readReport(
  { strapi, inventory }: ReportsDeps,
  { from, to, by }: ReportQuery,
  now: Date,
): Promise<ReportRow[]> {
  const span = { checkIn: from, checkOut: to };
  const entries = [...inventory.current().entries.values()];
  const apartments = entries.map(({ card }) => ({
    apartmentId: card.apartmentId,
    district: card.district.slug,
  }));
  const sold = (await soldReservations(strapi, span)).map(soldStayOf);
  const business = { span, apartments, stays: sold, others: await otherNights(strapi, span) };

  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  const before = { checkIn: addYears(from, -1), checkOut: addYears(to, -1) };
  const lastYear = figuresThen(
    { ...business, span: before, stays: await soldBy(strapi, before, yearAgo), others: [] },
    by,
  );
  const labels = labelsOf(by, entries);
  return reportBy(by, business).map(({ key, figures }) => ({
    key,
    label: labels.get(key) ?? key,
    figures,
    lastYear: lastYear.get(by === 'month' ? addYears(`${key}-01`, -1).slice(0, 7) : key) ?? null,
  }));
}

function figuresThen(business: Business, by: ReportQuery['by']) {
  const sums = reportBy(by, business)
    .filter(({ figures }) => figures.soldNights > 0)
    .map(({ key, figures: { soldNights, roomRevenue } }) => [key, { soldNights, roomRevenue }] as const);
  return new Map(sums);
}

function labelsOf(
  by: ReportQuery['by'],
  entries: { card: { apartmentId: string; name: string; district: { slug: string; name: string } } }[],
) {
  const pairs = entries.map(({ card }): [string, string] =>
    by === 'apartment' ? [card.apartmentId, card.name] : [card.district.slug, card.district.name],
  );
  return new Map(by === 'month' ? [] : pairs);
}

/** The nights of a span that were not for sale here. */
export function otherNights(strapi: Core.Strapi, { checkIn, checkOut }: Stay): Promise<OtherNight[]> {
  return strapi.db
    .connection('booking_nights')
    .where('night', '>=', checkIn)
    .andWhere('night', '<', checkOut)
    .whereIn('source', ['block', 'channel'])
    .select('night', 'source', { apartmentId: 'apartment' });
}
