import type { ReactNode } from 'react';
import { Typography } from '@strapi/design-system';
import { formatDay } from 'booking-rules/shared/format/day';
import { isDay } from 'booking-rules/shared/domain/stay';
import { labelForBar } from '../grid/grid-bar';
import type { Bar, Row } from '../timeline/rows';
import { indexOf, type Scale } from '../timeline/scale';
import {
  describeDays,
  describeSize,
  rangeOf,
  selectedOf,
  type Cell,
  type Selection,
} from '../timeline/selection';
import type { SelectionState, Open } from '../use-selection';
import { BlockPanel, ReservationPanel } from './bar-panels';
import { ChannelPanel, DoubleBookingNote } from './channel-panel';
import { SelectionPanel } from './selection-panel';
import { SidePanel } from './side-panel';
import { messages } from '../../messages/messages';

/** What is selected or chosen, beside the calendar. */
export function CalendarPanel({
  rows,
  scale,
  selected: { selection, chosen },
  open,
  takesFocus,
  onMark,
  onClose,
  onChanged,
}: {
  rows: readonly Row[];
  scale: Scale;
  selected: SelectionState;
  open: Open;
  takesFocus: number;
  onMark: (active: Cell, selection: Selection | null) => void;
  onClose: () => void;
  onChanged: () => void;
}) {
  function closeChanged(): void {
    onChanged();
    onClose();
  }

  const t = messages().calendar.panel;
  if (open === 'selection' && selection) {
    const range = rangeOf(selection);
    const selected = selectedOf(rows, range, scale);
    return (
      <SidePanel
        title={describeDays(range, scale)}
        subtitle={describeSize(range)}
        takesFocus={takesFocus}
        onClose={onClose}
      >
        <SelectionPanel
          key={`${range.firstRow} ${range.lastRow} ${range.firstDay}`}
          selected={selected}
          onDates={(firstNight, lastNight) => {
            if (!isDay(firstNight) || !isDay(lastNight)) return;
            const head = { row: range.lastRow, day: indexOf(scale, lastNight) };
            onMark(head, { anchor: { row: range.firstRow, day: indexOf(scale, firstNight) }, head });
          }}
          onNights={closeChanged}
          onRules={onChanged}
          onReserved={closeChanged}
        />
      </SidePanel>
    );
  }
  if (open === 'bar' && chosen) {
    const { apartmentId, bar } = chosen;
    const rowOf = (id: string) => rows.find(({ apartment }) => apartment.apartmentId === id);
    const row = rowOf(apartmentId);
    const frame = (shown: Bar, content: ReactNode) => (
      <SidePanel
        title={shown.guest ?? labelForBar(shown)}
        subtitle={t.subtitle(shown.end - shown.start, formatDay(shown.checkIn), formatDay(shown.checkOut))}
        takesFocus={takesFocus}
        onClose={onClose}
      >
        {content}
      </SidePanel>
    );
    if (bar.reference !== null && bar.source === 'reservation') {
      return (
        <ReservationPanel
          key={bar.reference}
          reference={bar.reference}
          bar={bar}
          origin={scale.origin}
          onDone={onChanged}
          frame={(shown, where, content) =>
            frame(
              shown,
              <>
                <DoubleBookingNote row={rowOf(where ?? apartmentId)} bar={shown} />
                {content}
              </>,
            )
          }
        />
      );
    }
    if (!row) return frame(bar, <Typography>{t.gone}</Typography>);
    const key = `${apartmentId} ${bar.start}`;
    return frame(
      bar,
      bar.source === 'block' ? (
        <BlockPanel key={key} row={row} bar={bar} onDone={closeChanged} />
      ) : (
        <ChannelPanel key={key} row={row} bar={bar} />
      ),
    );
  }
  return null;
}
