import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTheme } from 'styled-components';
import { currentLanguage, isRightToLeft } from 'booking-rules/shared/format/language';
import { toDecimal } from 'booking-rules/shared/format/money';
import { formatCount } from 'booking-rules/shared/format/plural';
import { messages } from '../messages/messages';
import { inPercent, inWholeAmounts } from './columns';
import type { Measure } from './measures';

/** As many bars as can be read; the table has all. */
const MOST_BARS = 15;
/** Longer names than months lie beside their bars. */
const LYING_BAR_PIXELS = 34;
const STANDING_PIXELS = 260;
const LONGEST_NAME = 28;
const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** A bar with its name, and the same at the same point last year; null for what is not known of it. */
export interface NamedBar {
  name: string;
  now: number | null;
  then: number | null;
}

/** A measure as bars; the table beneath says the same in figures. */
export default function MeasureChart({
  title,
  unit,
  bars,
  isLying,
}: Pick<Measure, 'title' | 'unit'> & {
  bars: readonly NamedBar[];
  /** Bars beside their names, the largest first. */
  isLying: boolean;
}) {
  const t = messages().reports.chart;
  const { colors, fontSizes } = useTheme();
  const data = isLying ? largest(bars) : bars;
  const hasThen = data.some(({ then }) => then !== null);
  const text = { fill: colors.neutral600, fontSize: fontSizes[1] };
  const names = {
    dataKey: 'name',
    type: 'category' as const,
    interval: isLying ? 0 : undefined,
    tickFormatter: shorten,
  };
  const numbers = {
    type: 'number' as const,
    allowDecimals: unit !== 'nights',
    tickFormatter: (number: number) => tick(unit, number),
  };
  return (
    // Drawings know one direction: what begins on the right is turned around below.
    <figure role="img" dir="ltr" aria-label={hasThen ? t.compared(title) : t.label(title)}>
      <ResponsiveContainer
        width="100%"
        height={isLying ? data.length * LYING_BAR_PIXELS * (hasThen ? 1.3 : 1) + 60 : STANDING_PIXELS}
      >
        <BarChart
          data={[...data]}
          layout={isLying ? 'vertical' : 'horizontal'}
          accessibilityLayer={false}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke={colors.neutral150} horizontal={!isLying} vertical={isLying} />
          <XAxis
            {...(isLying ? numbers : names)}
            reversed={isRightToLeft()}
            tick={text}
            stroke={colors.neutral300}
          />
          <YAxis
            {...(isLying ? names : numbers)}
            orientation={isRightToLeft() ? 'right' : 'left'}
            width={isLying ? 200 : 64}
            tick={text}
            stroke={colors.neutral300}
          />
          <Tooltip
            formatter={(number) => [exact(unit, Number(number))]}
            contentStyle={{ background: colors.neutral0, borderColor: colors.neutral200 }}
            labelStyle={{ color: colors.neutral800 }}
            itemStyle={{ color: colors.neutral800 }}
            cursor={{ fill: colors.neutral150, fillOpacity: 0.6 }}
          />
          {hasThen ? (
            <Legend formatter={(word: string) => <span style={{ color: colors.neutral800 }}>{word}</span>} />
          ) : null}
          {hasThen ? (
            <Bar name={t.lastYear} dataKey="then" fill={colors.neutral500} isAnimationActive={false} />
          ) : null}
          <Bar
            name={hasThen ? t.now : title}
            dataKey="now"
            fill={colors.primary600}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

function largest(bars: readonly NamedBar[]): NamedBar[] {
  return [...bars].sort((a, b) => (b.now ?? 0) - (a.now ?? 0)).slice(0, MOST_BARS);
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
}

function tick(unit: Measure['unit'], number: number): string {
  if (unit === 'share') return `${Math.round(number * 100)}%`;
  const compact = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, COMPACT);
  return compact.format(unit === 'amount' ? toDecimal(number) : number);
}

function exact(unit: Measure['unit'], number: number): string {
  if (unit === 'share') return inPercent(number);
  return unit === 'amount' ? inWholeAmounts(number) : formatCount(number);
}
