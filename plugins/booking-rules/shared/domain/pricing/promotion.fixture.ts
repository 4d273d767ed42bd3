import type { Promotion } from './promotion';

/** A code that holds everywhere and always. */
export const SUMMER: Promotion = {
  code: 'SUMMER',
  percent: 20,
  amount: null,
  active: true,
  bookFrom: null,
  bookUntil: null,
  stayFrom: null,
  stayUntil: null,
  minimumNights: null,
  apartments: null,
  useLimit: null,
  uses: 0,
};
