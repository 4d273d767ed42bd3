import type { CalendarRulesRequest, GapQuery, GapRequest } from '../../../contracts/rates/restrictions';
import type { ApartmentNamesQuery, ApartmentQuery } from '../../../contracts/rates/apartments';
import type { RatesCopy } from '../../../contracts/rates/rates';
import type { TermsChange } from '../../../contracts/rates/terms';
import type { RuleChange } from '../../../shared/domain/restrictions/rule-change';
import { changedYears } from './changed-years';
import { copyRates } from './copy-rates';
import { openGapNightsOf } from './gap-nights';
import { readApartmentNames, readGaps, readMinimumStays, readRatesAndRestrictions } from './read';
import { saveCalendarRules } from './save-calendar-rules';
import { saveRules, type RatesDeps } from './save-rules';
import { readTerms, saveTerms } from './terms';

/** Rates, restrictions and promotions: read, changed together, copied. A change is made whole or not at all. */
export const createRates = (deps: RatesDeps) => ({
  read: (query: ApartmentQuery, now: Date) => readRatesAndRestrictions(deps, query, now),
  apartments: (query: ApartmentNamesQuery) => readApartmentNames(deps.inventory.current(), query),
  minimumStays: (query: ApartmentQuery, now: Date) => readMinimumStays(deps.inventory.current(), query, now),
  gaps: (query: GapQuery, now: Date) => readGaps(deps.inventory.current(), query, now),
  save: (change: RuleChange, now: Date) => changedYears(deps.inventory, now, () => saveRules(deps, change)),
  saveCalendarRules: (request: CalendarRulesRequest) => saveCalendarRules(deps, request),
  terms: () => readTerms(deps),
  saveTerms: (change: TermsChange) => saveTerms(deps, change),
  copy: (copy: RatesCopy, now: Date) => copyRates(deps, copy, now),
  openGapNights: (gap: GapRequest, now: Date) => openGapNightsOf(deps, gap, now),
});
