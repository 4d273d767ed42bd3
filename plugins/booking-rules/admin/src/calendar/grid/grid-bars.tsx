import { memo } from 'react';
import { formatFils } from 'booking-rules/shared/format/money';
import { BAR_KINDS, kindOf } from './bar-kinds';
import { fitWords } from './fit-words';
import type { Bar } from './rows';
import { leftOf, ROW_HEIGHT, type Scale } from './scale';

const BAR_HEIGHT = 28;
/** Beneath these widths a bar has no room for words, nor for its sign. */
const ROOM_FOR_WORDS = 52;
const ROOM_FOR_SIGN = 24;
/** What sign and edges take of a bar's width. */
const BESIDE_WORDS = 34;

/**
 * A bar, from the middle of the day of arrival to the middle of the day of departure. What it says is read out by
 * the cells that it covers.
 */
export const GridBar = memo(function GridBar({
  bar,
  scale,
  follows,
  isChosen,
}: {
  bar: Bar;
  scale: Scale;
  /** It may begin out of sight, so its words follow what is in sight. */
  follows: boolean;
  isChosen: boolean;
}) {
  const kind = kindOf(bar);
  const { Icon } = BAR_KINDS[kind];
  const width = (bar.end - bar.start) * scale.width - 3;
  return (
    <div
      className={isChosen ? `bar ${kind} chosen` : `bar ${kind}`}
      style={{
        position: 'absolute',
        top: (ROW_HEIGHT - BAR_HEIGHT) / 2,
        left: leftOf(scale, bar.start + 0.5) + 1,
        width,
      }}
      aria-hidden
      title={titleOf(bar)}
    >
      {width < ROOM_FOR_SIGN ? null : (
        <div className={follows ? 'words follows' : 'words'}>
          <Icon />
          {width < ROOM_FOR_WORDS ? null : fitWords(wordsOf(bar), width - BESIDE_WORDS)}
        </div>
      )}
    </div>
  );
});

function wordsOf(bar: Bar): string {
  if (bar.guest === null) return BAR_KINDS[kindOf(bar)].label;
  return bar.total === null ? bar.guest : `${bar.guest} · ${formatFils(bar.total)}`;
}

/** What a bar stands for, in words. */
export function titleOf(bar: Bar): string {
  const { label } = BAR_KINDS[kindOf(bar)];
  return bar.guest === null ? label : `${wordsOf(bar)}, ${label.toLowerCase()}`;
}
