import type { Columns, Field } from './columns';
import type { Issues } from './listing-draft';
import { NIGHTS_OF, type Rate } from './prices';
import { numberOf } from './numbers';

const MOST_MINIMUM = 365;
const MOST_MAXIMUM = 730;

export interface Nights {
  minimumStay: number | null;
  maximumStay: number | null;
  gapFilling: boolean | null;
}

/** How long a stay has to be and may be. What is priced by the month is not sold for less than one. */
export function interpretNights(columns: Columns, { period }: Rate, issues: Issues): Nights {
  const given = nightsOf(columns, 'minimumStay', MOST_MINIMUM, issues);
  const maximumStay = nightsOf(columns, 'maximumStay', MOST_MAXIMUM, issues);
  const least = NIGHTS_OF[period];
  const isRaised = least !== null && (given ?? 1) < least;
  const minimumStay = isRaised ? least : given;
  if (isRaised) {
    issues.fixed(
      'minimumStay',
      `${least} nights, as the price is for a ${period}; shorter gaps are not sold either`,
    );
  }
  if (minimumStay !== null && maximumStay !== null && maximumStay < minimumStay) {
    issues.refuse(`No stay fits: at least ${minimumStay} nights and at most ${maximumStay}.`);
  }
  return { minimumStay, maximumStay, gapFilling: least === null ? null : false };
}

function nightsOf(columns: Columns, field: Field, most: number, issues: Issues): number | null {
  const given = columns.text(field);
  if (given === null) return null;
  const nights = numberOf(given.replace(/\s*(nights?|days?)$/i, ''));
  if (nights !== null && Number.isInteger(nights) && nights >= 1 && nights <= most) return nights;
  issues.warn(field, `"${given}" is not a number of nights from 1 to ${most}: left out`);
  return null;
}
