import type { Fils } from '../../format/money';

/** An amount in as many equal parts, whole fils that add up to it; the first parts take what is left over. */
export function spreadOver(amount: Fils, parts: number): Fils[] {
  const each = Math.trunc(amount / parts);
  const left = amount - each * parts;
  return Array.from({ length: parts }, (_, index) => each + (index < Math.abs(left) ? Math.sign(left) : 0));
}
