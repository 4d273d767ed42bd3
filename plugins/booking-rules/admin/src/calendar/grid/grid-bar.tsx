import { memo } from 'react';
import { channelName } from 'booking-rules/shared/domain/channels/channel';
import { formatAmount } from 'booking-rules/shared/format/money';
import { BAR_ICONS, kindOf } from '../timeline/bar-kinds';
import type { Bar } from '../timeline/rows';
import { ROW_HEIGHT, startOf, type Scale } from '../timeline/scale';
import { messages } from '../../messages/messages';

const BAR_HEIGHT = 28;
/** Below these widths a bar has no room for its text, or for its icon. */
const ROOM_FOR_WORDS = 52;
const ROOM_FOR_SIGN = 24;
/** Width that a bar's icon and edges take up. */
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
  const Icon = BAR_ICONS[kind];
  const width = (bar.end - bar.start) * scale.width - 3;
  return (
    <div
      className={isChosen ? `bar ${kind} chosen` : `bar ${kind}`}
      style={{
        position: 'absolute',
        top: (ROW_HEIGHT - BAR_HEIGHT) / 2,
        insetInlineStart: startOf(scale, bar.start + 0.5) + 1,
        width,
      }}
      aria-hidden
      title={titleForBar(bar)}
    >
      {width < ROOM_FOR_SIGN ? null : (
        <div className={follows ? 'words follows' : 'words'}>
          <Icon />
          {width < ROOM_FOR_WORDS ? null : truncateToWidth(labelForBar(bar), width - BESIDE_WORDS)}
        </div>
      )}
    </div>
  );
});

/** What is written on a bar: the guest, the channel, or what it stands for. */
export function labelForBar(bar: Bar): string {
  if (bar.source === 'channel' && bar.reference !== null) return channelName(bar.reference);
  if (bar.guest === null) return messages().calendar.bars.kinds[kindOf(bar)];
  return bar.total === null ? bar.guest : `${bar.guest} · ${formatAmount(bar.total)}`;
}

/** What a bar stands for, in words. */
export function titleForBar(bar: Bar): string {
  const t = messages().calendar.bars;
  const kind = t.kinds[kindOf(bar)];
  const written = labelForBar(bar);
  return written === kind ? kind : t.title(written, kind);
}

/** As the grid writes on bars. */
const FONT = '600 12px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Oxygen, Ubuntu, sans-serif';

const widths = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null = null;

function widthOf(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = FONT;
  const width = canvas?.measureText(letter).width ?? FALLBACK;
  widths.set(letter, width);
  return width;
}

/** A letter where nothing can be measured. */
const FALLBACK = 7;

/**
 * Words cut to a width in pixels. The browser could cut them, but each box that clips is one more layer to think
 * about in every frame, and there are hundreds of bars.
 */
function truncateToWidth(words: string, room: number): string {
  let left = room;
  for (let index = 0; index < words.length; index += 1) {
    left -= widthOf(words.charAt(index));
    if (left < 0) return `${words.slice(0, Math.max(1, index - 1)).trimEnd()}…`;
  }
  return words;
}
