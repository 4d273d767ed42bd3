import { memo, useMemo } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Duplicate, Plus } from '@strapi/icons';
import type {
  RatesAndRestrictions,
  RuledApartment,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import { listingOf } from 'booking-rules/shared/listing/listing';
import { NOTHING_TAKEN, yearOf } from 'booking-rules/shared/domain/pricing/rates';
import type { Season } from 'booking-rules/shared/domain/restrictions/rules';
import type { Day } from 'booking-rules/shared/domain/stay';
import { errorOfField, type FieldErrors } from '../api/errors';
import { AmountField } from '../components/fields';
import { SeasonEditor } from './editors/season-editor';
import { rateRuns } from './strip/strip-runs';
import { weekendLabel } from '../components/rates/weekday-choice';
import type { RatesDraft } from './draft/use-rates-draft';
import { YearStrip } from './strip/year-strip';
import { currencySign } from 'booking-rules/shared/format/money';
import { messages } from '../messages/messages';

/** What can be done with the rates of an apartment. */
export interface RateActions {
  onSet: RatesDraft['editApartments'];
  /** Opens a season beneath the strip, or closes the open one. */
  onOpen: (apartmentId: string, seasonId: string | null) => void;
  onAdd: (apartment: RuledApartment, firstNight: Day) => void;
  onSeason: (season: Season) => void;
  onRemove: (seasonId: string) => void;
  /** Makes the season the apartment's own. */
  onSplit: (season: Season, apartmentId: string) => void;
  onCopy: (apartment: RuledApartment) => void;
}

/** An apartment with its rates, and its year of prices in which seasons are changed. */
export const RatesCard = memo(function RatesCard({
  apartment,
  rates: { policies, seasons, today },
  errors,
  opened,
  canEdit,
  actions,
}: {
  apartment: RuledApartment;
  rates: RatesAndRestrictions;
  /** What the server refused of the draft. */
  errors: FieldErrors;
  /** The season that is open beneath the strip. */
  opened: Season | null;
  canEdit: boolean;
  actions: RateActions;
}) {
  const { apartmentId, name, district, rules } = apartment;
  const year = useMemo(() => yearOf({ today }), [today]);
  const listing = useMemo(
    () => listingOf(rules, policies, seasons, NOTHING_TAKEN),
    [rules, policies, seasons],
  );
  const runs = useMemo(() => rateRuns(listing, year), [listing, year]);
  const only = useMemo(() => new Set([apartmentId]), [apartmentId]);
  const t = messages().rates.card;
  return (
    <Box
      tag="section"
      aria-label={t.label(name)}
      background="neutral0"
      hasRadius
      borderColor="neutral200"
      padding={5}
      marginBottom={4}
    >
      <Flex gap={4} alignItems="flex-end" justifyContent="space-between" wrap="wrap" paddingBottom={4}>
        <Box minWidth="20rem" flex="1">
          <Typography variant="delta" tag="h2">
            {name}
          </Typography>
          <Typography textColor="neutral600">{district.name}</Typography>
        </Box>
        <Box width="16rem">
          <AmountField
            name="nightlyRate"
            label={t.baseRate}
            value={rules.nightlyRate}
            error={errorOfField(errors, `${apartmentId}.nightlyRate`)}
            onChange={(nightlyRate) => {
              if (nightlyRate !== null) actions.onSet(only, { nightlyRate });
            }}
          />
        </Box>
        <Box width="16rem">
          <AmountField
            name="weekendRate"
            label={weekendLabel(policies.weekendNights)}
            placeholder={t.sameRate}
            value={rules.weekendRate}
            error={errorOfField(errors, `${apartmentId}.weekendRate`)}
            onChange={(weekendRate) => actions.onSet(only, { weekendRate })}
          />
        </Box>
        {canEdit ? (
          <Flex gap={2}>
            <Button
              size="L"
              variant="tertiary"
              startIcon={<Plus />}
              aria-label={t.newSeason(name)}
              onClick={() => actions.onAdd(apartment, today)}
            >
              {t.season}
            </Button>
            <Button
              size="L"
              variant="tertiary"
              startIcon={<Duplicate />}
              aria-label={t.copyRates(name)}
              onClick={() => actions.onCopy(apartment)}
            >
              {t.copy}
            </Button>
          </Flex>
        ) : null}
      </Flex>
      <YearStrip
        size="wide"
        label={t.prices(name, currencySign())}
        year={year}
        runs={runs}
        picked={runs.find(({ seasonId }) => seasonId !== null && seasonId === opened?.id)?.key ?? null}
        {...(canEdit && {
          onPick: (picked, day) => {
            const seasonId = runs.find(({ key }) => key === picked.key)?.seasonId ?? null;
            if (seasonId === null) actions.onAdd(apartment, day);
            else actions.onOpen(apartmentId, seasonId);
          },
        })}
      />
      {opened === null ? null : (
        <>
          {opened.apartments?.length === 1 ? null : (
            <Flex gap={3} paddingTop={3} wrap="wrap">
              <Typography fontWeight="bold">
                {opened.apartments === null ? t.seasonOfAll : t.seasonOfSome(opened.apartments.length)}
              </Typography>
              <Button variant="tertiary" onClick={() => actions.onSplit(opened, apartmentId)}>
                {t.split}
              </Button>
            </Flex>
          )}
          <SeasonEditor
            season={opened}
            errors={errors}
            onChange={actions.onSeason}
            onRemove={() => actions.onRemove(opened.id)}
            onClose={() => actions.onOpen(apartmentId, null)}
          />
        </>
      )}
    </Box>
  );
});
