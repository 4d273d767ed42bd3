import type { Cells } from './cells';
import type { Findings } from './findings';

/** Dubai's permits for holiday homes: area, building and unit, `DOW-TWR-1A2B3`. */
const HOLIDAY_HOME = /^[A-Z]{2,3}-[A-Z0-9]{2,4}-[A-Z0-9]{5}$/;
const FEWEST_CHARACTERS = 5;
const MOST_CHARACTERS = 40;

/** The number when it is the permit of one home; others are numbers of firms and adverts, so null. */
export const unitPermit = (permit: string | null): string | null =>
  permit !== null && HOLIDAY_HOME.test(permit) ? permit : null;

export interface Permit {
  number: string | null;
  /** It names one home. */
  isHolidayHome: boolean;
  /** Why the home must not be sold yet; null when it may. */
  hold: string | null;
}

/**
 * The permit under which a home is let. Without one nothing is sold: the listing stays a draft. So does a let
 * by the month whose number is none for holiday homes, as that one allows to advertise a lease, not nights.
 */
export function interpretPermit(cells: Cells, isLongLet: boolean, findings: Findings): Permit {
  const given =
    cells
      .text('permit')
      ?.replace(/\s*-\s*/g, '-')
      .toUpperCase() ?? null;
  if (given === null) {
    return {
      number: null,
      isHolidayHome: false,
      hold: 'it has no permit number, and no home may be let without one',
    };
  }
  if (given.length < FEWEST_CHARACTERS || given.length > MOST_CHARACTERS || !/\d|-/.test(given)) {
    return { number: null, isHolidayHome: false, hold: `"${given}" is no permit number` };
  }
  if (HOLIDAY_HOME.test(given)) return { number: given, isHolidayHome: true, hold: null };
  const form = 'not in the form of a holiday-home permit (such as DOW-TWR-1A2B3)';
  if (isLongLet) {
    return {
      number: given,
      isHolidayHome: false,
      hold: `the permit ${given} is ${form}, so it may be for leases only`,
    };
  }
  findings.warn('permitNumber', `${given} is ${form}: check it`);
  return { number: given, isHolidayHome: false, hold: null };
}
