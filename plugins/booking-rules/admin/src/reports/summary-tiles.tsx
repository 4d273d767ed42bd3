import { Flex } from '@strapi/design-system';
import { formatCount } from 'booking-rules/shared/format/plural';
import { Tile } from '../components/tile';
import { messages } from '../messages/messages';
import { formatChange, inPercent, inWholeAmounts } from './columns';
import type { Line } from './line';
import { allMeasures, type Measure } from './measures';

/** The measures of the whole period at a glance, beside last year at the same point. */
export function SummaryTiles({ total }: { total: Line }) {
  return (
    <Flex gap={4} wrap="wrap" alignItems="stretch" paddingBottom={5}>
      {allMeasures().map((measure) => (
        <Tile
          key={measure.key}
          label={measure.key === 'booked' ? messages().reports.tiles.booked : measure.title}
          value={write(measure, measure.value(total))}
          note={noteOf(measure, total)}
        />
      ))}
    </Flex>
  );
}

function noteOf(measure: Measure, total: Line): string {
  const t = messages().reports.tiles;
  const { key, value, lastYear } = measure;
  const { figures } = total;
  if (key === 'occupancy') {
    const full = figures.soldNights + figures.channelNights;
    return t.nights(full, figures.availableNights);
  }
  if (lastYear === null) return t.perNight;
  const then = lastYear(total);
  const change = formatChange(value(total), then);
  return change === null ? t.noData : t.lastYear(change, write(measure, then));
}

function write({ unit }: Measure, value: number | null): string {
  if (value === null) return '–';
  if (unit === 'share') return inPercent(value);
  return unit === 'amount' ? inWholeAmounts(value) : formatCount(value);
}
