import type { Cells } from './cells';
import type { Findings } from './findings';

const NO_HOME = /office|retail|shop|warehouse|showroom|labou?r camp|\bland\b|\bplot\b|commercial/i;

/** Refuses what is not a home to let. */
export function refuseWhatIsNotLet(cells: Cells, findings: Findings): void {
  const purpose = cells.text('purpose');
  if (purpose !== null && /sale|sell|buy/i.test(purpose)) {
    findings.refuse(`It is for sale ("${purpose}"), not to let.`);
  }
  const categories = [cells.first('category')?.value].flat().filter((value) => typeof value === 'string');
  const other = categories.find((category) => NO_HOME.test(category));
  if (other !== undefined) findings.refuse(`It is no home ("${other}").`);
}

/** Whether the row says that it can be booked now; null when it says nothing. */
export function isOffered(cells: Cells): boolean | null {
  const value = cells.first('available')?.value;
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  if (/^(yes|y|true|1|available|active|open)$/i.test(text.trim())) return true;
  return /^(no|n|false|0|unavailable|inactive|closed)$/i.test(text.trim()) ? false : null;
}

/** Why a home without furniture is held back; null for the others. */
export function unfurnished(cells: Cells): string | null {
  const value = cells.first('furnishing')?.value;
  const isBare =
    value === false || (typeof value === 'string' && /^(un-?furnished|no|false)$/i.test(value.trim()));
  return isBare ? 'it is not furnished' : null;
}

/** How many pictures a row names. */
export function countPictures(cells: Cells): number {
  const value = cells.first('pictures')?.value;
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value.split(/[\s,;|]+/).filter((part) => part !== '').length : 0;
}
