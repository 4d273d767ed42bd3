import type { MinorUnits } from '../../format/money';

/** Splits an amount into equal parts of whole minor units that add up to it. The first parts take the remainder. */
export function spreadOver(amount: MinorUnits, parts: number): MinorUnits[] {
  const each = Math.trunc(amount / parts);
  const left = amount - each * parts;
  return Array.from({ length: parts }, (_, index) => each + (index < Math.abs(left) ? Math.sign(left) : 0));
}
