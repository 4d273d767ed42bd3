import type { Listing } from 'booking-rules/shared/listing/listing';
import { formatAmount, formatBareAmount } from 'booking-rules/shared/format/money';
import type { MinimumStayRule } from 'booking-rules/shared/domain/restrictions/compiled-rules';
import { plural } from 'booking-rules/shared/format/plural';
import { rateRuleStrip } from 'booking-rules/shared/domain/pricing/rates';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { minimumStayStrip } from 'booking-rules/shared/domain/pricing/year-strip';
import { formatDays } from '../../format/dates';
import { minimumColour, rateColour } from './strip-colour';
import type { StripRun } from './year-strip';

/** Who says so, in a few words. */
export function sourceOf(rule: MinimumStayRule): string {
  switch (rule.kind) {
    case 'season-apartment':
      return `season “${rule.name}” of this apartment`;
    case 'season':
      return `season “${rule.name}” for all`;
    case 'override':
      return 'its own override';
    case 'global':
      return 'minimum for all';
    case 'gap-fill':
      return 'gap between two stays';
    case 'default':
      return 'not set';
  }
}

/** What arrivals of a year need. */
export function minimumRuns(listing: Listing, year: Stay): StripRun[] {
  return minimumStayStrip(listing, year).map(({ from, to, days, value }) => ({
    key: from,
    ...{ from, to, days },
    label: String(value.nights),
    description: `${plural(value.nights, 'night')} for arrivals ${formatDays(from, to)} (${sourceOf(value.rule)})`,
    colour: minimumColour(value.nights),
  }));
}

/** A run of rates, and the season whose run it is; null for the apartment's own rates. */
export interface RateRun extends StripRun {
  seasonId: string | null;
}

/** What the nights of a year cost. */
export function rateRuns(listing: Listing, year: Stay): RateRun[] {
  return rateRuleStrip(listing, year).map(({ from, to, days, value: { nightly, weekend, season } }) => ({
    key: `${season?.id ?? 'base'} ${from}`,
    ...{ from, to, days },
    label:
      nightly === weekend
        ? formatBareAmount(nightly)
        : `${formatBareAmount(nightly)} · ${formatBareAmount(weekend)}`,
    description: `${formatAmount(nightly)}${nightly === weekend ? '' : `, weekends ${formatAmount(weekend)}`}, ${formatDays(from, to)}${season ? ` (season “${season.name}”${season.apartments === null ? ' for all' : ''})` : ''}`,
    colour: rateColour(nightly, listing.rules.nightlyRate),
    seasonId: season?.id ?? null,
  }));
}
