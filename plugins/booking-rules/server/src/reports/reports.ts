import type { Core } from '@strapi/strapi';
import type { ReportQuery, ReportRow } from '../../../contracts/reports/reports';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { monthsOf, reportBy } from '../../../shared/reports/performance';
import { addDays, addYears, type Day, type Stay } from '../../../shared/domain/stay';
import { localDay, localInstant } from '../../../shared/domain/local-day';
import { rows, UIDS } from '../records/documents';
import { monthsConcerned } from './booked-stays';
import { readListed } from './listed';
import { otherNights, soldNights, type ReportsDeps, type SoldStay } from './sold-nights';

/** An apartment that was for sale at some time. */
interface NamedApartment {
  apartmentId: string;
  name: string;
  district: { slug: string; name: string };
  listed: Stay[];
}

/** Months, or parts of one, whose nights are kept. */
const MOST_MONTHS = 120;

/** A month, or a part of one, with the nights of it that are sold. */
interface SoldPart {
  span: Stay;
  stays: readonly SoldStay[];
}

/** Where an apartment lies that is there no more. */
const NOWHERE = { slug: 'other', name: 'Other' };

/** The figures of a span, each line beside what was on the books for it a year ago. */
export async function readReport(
  deps: ReportsDeps,
  { from, to, by }: ReportQuery,
  now: Date,
): Promise<ReportRow[]> {
  const { strapi } = deps;
  const yearAgo = addYears(localDay(now), -1);
  const span = { checkIn: from, checkOut: to };
  const listed = await readListed(deps, now);
  const named = await namedApartments(deps, listed);
  const apartments = named.map(({ district, ...apartment }) => ({ ...apartment, district: district.slug }));

  const before = { checkIn: addYears(from, -1), checkOut: addYears(to, -1) };
  const lastYear = figuresThen(
    reportBy(by, {
      ...{ span: before, apartments, others: [] },
      sold: await keptSoldNights(deps, before, yearAgo),
    }),
  );
  const labels = new Map(
    named.map(({ apartmentId, name, district }) =>
      by === 'apartment' ? [apartmentId, name] : [district.slug, district.name],
    ),
  );
  const business = {
    ...{ span, apartments },
    sold: await keptSoldNights(deps, span),
    others: await otherNights(strapi, span, listed),
  };
  const says = ({
    availableNights,
    soldNights: sold,
    roomRevenue,
    corrections,
  }: ReportRow['figures']): boolean =>
    availableNights > 0 || sold !== 0 || roomRevenue !== 0 || corrections !== 0;
  return reportBy(by, business)
    .filter(({ figures }) => by === 'month' || says(figures))
    .map(({ key, figures }) => ({
      key,
      label: (by === 'month' ? null : labels.get(key)) ?? key,
      figures,
      lastYear: lastYear.get(by === 'month' ? addYears(`${key}-01`, -1).slice(0, 7) : key) ?? null,
    }));
}

/**
 * The nights of a span that are sold, month by month. Once reservations have changed, they alone are read again, and only
 * for months in which they have nights or were written to: in others there is nothing of them, and was nothing before.
 * @param by only what had been written when this day was over
 */
async function keptSoldNights({ strapi, keep }: ReportsDeps, span: Stay, by?: Day): Promise<SoldStay[]> {
  const asked = by === undefined ? {} : { writtenBy: localInstant(addDays(by, 1), '00:00') };
  const known = await keep<Map<string, SoldPart>>(`sold by ${by}`, async (before) => {
    if (!before) return new Map();
    const [parts, references] = [new Map(before.answer), before.changed];
    const months = await monthsConcerned(strapi.db.connection, references);
    for (const [key, part] of parts) {
      if (!months.has(key.slice(0, 7))) continue;
      const others = part.stays.filter(({ reference }) => !references.includes(reference));
      const changed = await soldNights(strapi, part.span, { ...asked, references });
      parts.set(key, { ...part, stays: [...others, ...changed] });
    }
    return parts;
  });
  const sold: SoldStay[] = [];
  // In turn: guests need the other connections.
  for (const { span: part } of monthsOf(span)) {
    const key = `${part.checkIn} ${part.checkOut}`;
    const { stays } = known.get(key) ?? { stays: await soldNights(strapi, part, asked) };
    // What is written meanwhile makes another map of those that are known.
    known.set(key, { span: part, stays });
    for (const stay of stays) sold.push(stay);
  }
  for (const key of [...known.keys()].slice(0, -MOST_MONTHS)) known.delete(key);
  return sold;
}

function figuresThen(lines: ReturnType<typeof reportBy>): Map<string, NonNullable<ReportRow['lastYear']>> {
  return new Map(
    lines
      .filter(({ figures }) => figures.soldNights > 0)
      .map(({ key, figures: { soldNights: nights, roomRevenue } }) => [
        key,
        { soldNights: nights, roomRevenue },
      ]),
  );
}

/** Apartments with their names: of those that are published no more, as their draft has it. */
async function namedApartments(
  { strapi, inventory }: Pick<ReportsDeps, 'strapi' | 'inventory'>,
  listed: ReadonlyMap<string, Stay[]>,
): Promise<NamedApartment[]> {
  const { entries } = inventory.current();
  const gone = [...listed.keys()].filter((id) => !entries.has(id));
  const drafts = await draftsOf(strapi, gone);
  return [...listed].map(([apartmentId, spans]) => {
    const { name, district } = entries.get(apartmentId)?.card ?? drafts.get(apartmentId) ?? {};
    return { apartmentId, listed: spans, name: name ?? apartmentId, district: district ?? NOWHERE };
  });
}

async function draftsOf(strapi: Core.Strapi, ids: readonly string[]) {
  const found =
    ids.length === 0
      ? []
      : await rows(strapi, UIDS.apartment).findMany({
          where: { apartmentId: { $in: ids }, publishedAt: null, locale: DEFAULT_LANGUAGE },
          select: ['apartmentId', 'name'],
          populate: { district: { select: ['slug', 'name'] } },
        });
  return new Map(found.map((draft) => [draft.apartmentId, draft]));
}
