import { textOf } from './columns';

const WORDS =
  /\b(aed|dhs?|dirhams?|usd|eur|gbp|sq\.?\s?(m|ft|feet|metres|meters)|m2|m²|ft2|sqm|sqft)\b|د\.?إ|[$€£]/giu;

/**
 * A number as people and spreadsheets write it: `1,250`, `AED 1 250.50`, `1.250,00`. null when it is none, or
 * when it could be two different ones.
 */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text =
    textOf(value)
      ?.replace(WORDS, '')
      .replace(/[\s\u00a0']/g, '') ?? '';
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(text) || /^-?\d{1,3}(\.\d{3}){2,}$/.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  if (/^-?\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  return null;
}

/** True for what is a number or reads as one. */
export const isNumeric = (value: unknown): boolean => numberOf(value) !== null;
