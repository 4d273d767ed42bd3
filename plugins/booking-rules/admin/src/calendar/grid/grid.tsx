import { isRightToLeft } from 'booking-rules/shared/format/language';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { VisuallyHidden } from '@strapi/design-system';
import type { Bar, Row } from '../timeline/rows';
import { DAYS, DAYS_IN_WEEK, HEAD_HEIGHT, ROW_HEIGHT, startOf, WEEKS, type Scale } from '../timeline/scale';
import { describeDays, describeSize, rangeOf, type Cell, type Selection } from '../timeline/selection';
import type { SelectionState } from '../use-selection';
import type { View } from '../timeline/use-timeline';
import { SelectionOverlay } from './selection-overlay';
import { GridHead, GridNames } from './grid-headings';
import { GridRow } from './grid-row';
import { Scroller } from './grid-style';
import { cellId } from './grid-week';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { messages } from '../../messages/messages';

/** The id of the words that say what keys do. */
export const KEYS_ID = 'calendar-keys';

/** All apartments by all nights; only what is in sight is drawn. */
export function Grid({
  scroller,
  rows,
  scale,
  selected,
  onView,
  onMark,
  onBar,
  onOpen,
  onClear,
}: {
  scroller: RefObject<HTMLDivElement>;
  rows: readonly Row[];
  scale: Scale;
  selected: SelectionState;
  /** Other weeks are in sight. @param scrolled pixels from where the calendar begins */
  onView: (view: View, scrolled: number) => void;
  /** The active night has moved, with the new selection or null. */
  onMark: (active: Cell, selection: Selection | null) => void;
  onBar: (cell: Cell, bar: Bar) => void;
  /** Opens what is selected; `byKey` when the panel should take the focus. */
  onOpen: (byKey: boolean) => void;
  onClear: () => void;
}) {
  const { active, selection, chosen } = selected;
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    paddingStart: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: 3,
  });
  const weeks = useVirtualizer({
    horizontal: true,
    isRtl: isRightToLeft(),
    count: WEEKS,
    getScrollElement: () => scroller.current,
    estimateSize: () => DAYS_IN_WEEK * scale.width,
    overscan: 1,
  });
  useLayoutEffect(() => {
    weeks.measure();
  }, [weeks, scale.width, scale.names]);

  const inSight = weeks.getVirtualItems();
  const firstWeek = inSight[0]?.index ?? 0;
  const lastWeek = inSight.at(-1)?.index ?? 0;
  useEffect(() => {
    onView({ first: firstWeek, last: lastWeek }, weeks.scrollOffset ?? 0);
  }, [onView, weeks, firstWeek, lastWeek]);

  const pointer = useGridPointer(scroller, {
    rows,
    scale,
    onDrag: (dragged) => onMark(dragged.head, dragged),
    onSelected: () => onOpen(false),
    onBar,
  });

  const onKeyDown = useGridKeys(scroller, {
    rows: rows.length,
    scale,
    selected,
    showRow: (row) => lines.scrollToIndex(row, { align: 'auto' }),
    onMark,
    onOpen,
    onClear,
  });

  const range = selection && rangeOf(selection);
  const activeRow = rows[active.row];
  const shownLines = lines.getVirtualItems();
  const isActiveDrawn =
    shownLines.some(({ index }) => index === active.row) &&
    active.day >= firstWeek * DAYS_IN_WEEK &&
    active.day < (lastWeek + 1) * DAYS_IN_WEEK;
  const size = startOf(scale, DAYS);
  const t = messages().calendar.grid;
  return (
    <>
      <Scroller
        ref={scroller}
        $day={scale.width}
        $names={scale.names}
        role="grid"
        tabIndex={0}
        aria-label={t.label}
        aria-describedby={KEYS_ID}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-colcount={DAYS + 1}
        aria-activedescendant={
          isActiveDrawn && activeRow ? cellId(activeRow.apartment.apartmentId, active.day) : undefined
        }
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <div className="canvas" role="presentation" style={{ width: size, height: lines.getTotalSize() }}>
          <GridHead scale={scale} size={size} firstWeek={firstWeek} lastWeek={lastWeek} />
          <GridNames
            rows={rows}
            first={shownLines[0]?.index ?? 0}
            last={shownLines.at(-1)?.index ?? -1}
            height={lines.getTotalSize()}
          />
          <div
            className="now"
            role="presentation"
            style={{ insetInlineStart: startOf(scale, scale.today) }}
          />
          {shownLines.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const isIn = range && range.firstRow <= index && index <= range.lastRow;
            return (
              <GridRow
                key={row.apartment.apartmentId}
                row={row}
                place={index}
                top={start}
                size={size}
                scale={scale}
                firstWeek={firstWeek}
                lastWeek={lastWeek}
                from={isIn ? range.firstDay : null}
                to={isIn ? range.lastDay : null}
                chosen={
                  chosen?.bar.source === 'reservation' || chosen?.apartmentId === row.apartment.apartmentId
                    ? chosen.bar
                    : null
                }
              />
            );
          })}
          <SelectionOverlay scale={scale} range={range} active={activeRow ? active : null} />
        </div>
      </Scroller>
      <VisuallyHidden aria-live="polite">
        {range ? t.selected(describeSize(range), describeDays(range, scale)) : ''}
      </VisuallyHidden>
    </>
  );
}
