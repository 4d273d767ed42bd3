import type { Fils } from '../../format/money';

/** Splits an amount into equal parts of whole fils that add up to it. The first parts take the remainder. */
export function spreadOver(amount: Fils, parts: number): Fils[] {
  const each = Math.trunc(amount / parts);
  const left = amount - each * parts;
  return Array.from({ length: parts }, (_, index) => each + (index < Math.abs(left) ? Math.sign(left) : 0));
}
