import type { PriceHistogram } from 'booking-rules/contracts/search/stay-search';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { messages } from '../../../messages/messages';

const WIDTH = 100;
const HEIGHT = 24;

interface PriceBarsProps {
  /** Null while they are not known; their room is kept. */
  prices: PriceHistogram | null;
  from: MinorUnits | undefined;
  to: MinorUnits | undefined;
}

/** How prices lie, as a bar for each step; those outside the limits are pale. */
export function PriceBars({ prices, from = 0, to = Infinity }: PriceBarsProps) {
  if (prices === null) return <div className="h-20 noscript:hidden" />;
  const { least, most, counts } = prices;
  const highest = Math.max(...counts, 1);
  const width = WIDTH / counts.length;
  const size = (most - least) / counts.length;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={messages().search.filters.histogram}
        className="h-14 w-full rtl:-scale-x-100"
      >
        {counts.map((count, step) => {
          const height = (count / highest) * HEIGHT;
          const isWithin = least + size * (step + 1) >= from && least + size * step <= to;
          return (
            <rect
              key={step}
              x={step * width}
              y={HEIGHT - height}
              width={width * 0.85}
              height={height}
              className={isWithin ? 'fill-brand' : 'fill-line'}
            />
          );
        })}
      </svg>
      <figcaption className="flex justify-between text-sm text-muted tabular-nums">
        <span>{formatAmount(least)}</span>
        <span>{formatAmount(most)}</span>
      </figcaption>
    </figure>
  );
}
