import { BASIS_WORDS, isPercentage } from '../../../shared/domain/pricing/charge-rule';
import type { PlacePack } from './place-pack';

const ORDER_STEP = 10;

/** The areas of a place as they are kept, in the order of the pack. */
export function areasOf({ areas }: Pick<PlacePack, 'areas'>) {
  return areas.map(({ slug, name, intro }, index) => ({
    slug,
    name,
    intro,
    order: (index + 1) * ORDER_STEP,
  }));
}

/** Its fees and taxes as they are kept: a percentage has no amount, and an amount no percentage. */
export function chargesOf({ charges }: Pick<PlacePack, 'charges'>) {
  return charges.map(({ id, kind, basis, amount, percent, ...rest }) => ({
    ...rest,
    code: id,
    kind: kind === 'tax' ? 'Tax' : 'Fee',
    basis: BASIS_WORDS[basis],
    amount: isPercentage(basis) ? null : amount,
    percent: isPercentage(basis) ? percent : null,
    active: true,
  }));
}
