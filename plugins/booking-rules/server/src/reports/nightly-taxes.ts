import type { Core } from '@strapi/strapi';
import type { NightlyTaxRow } from '../../../contracts/reports/reports';
import { nightlyTaxesOf } from '../../../shared/domain/folio/nightly-tax';
import { localDay, localInstant } from '../../../shared/domain/local-day';
import { nextMonth } from '../../../shared/reports/performance';
import { apartmentAt, countedEntries, SOLD_AT_ONCE } from '../../../shared/reports/stay-history';
import { entriesByReference } from '../folio/queries';
import { stayHistories } from '../records/reservations/reservation-history';
import { referencesConcerning, staysOf } from './booked-stays';
import type { ReportsDeps } from './sold-nights';

/**
 * The taxes of the nights slept in a month, and what was corrected of earlier months in it, by the entries of folios.
 * @param month `2027-01`
 */
export function readNightlyTaxes(
  { strapi, keep }: Pick<ReportsDeps, 'strapi' | 'keep'>,
  month: string,
  now: Date,
): Promise<NightlyTaxRow[]> {
  return keep<NightlyTaxRow[]>(`taxes of ${month} on ${localDay(now)}`, async (before) => {
    const changed = new Set(before?.changed);
    const others = (before?.answer ?? []).filter(({ reference }) => !changed.has(reference));
    const rows = await taxRows(
      strapi,
      await referencesConcerning(strapi.db.connection, month, before?.changed),
      {
        month,
        now,
      },
    );
    return [...others, ...rows].sort(
      (a, b) => a.tax.localeCompare(b.tax) || Number(a.checkIn > b.checkIn) - Number(a.checkIn < b.checkIn),
    );
  });
}

async function taxRows(
  strapi: Core.Strapi,
  references: readonly string[],
  { month, now }: { month: string; now: Date },
): Promise<NightlyTaxRow[]> {
  const { connection } = strapi.db;
  const folios = await entriesByReference(connection, references, { kind: 'tax' });
  const histories = await stayHistories(connection, references);
  const historyOf = (reference: string) => histories.get(reference) ?? SOLD_AT_ONCE;
  const lines = nightlyTaxesOf(
    [...folios].map(([reference, entries]) => ({
      reference,
      entries: countedEntries(entries, historyOf(reference)),
    })),
    month,
    localDay(now),
  );
  const end = localInstant(nextMonth(month), '00:00');
  const byReference = await staysOf(strapi, references);
  return lines.flatMap(({ name: taxName, ...line }) => {
    const stay = byReference.get(line.reference);
    if (!stay) return [];
    const { guest, checkIn, checkOut } = stay;
    const apartment = apartmentAt(end, historyOf(line.reference), {
      apartmentId: stay.apartmentId,
      apartmentName: stay.apartmentName,
    });
    return [{ ...line, ...apartment, taxName, guest, checkIn, checkOut }];
  });
}
