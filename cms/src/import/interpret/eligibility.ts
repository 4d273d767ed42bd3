import type { Columns } from './columns';
import type { Issues } from './listing-draft';

const NO_HOME = /office|retail|shop|warehouse|showroom|labou?r camp|\bland\b|\bplot\b|commercial/i;

/** Refuses what is not a home to let. */
export function refuseNonRentals(columns: Columns, issues: Issues): void {
  const purpose = columns.text('purpose');
  if (purpose !== null && /sale|sell|buy/i.test(purpose)) {
    issues.refuse(`It is for sale ("${purpose}"), not for rent.`);
  }
  const categories = [columns.first('category')?.value].flat().filter((value) => typeof value === 'string');
  const other = categories.find((category) => NO_HOME.test(category));
  if (other !== undefined) issues.refuse(`It is not a home ("${other}").`);
}

/** Whether the row says that it can be booked now; null when it says nothing. */
export function isBookable(columns: Columns): boolean | null {
  const value = columns.first('available')?.value;
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  if (/^(yes|y|true|1|available|active|open)$/i.test(text.trim())) return true;
  return /^(no|n|false|0|unavailable|inactive|closed)$/i.test(text.trim()) ? false : null;
}

/** Why a home without furniture is held back; null for the others. */
export function unfurnishedReason(columns: Columns): string | null {
  const value = columns.first('furnishing')?.value;
  const isBare =
    value === false || (typeof value === 'string' && /^(un-?furnished|no|false)$/i.test(value.trim()));
  return isBare ? 'it is not furnished' : null;
}

/** Dubai's permits for holiday homes: area, building and unit, `DOW-TWR-1A2B3`. */
const HOLIDAY_HOME = /^[A-Z]{2,3}-[A-Z0-9]{2,4}-[A-Z0-9]{5}$/;
const FEWEST_CHARACTERS = 5;
const MOST_CHARACTERS = 40;

/** The number when it is the permit of one home; others are numbers of firms and adverts, so null. */
export const unitPermit = (permit: string | null): string | null =>
  permit !== null && HOLIDAY_HOME.test(permit) ? permit : null;

interface Permit {
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
export function interpretPermit(columns: Columns, isLongLet: boolean, issues: Issues): Permit {
  const given =
    columns
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
    return { number: null, isHolidayHome: false, hold: `"${given}" is not a permit number` };
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
  issues.warn('permitNumber', `${given} is ${form}: check it`);
  return { number: given, isHolidayHome: false, hold: null };
}
