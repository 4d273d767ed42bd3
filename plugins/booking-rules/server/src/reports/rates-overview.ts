import type { Core } from '@strapi/strapi';
import type { GapRow, MinimumStayRow } from '../../../shared/contracts/overview';
import { gapNightsOf } from '../../../shared/domain/restrictions/gap-nights';
import { addDays, dubaiDay } from '../../../shared/domain/stay';
import { minimumStayStrip } from '../../../shared/domain/pricing/year-strip';
import { engineOf } from '../engine';

/** Days ahead in which gaps are looked for: later ones may still change by themselves. */
const GAP_DAYS = 180;
const YEAR_DAYS = 365;

/** The free nights of the coming half year that nobody can book, the soonest first. */
export function readGaps(strapi: Core.Strapi, now: Date): GapRow[] {
  const entries = [...engineOf(strapi).inventory.current().entries.values()];
  return entries
    .flatMap(({ documentId, card, listing }) =>
      gapNightsOf(listing, GAP_DAYS, now).map((gap) => ({
        apartmentId: card.apartmentId,
        documentId,
        name: card.name,
        ...gap,
      })),
    )
    .sort((a, b) => Number(a.firstNight > b.firstNight) - Number(a.firstNight < b.firstNight));
}

/** What minimum stay applies to each apartment, today and through the coming year. */
export function readMinimumStays(
  strapi: Core.Strapi,
  now: Date,
): { global: number | null; rows: MinimumStayRow[] } {
  const { policies, entries } = engineOf(strapi).inventory.current();
  const today = dubaiDay(now);
  const year = { checkIn: today, checkOut: addDays(today, YEAR_DAYS) };
  const rows = [...entries.values()].map(({ documentId, card, listing }) => ({
    apartmentId: card.apartmentId,
    documentId,
    name: card.name,
    district: card.district,
    bedrooms: card.bedrooms,
    override: listing.rules.minimumStayOverride,
    year: minimumStayStrip(listing, year),
  }));
  return { global: policies.minimumStay, rows };
}
