import type { Listing } from 'booking-rules/shared/listing/listing';
import { formatAmount, formatBareAmount } from 'booking-rules/shared/format/money';
import type { MinimumStayRule } from 'booking-rules/shared/domain/restrictions/compiled-rules';
import { rateRuleStrip } from 'booking-rules/shared/domain/pricing/rates';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { minimumStayStrip } from 'booking-rules/shared/domain/pricing/year-strip';
import { formatDays } from '../../format/dates';
import { minimumColour, rateColour } from './strip-colour';
import type { StripRun } from './year-strip';
import { messages } from '../../messages/messages';

/** Who says so, in a few words. */
export function sourceOf(rule: MinimumStayRule): string {
  const t = messages().rates.sources;
  switch (rule.kind) {
    case 'season-apartment':
      return t.seasonOfApartment(rule.name);
    case 'season':
      return t.seasonOfAll(rule.name);
    case 'override':
      return t.override;
    case 'global':
      return t.global;
    case 'gap-fill':
      return t.gap;
    case 'default':
      return t.notSet;
  }
}

/** What arrivals of a year need. */
export function minimumRuns(listing: Listing, year: Stay): StripRun[] {
  const t = messages().rates.strip;
  return minimumStayStrip(listing, year).map(({ from, to, days, value }) => ({
    key: from,
    ...{ from, to, days },
    label: String(value.nights),
    description: t.minimum(value.nights, formatDays(from, to), sourceOf(value.rule)),
    colour: minimumColour(value.nights),
  }));
}

/** A run of rates, and the season whose run it is; null for the apartment's own rates. */
export interface RateRun extends StripRun {
  seasonId: string | null;
}

/** What the nights of a year cost. */
export function rateRuns(listing: Listing, year: Stay): RateRun[] {
  const { strip: t, sources } = messages().rates;
  return rateRuleStrip(listing, year).map(({ from, to, days, value: { nightly, weekend, season } }) => ({
    key: `${season?.id ?? 'base'} ${from}`,
    ...{ from, to, days },
    label:
      nightly === weekend
        ? formatBareAmount(nightly)
        : `${formatBareAmount(nightly)} · ${formatBareAmount(weekend)}`,
    description: t.prices(
      t.price(formatAmount(nightly), nightly === weekend ? null : formatAmount(weekend)),
      formatDays(from, to),
      season ? (season.apartments === null ? sources.seasonOfAll : sources.season)(season.name) : null,
    ),
    colour: rateColour(nightly, listing.rules.nightlyRate),
    seasonId: season?.id ?? null,
  }));
}
