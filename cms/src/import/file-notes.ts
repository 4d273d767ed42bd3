import type { Core } from '@strapi/strapi';
import type { Decision } from './plan/decision';
import type { RowReading } from './interpret/interpret';

/** More unknown amenities than these are counted, not named. */
const MOST_NAMED = 12;

/** What is counted while rows go by, of which notes about the whole file are made. */
export interface FileTally {
  add(reading: RowReading, decision: Decision): void;
  notes(strapi: Core.Strapi): Promise<string[]>;
}

/** Keeps counts alone, so that a long file takes no more memory than a short one. */
export function createFileTally(): FileTally {
  const unknownAmenities = new Map<string, number>();
  const unusedColumns = new Map<string, number>();
  let hasMonthlyPrices = false;
  let lacksCleaningFee = false;

  return {
    add({ interpretation, ...reading }, decision) {
      count(unknownAmenities, reading.unknownAmenities);
      // Of a refused row not every column was looked at.
      if (interpretation.kind === 'listing') count(unusedColumns, reading.unusedColumns);
      if (decision.outcome !== 'created') return;
      hasMonthlyPrices ||= decision.draft.gapFilling === false;
      lacksCleaningFee ||= decision.draft.cleaningFee === null;
    },

    async notes(strapi) {
      const notes: string[] = [];
      const unknown = inWords(unknownAmenities);
      if (unknown.length > 0) {
        const more = unknown.length > MOST_NAMED ? ` and ${unknown.length - MOST_NAMED} more` : '';
        notes.push(
          `Not recognised as amenities: ${unknown.slice(0, MOST_NAMED).join(', ')}${more}. Add those that guests should filter by under Amenity in the admin panel, and import again.`,
        );
      }
      const unused = inWords(unusedColumns);
      if (unused.length > 0) notes.push(`Columns that are not used: ${unused.join(', ')}.`);
      const discount = hasMonthlyPrices ? await longStayDiscount(strapi) : null;
      if (discount) {
        notes.push(
          `Prices by the month became nightly rates, and Site settings take ${discount.percent}% off stays of ${discount.nights} nights or more: a month then costs that much less than the list says.`,
        );
      }
      if (lacksCleaningFee) {
        notes.push('New apartments without a cleaning fee in the list have none: set it in the admin panel.');
      }
      return notes;
    },
  };
}

function count(counts: Map<string, number>, names: readonly string[]): void {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The most frequent first, each with its count where it is more than one. */
function inWords(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, times]) => (times === 1 ? name : `${name} (${times})`));
}

/** The discount that every stay of a month earns; null when there is none. */
async function longStayDiscount(strapi: Core.Strapi): Promise<{ nights: number; percent: number } | null> {
  const setting = (await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ populate: { lengthOfStayDiscounts: true } })) as {
    lengthOfStayDiscounts: { nights: number; percent: number }[] | null;
  } | null;
  const earned = (setting?.lengthOfStayDiscounts ?? []).filter(({ nights }) => nights <= 28);
  return earned.sort((a, b) => b.percent - a.percent)[0] ?? null;
}
