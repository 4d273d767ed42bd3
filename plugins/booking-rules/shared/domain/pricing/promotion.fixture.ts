import { UNLIMITED, type Promotion } from './promotion';

/** A code that holds everywhere and always. */
export const SUMMER: Promotion = { ...UNLIMITED, code: 'SUMMER', percent: 20 };
