import { useEffect, useRef, useState } from 'react';
import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { formatAmount } from 'booking-rules/shared/format/money';
import { isDraft } from 'booking-rules/shared/domain/restrictions/rule-change';
import type { Season } from 'booking-rules/shared/domain/restrictions/rules';
import type { Day } from 'booking-rules/shared/domain/stay';
import { formatDays } from '../../format/dates';
import {
  labelForApartments,
  labelledApartments,
  useApartmentNames,
} from '../../components/apartments/apartment-names';
import { blankSeason, putSeason, removeSeason } from '../draft/draft-seasons';
import { RuleLine } from '../editors/rule-editor';
import { SeasonEditor } from '../editors/season-editor';

import type { RatesDraft } from '../draft/use-rates-draft';
import { formatWeekdays } from '../../components/rates/weekday-choice';
import { messages } from '../../messages/messages';

/** So many seasons are listed at first, and all on demand. */
const LISTED = 6;

/** The seasons that are not over and rule more than rates, each a line that opens into its fields. */
export function SeasonList({
  draft,
  canEdit,
  opened,
  onOpen,
}: {
  draft: RatesDraft;
  canEdit: boolean;
  opened: string | null;
  onOpen: (id: string | null) => void;
}) {
  const { seasons, today } = draft.draft;
  const [isLong, setLong] = useState(false);
  const found = seasons.filter((season) => season.id === opened || isToCome(season, today));
  const shown = isLong ? found : found.filter(({ id }, index) => index < LISTED || id === opened);
  const names = useApartmentNames(labelledApartments(shown));
  const t = messages().minimumStay.seasons;
  const open = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Browsers have begun to answer with a promise, which an effect must not return.
    open.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);

  function add(): void {
    const season = blankSeason(today, null);
    putSeason(draft.edit, season);
    onOpen(season.id);
    // Where seasons stand in the order of their days, a short list might end before the new one.
    setLong(true);
  }

  return (
    <Box>
      {shown.length === 0 ? <Typography textColor="neutral600">{t.none}</Typography> : null}
      <Box tag="ul" aria-label={t.title}>
        {shown.map((season) => (
          <Box key={season.id} tag="li" ref={season.id === opened ? open : null}>
            {season.id === opened ? (
              <SeasonEditor
                season={season}
                errors={draft.errors}
                onChange={(changed) => putSeason(draft.edit, changed)}
                onRemove={() => {
                  removeSeason(draft.edit, season.id);
                  onOpen(null);
                }}
                onClose={() => onOpen(null)}
              />
            ) : (
              <RuleLine
                name={season.name}
                facts={
                  <>
                    <Typography>{formatDays(season.firstNight, season.lastNight)}</Typography>
                    <Badge>{labelForApartments(season.apartments, names)}</Badge>
                  </>
                }
                words={describeSeason(season)}
                editLabel={t.edit(season.name)}
                onEdit={canEdit ? () => onOpen(season.id) : null}
              />
            )}
          </Box>
        ))}
      </Box>
      <Flex gap={3} paddingTop={4}>
        {canEdit ? (
          <Button variant="secondary" startIcon={<Plus />} onClick={add}>
            {t.add}
          </Button>
        ) : null}
        {found.length > shown.length ? (
          <Button variant="tertiary" onClick={() => setLong(true)}>
            {t.showAll(found.length)}
          </Button>
        ) : null}
      </Flex>
    </Box>
  );
}

/** Whether a season has days to come and says something about nights or days of arrival and departure. */
function isToCome({ id, lastNight, minimumNights, arrivalDays, departureDays }: Season, today: Day): boolean {
  const rules = minimumNights !== null || arrivalDays !== null || departureDays !== null;
  return isDraft(id) || (rules && (lastNight >= today || lastNight === ''));
}

/** What a season rules, in a line. */
function describeSeason(season: Season): string {
  const { nightlyRate, weekendRate, minimumNights, arrivalDays, departureDays } = season;
  const t = messages().minimumStay.season;
  const parts = [
    minimumNights === null ? null : t.minimum(minimumNights),
    nightlyRate === null ? null : t.nightly(formatAmount(nightlyRate)),
    weekendRate === null ? null : t.weekend(formatAmount(weekendRate)),
    arrivalDays === null ? null : t.arrivals(formatWeekdays(arrivalDays)),
    departureDays === null ? null : t.departures(formatWeekdays(departureDays)),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
