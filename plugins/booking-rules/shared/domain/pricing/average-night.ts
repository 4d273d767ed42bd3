import { toAmount, toDecimal, type Fils } from '../../format/money';

/**
 * What a night of a stay costs on average, everything included: in whole units of the currency, rounded up, so that no
 * stay costs more than it says.
 */
export function averageNight(total: Fils, nights: number): Fils {
  return toAmount(Math.ceil(toDecimal(total) / nights));
}
