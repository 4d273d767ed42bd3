import { currencyOfBusiness, toDecimal, type MinorUnits } from './money';
import { placeOfBusiness } from './place';

/** A cell as RFC 4180 has it. A text that a spreadsheet would run as a formula is kept from that by an apostrophe. */
function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^-\d+(\.\d+)?$/.test(value);
  const text = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV with a heading, for spreadsheets: lines end as RFC 4180 wants. */
export function toCsv(
  heading: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return csvLines([heading, ...rows]);
}

/** Rows of such a file without a heading. Joined, so that a line that is kept for long is one piece of memory. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return [...rows.map((row) => row.map(cellOf).join(',')), ''].join('\r\n');
}

/** An amount as a plain decimal number, with all digits of the currency: `2375.75`. */
export function decimalAmount(amount: MinorUnits): string {
  return toDecimal(amount).toFixed(placeOfBusiness().minorDigits);
}

/** A heading over such amounts: `Total (AED)`. */
export function withCurrency(heading: string): string {
  return `${heading} (${currencyOfBusiness()})`;
}
