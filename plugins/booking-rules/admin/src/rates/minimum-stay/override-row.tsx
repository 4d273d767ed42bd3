import { memo, useMemo } from 'react';
import { Box, Checkbox, NumberInput, Typography } from '@strapi/design-system';
import type {
  RatesAndRestrictions,
  RuledApartment,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import { listingOf } from 'booking-rules/shared/listing/listing';
import { minimumWithoutGap } from 'booking-rules/shared/domain/restrictions/restrictions';
import { NOTHING_TAKEN, yearOf } from 'booking-rules/shared/domain/pricing/rates';
import { minimumRuns, sourceOf } from '../strip/strip-runs';
import type { RatesDraft } from '../draft/use-rates-draft';
import { YearStrip } from '../strip/year-strip';
import { messages } from '../../messages/messages';

/** An apartment with its override, what applies to it today, and its year. */
export const OverrideRow = memo(function OverrideRow({
  apartment: { apartmentId, name, district, rules },
  rates: { policies, seasons, today },
  changed,
  chosen,
  onChoose,
  onSet,
}: {
  apartment: RuledApartment;
  rates: RatesAndRestrictions;
  changed: boolean;
  chosen: boolean;
  onChoose: (apartmentId: string, on: boolean) => void;
  onSet: RatesDraft['editApartments'];
}) {
  const year = useMemo(() => yearOf({ today }), [today]);
  const listing = useMemo(
    () => listingOf(rules, policies, seasons, NOTHING_TAKEN),
    [rules, policies, seasons],
  );
  const runs = useMemo(() => minimumRuns(listing, year), [listing, year]);
  const now = minimumWithoutGap(listing, today);
  const usual = policies.minimumStay ?? 1;
  const t = messages().minimumStay.overrides;
  return (
    <tr data-changed={changed}>
      <td>
        <Checkbox
          aria-label={t.select(name)}
          checked={chosen}
          onCheckedChange={(on) => onChoose(apartmentId, on === true)}
        />
      </td>
      <td>
        <Box minWidth="16rem">
          <Typography tag="p" fontWeight="semiBold">
            {name}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {district.name}
          </Typography>
        </Box>
      </td>
      <td>
        <Box width="12rem">
          <NumberInput
            size="S"
            aria-label={t.override(name)}
            placeholder={t.none(usual)}
            value={rules.minimumStayOverride ?? undefined}
            onValueChange={(nights) =>
              onSet(new Set([apartmentId]), {
                minimumStayOverride:
                  nights === undefined || nights < 1 ? null : Math.min(365, Math.round(nights)),
              })
            }
          />
        </Box>
      </td>
      <td>
        <Box minWidth="12rem">
          <Typography tag="p" fontWeight="bold">
            {t.now(now.nights)}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {sourceOf(now.rule)}
          </Typography>
        </Box>
      </td>
      <td width="45%">
        <Box minWidth="30rem">
          <YearStrip label={t.year(name)} year={year} runs={runs} />
        </Box>
      </td>
    </tr>
  );
});
