import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Box, Typography } from '@strapi/design-system';
import { addDays, daysBetween, type Day, type Stay } from 'booking-rules/shared/domain/stay';
import type { Run } from 'booking-rules/shared/domain/pricing/year-strip';
import type { StripColour } from './strip-colour';
import { Band, Caption, Months, RunBox, RunButton } from './strip-elements';
import { messages } from '../../messages/messages';
import { isRightToLeft } from 'booking-rules/shared/format/language';

/** Days in a row as the strip shows them. */
export interface StripRun extends Omit<Run<unknown>, 'value'> {
  key: string;
  /** Printed where there is room. */
  label: string;
  /** The full description, shown on hover and read aloud. */
  description: string;
  colour: StripColour;
}

/** So many characters of a label have room in a part of the strip's width. */
const CHARACTERS = { narrow: 55, wide: 150 };

/**
 * A year as a coloured strip with the months marked. Hovering or the arrow keys describe a run; when runs can be
 * picked, each is a button.
 */
export function YearStrip({
  label,
  year,
  runs,
  size = 'narrow',
  picked = null,
  onPick,
}: {
  label: string;
  year: Stay;
  runs: readonly StripRun[];
  size?: 'narrow' | 'wide';
  /** Key of the run that is being edited. */
  picked?: string | null;
  onPick?: (run: StripRun, day: Day) => void;
}) {
  const [shown, setShown] = useState<number | null>(null);
  const days = daysBetween(year.checkIn, year.checkOut);
  const run = shown === null ? undefined : runs[shown];

  function move(event: KeyboardEvent<HTMLElement>): void {
    const onward = event.key === (isRightToLeft() ? 'ArrowLeft' : 'ArrowRight');
    const step = onward ? 1 : /^Arrow(Left|Right)$/.test(event.key) ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(runs.length - 1, (shown ?? -step) + step));
    setShown(next);
    const target = event.currentTarget.children[next];
    if (onPick && target instanceof HTMLElement) target.focus();
  }

  const printed = (part: StripRun): string =>
    (part.days / days) * CHARACTERS[size] >= part.label.length ? part.label : '';
  const named = onPick
    ? { role: 'toolbar', 'aria-label': label }
    : {
        role: 'img',
        tabIndex: 0,
        'aria-label': messages().rates.strip.year(
          label,
          runs.map(({ description }) => description),
        ),
      };
  return (
    <Box position="relative">
      <Band
        {...named}
        $size={size}
        onKeyDown={move}
        onMouseLeave={() => setShown(null)}
        onBlur={() => setShown(null)}
      >
        {runs.map((part, index) => {
          const common = {
            $days: part.days,
            $colour: part.colour,
            $shown: index === shown || part.key === picked,
            onMouseEnter: () => setShown(index),
          };
          return onPick ? (
            <RunButton
              key={part.key}
              type="button"
              tabIndex={index === (shown ?? 0) ? 0 : -1}
              aria-label={part.description}
              aria-pressed={part.key === picked}
              onFocus={() => setShown(index)}
              onClick={(event: MouseEvent<HTMLElement>) => onPick(part, dayUnder(event, part))}
              {...common}
            >
              {printed(part)}
            </RunButton>
          ) : (
            <RunBox key={part.key} {...common}>
              {printed(part)}
            </RunBox>
          );
        })}
      </Band>
      <Months year={year} />
      {run ? (
        <Caption $at={daysBetween(year.checkIn, run.from) / days} role="status">
          <Typography variant="pi" textColor="neutral0">
            {run.description}
          </Typography>
        </Caption>
      ) : null}
    </Box>
  );
}

/** The day at which a run was clicked; its first one when it was pressed by a key. */
function dayUnder(event: MouseEvent<HTMLElement>, { from, days }: StripRun): Day {
  const { left, right, width } = event.currentTarget.getBoundingClientRect();
  if (event.detail === 0 || width === 0) return from;
  const along = isRightToLeft() ? right - event.clientX : event.clientX - left;
  return addDays(from, Math.min(days - 1, Math.floor((along / width) * days)));
}
