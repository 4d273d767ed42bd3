import type { Core } from '@strapi/strapi';
import type { Decision } from './decision';
import type { RowReading } from './interpret';
import type { RowsOfFile } from './read-file';

/** More unknown amenities than these are counted, not named. */
const MOST_NAMED = 12;

interface Imported {
  rows: RowsOfFile;
  readings: readonly RowReading[];
  decisions: readonly Decision[];
  createdAmenities: readonly string[];
  createdDistricts: boolean;
}

/** What concerns the file as a whole. */
export async function fileNotes(
  strapi: Core.Strapi,
  { rows, readings, decisions, createdAmenities, createdDistricts }: Imported,
): Promise<string[]> {
  const notes = [...rows.notes];
  if (createdDistricts) notes.push('There were no areas at all, so the eleven areas of the site were made.');
  if (createdAmenities.length > 0) notes.push(`New amenities: ${createdAmenities.join(', ')}.`);
  const unknown = counted(readings.flatMap(({ unknownAmenities }) => unknownAmenities));
  if (unknown.length > 0) {
    const more = unknown.length > MOST_NAMED ? ` and ${unknown.length - MOST_NAMED} more` : '';
    notes.push(
      `Not taken as amenities: ${unknown.slice(0, MOST_NAMED).join(', ')}${more}. What guests should filter by, add under Amenity in the admin panel and import again.`,
    );
  }
  // Of a refused row not every column was looked at.
  const understood = readings.filter(({ interpretation }) => interpretation.kind === 'listing');
  const unused = counted(understood.flatMap(({ unusedColumns }) => unusedColumns));
  if (unused.length > 0) notes.push(`Columns that are not used: ${unused.join(', ')}.`);
  const created = decisions.filter((decision) => decision.outcome === 'created').map(({ draft }) => draft);
  const discount = created.some(({ gapFilling }) => gapFilling === false)
    ? await longStayDiscount(strapi)
    : null;
  if (discount) {
    notes.push(
      `Prices by the month became nightly rates, and Site settings take ${discount.percent}% off stays of ${discount.nights} nights or more: a month then costs that much less than the list says.`,
    );
  }
  if (created.some(({ cleaningFee }) => cleaningFee === null)) {
    notes.push('New apartments without a cleaning fee in the list have none: set it in the admin panel.');
  }
  return notes;
}

/** The discount that every stay of a month earns; null when there is none. */
async function longStayDiscount(strapi: Core.Strapi): Promise<{ nights: number; percent: number } | null> {
  const setting = (await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ populate: { lengthOfStayDiscounts: true } })) as unknown as {
    lengthOfStayDiscounts: { nights: number; percent: number }[] | null;
  } | null;
  const earned = (setting?.lengthOfStayDiscounts ?? []).filter(({ nights }) => nights <= 28);
  return earned.sort((a, b) => b.percent - a.percent)[0] ?? null;
}

/** Each once, the most frequent first, with its count where it is more than one. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
}
