import { formatCount } from '../../format/plural';

/** A noun in the forms that Arabic counts with: `ليلة`, `ليلتان`, `ليالٍ` (3 to 10), `ليلة` (11 to 99), `ليلة` (100 …). */
export interface ArabicForms {
  /** The noun alone says that it is one. */
  one: string;
  /** And that they are two. */
  two: string;
  few: string;
  many: string;
  other: string;
  /** Of nothing; `0` and the other form where it is left out. */
  zero?: string;
}

const RULES = new Intl.PluralRules('ar');

/** A count with its noun, as Arabic has it: `ليلة واحدة`, `ليلتان`, `5 ليالٍ`, `11 ليلة`. */
export function countOf(count: number, forms: ArabicForms): string {
  const category = RULES.select(count);
  if (category === 'one' || category === 'two') return forms[category];
  if (category === 'zero') return forms.zero ?? `${formatCount(count)} ${forms.other}`;
  return `${formatCount(count)} ${forms[category]}`;
}
