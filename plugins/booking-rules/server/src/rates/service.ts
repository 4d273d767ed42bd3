import type { CalendarRulesRequest, GapRequest } from '../../../contracts/rates/restrictions';
import type { RatesCopy } from '../../../contracts/rates/rates';
import type { TermsChange } from '../../../contracts/rates/terms';
import type { RuleChange } from '../../../shared/domain/restrictions/rule-change';
import { copyRates } from './copy-rates';
import { openGapNightsOf } from './gap-nights';
import { readApartmentNames, readGaps, readMinimumStays, readRatesAndRestrictions } from './read';
import { saveCalendarRules } from './save-calendar-rules';
import { saveRules, type RatesDeps } from './save-rules';
import { readTerms, saveTerms } from './terms';

/** Rates, restrictions and promotions: read, changed together, copied. A change is made whole or not at all. */
export const createRates = (deps: RatesDeps) => ({
  read: (now: Date) => readRatesAndRestrictions(deps, now),
  apartments: () => readApartmentNames(deps.inventory),
  minimumStays: (now: Date) => readMinimumStays(deps.inventory, now),
  gaps: (now: Date) => readGaps(deps.inventory, now),
  save: (change: RuleChange) => saveRules(deps, change),
  saveCalendarRules: (request: CalendarRulesRequest) => saveCalendarRules(deps, request),
  terms: () => readTerms(deps),
  saveTerms: (change: TermsChange) => saveTerms(deps, change),
  copy: (copy: RatesCopy, now: Date) => copyRates(deps, copy, now),
  openGapNights: (gap: GapRequest, now: Date) => openGapNightsOf(deps, gap, now),
});
