import type { Cells } from './cells';
import type { Field } from './columns';
import type { Findings } from './findings';
import { NIGHTS_OF, type Rate } from './nightly-rate';
import { numberOf } from './numbers';

const MOST_MINIMUM = 365;
const MOST_MAXIMUM = 730;

export interface Nights {
  minimumStay: number | null;
  maximumStay: number | null;
  gapFilling: boolean | null;
}

/** How long a stay has to be and may be. What is priced by the month is not sold for less than one. */
export function interpretNights(cells: Cells, { period }: Rate, findings: Findings): Nights {
  const given = nightsOf(cells, 'minimumStay', MOST_MINIMUM, findings);
  const maximumStay = nightsOf(cells, 'maximumStay', MOST_MAXIMUM, findings);
  const least = NIGHTS_OF[period];
  const isRaised = least !== null && (given ?? 1) < least;
  const minimumStay = isRaised ? least : given;
  if (isRaised) {
    findings.mended(
      'minimumStay',
      `${least} nights, as the price is for a ${period}; shorter gaps are not sold either`,
    );
  }
  if (minimumStay !== null && maximumStay !== null && maximumStay < minimumStay) {
    findings.refuse(`No stay fits: at least ${minimumStay} nights and at most ${maximumStay}.`);
  }
  return { minimumStay, maximumStay, gapFilling: least === null ? null : false };
}

function nightsOf(cells: Cells, field: Field, most: number, findings: Findings): number | null {
  const given = cells.text(field);
  if (given === null) return null;
  const nights = numberOf(given.replace(/\s*(nights?|days?)$/i, ''));
  if (nights !== null && Number.isInteger(nights) && nights >= 1 && nights <= most) return nights;
  findings.warn(field, `"${given}" is no number of nights from 1 to ${most}: left out`);
  return null;
}
