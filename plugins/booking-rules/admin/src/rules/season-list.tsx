import { useEffect, useRef } from 'react';
import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { Pencil, Plus } from '@strapi/icons';
import { formatFils } from 'booking-rules/shared/money';
import { plural } from 'booking-rules/shared/plural';
import { draftId } from 'booking-rules/shared/rule-change';
import type { Season } from 'booking-rules/shared/rules';
import { addDays } from 'booking-rules/shared/stay';
import { forWhom } from './apartment-choice';
import { SeasonEditor } from './season-editor';
import { spanOf } from './strip-runs';
import type { RuleDraft } from './use-rule-draft';
import { weekdayWords } from './weekday-choice';

/** A season that says nothing yet, for a week from a day. */
export function blankSeason(firstNight: string, apartments: string[] | null): Season {
  return {
    id: draftId(),
    name: 'New season',
    firstNight,
    lastNight: addDays(firstNight, 6),
    apartments,
    nightlyRate: null,
    weekendRate: null,
    minimumNights: null,
    arrivalDays: null,
    departureDays: null,
  };
}

/** Puts a season into the draft, in the place of the one that has its id. */
export function putSeason({ edit }: RuleDraft, season: Season): void {
  edit((before) => ({
    ...before,
    seasons: before.seasons.some(({ id }) => id === season.id)
      ? before.seasons.map((known) => (known.id === season.id ? season : known))
      : [...before.seasons, season],
  }));
}

export function removeSeason({ edit }: RuleDraft, id: string): void {
  edit((before) => ({ ...before, seasons: before.seasons.filter((season) => season.id !== id) }));
}

/** The seasons that are not over, each a line that opens into its fields. */
export function SeasonList({
  draft,
  mayRule,
  opened,
  onOpen,
}: {
  draft: RuleDraft;
  mayRule: boolean;
  opened: string | null;
  onOpen: (id: string | null) => void;
}) {
  const { seasons, apartments, today } = draft.draft;
  const shown = seasons.filter(
    ({ id, lastNight }) => lastNight >= today || lastNight === '' || id === opened,
  );
  const open = useRef<HTMLLIElement>(null);
  useEffect(() => open.current?.scrollIntoView({ block: 'nearest' }), [opened]);

  function add(): void {
    const season = blankSeason(today, null);
    putSeason(draft, season);
    onOpen(season.id);
  }

  return (
    <Box>
      {shown.length === 0 ? <Typography textColor="neutral600">No season is set.</Typography> : null}
      <Box tag="ul" aria-label="Seasons">
        {shown.map((season) => (
          <Box key={season.id} tag="li" ref={season.id === opened ? open : null}>
            {season.id === opened ? (
              <SeasonEditor
                season={season}
                apartments={apartments}
                onChange={(changed) => putSeason(draft, changed)}
                onRemove={() => {
                  removeSeason(draft, season.id);
                  onOpen(null);
                }}
                onClose={() => onOpen(null)}
              />
            ) : (
              <Flex
                gap={4}
                justifyContent="space-between"
                paddingTop={3}
                paddingBottom={3}
                borderColor="neutral150"
                borderStyle="solid"
                borderWidth="0 0 1px 0"
              >
                <Box>
                  <Flex gap={2} wrap="wrap">
                    <Typography fontWeight="bold">{season.name}</Typography>
                    <Typography>{spanOf(season.firstNight, season.lastNight)}</Typography>
                    <Badge>{forWhom(season.apartments, apartments)}</Badge>
                  </Flex>
                  <Typography variant="pi" textColor="neutral600">
                    {seasonWords(season)}
                  </Typography>
                </Box>
                {mayRule ? (
                  <Button
                    variant="tertiary"
                    startIcon={<Pencil />}
                    aria-label={`Edit the season ${season.name}`}
                    onClick={() => onOpen(season.id)}
                  >
                    Edit
                  </Button>
                ) : null}
              </Flex>
            )}
          </Box>
        ))}
      </Box>
      {mayRule ? (
        <Box paddingTop={4}>
          <Button variant="secondary" startIcon={<Plus />} onClick={add}>
            Add a season
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

/** What a season rules, in a line. */
export function seasonWords(season: Season): string {
  const { nightlyRate, weekendRate, minimumNights, arrivalDays, departureDays } = season;
  const parts = [
    minimumNights === null ? null : `at least ${plural(minimumNights, 'night')}`,
    nightlyRate === null ? null : `${formatFils(nightlyRate)} a night`,
    weekendRate === null ? null : `${formatFils(weekendRate)} at weekends`,
    arrivalDays === null ? null : `arrivals ${weekdayWords(arrivalDays)}`,
    departureDays === null ? null : `departures ${weekdayWords(departureDays)}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
