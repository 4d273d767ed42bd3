import type { PlacePack } from 'booking-rules/engine';
import { type Columns, textOf, yesOrNo } from './columns';
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
  const text = textOf(value) ?? '';
  if (/^(available|active|open)$/i.test(text)) return true;
  return /^(unavailable|inactive|closed)$/i.test(text) ? false : yesOrNo(value);
}

/** Why a home without furniture is held back; null for the others. */
export function unfurnishedReason(columns: Columns): string | null {
  const value = columns.first('furnishing')?.value;
  const isBare =
    value === false || (typeof value === 'string' && /^(un-?furnished|no|false)$/i.test(value.trim()));
  return isBare ? 'it is not furnished' : null;
}

const FEWEST_CHARACTERS = 5;
const MOST_CHARACTERS = 40;

interface Permit {
  number: string | null;
  /** It names one home, as the authority writes such permits; others are numbers of firms and adverts. */
  isHolidayHome: boolean;
  /** Why the home must not be sold yet; null when it may. */
  hold: string | null;
}

/**
 * The permit under which a home is let. Without one nothing is sold: the listing stays a draft. So does a let
 * by the month whose number is none for holiday homes, as that one allows to advertise a lease, not nights.
 * @param form of permits there; null where none is known, so that every number is taken
 */
export function interpretPermit(
  columns: Columns,
  isLongLet: boolean,
  form: PlacePack['permit'] | null,
  issues: Issues,
): Permit {
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
  const isHolidayHome = form !== null && new RegExp(form.pattern).test(given);
  if (form === null || isHolidayHome) return { number: given, isHolidayHome, hold: null };
  const why = `not in the form of a holiday-home permit (such as ${form.example})`;
  if (isLongLet) {
    return {
      number: given,
      isHolidayHome: false,
      hold: `the permit ${given} is ${why}, so it may be for leases only`,
    };
  }
  issues.warn('permitNumber', `${given} is ${why}: check it`);
  return { number: given, isHolidayHome: false, hold: null };
}
