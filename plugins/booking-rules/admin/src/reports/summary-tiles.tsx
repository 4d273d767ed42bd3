import { Flex } from '@strapi/design-system';
import { Tile } from '../components/tile';
import { formatChange, inPercent, inWholeAmounts } from './columns';
import type { Line } from './line';
import { MEASURES, type Measure } from './measures';

const LABELS: Partial<Record<Measure['key'], string>> = { booked: 'Nights booked' };

/** The measures of the whole period at a glance, beside last year at the same point. */
export function SummaryTiles({ total }: { total: Line }) {
  return (
    <Flex gap={4} wrap="wrap" alignItems="stretch" paddingBottom={5}>
      {MEASURES.map((measure) => (
        <Tile
          key={measure.key}
          label={LABELS[measure.key] ?? measure.title}
          value={write(measure, measure.value(total))}
          note={noteOf(measure, total)}
        />
      ))}
    </Flex>
  );
}

function noteOf(measure: Measure, total: Line): string {
  const { key, value, lastYear } = measure;
  const { figures } = total;
  if (key === 'occupancy') {
    const full = figures.soldNights + figures.channelNights;
    return `${full.toLocaleString('en')} of ${figures.availableNights.toLocaleString('en')} nights`;
  }
  if (lastYear === null) return 'Per night that could be sold here';
  const then = lastYear(total);
  const change = formatChange(value(total), then);
  return change === null
    ? 'No data for this point last year'
    : `${change}: ${write(measure, then)} at this point last year`;
}

function write({ unit }: Measure, value: number | null): string {
  if (value === null) return '–';
  if (unit === 'share') return inPercent(value);
  return unit === 'amount' ? inWholeAmounts(value) : value.toLocaleString('en');
}
