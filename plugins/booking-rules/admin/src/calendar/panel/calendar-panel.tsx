import { Typography } from '@strapi/design-system';
import { formatDay } from 'booking-rules/shared/format/day';
import { plural } from 'booking-rules/shared/format/plural';
import { isDay } from 'booking-rules/shared/domain/stay';
import { labelForBar } from '../grid/grid-bar';
import type { Row } from '../timeline/rows';
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
    const row = rows.find(({ apartment }) => apartment.apartmentId === apartmentId);
    const nights = plural(bar.end - bar.start, 'night');
    return (
      <SidePanel
        title={bar.guest ?? labelForBar(bar)}
        subtitle={`${nights}, ${formatDay(bar.checkIn)} to ${formatDay(bar.checkOut)}`}
        takesFocus={takesFocus}
        onClose={onClose}
      >
        {bar.reference !== null && bar.source === 'reservation' ? (
          <>
            <DoubleBookingNote row={row} bar={bar} />
            <ReservationPanel key={bar.reference} reference={bar.reference} onDone={onChanged} />
          </>
        ) : row && bar.source === 'block' ? (
          <BlockPanel key={`${apartmentId} ${bar.start}`} row={row} bar={bar} onDone={closeChanged} />
        ) : row ? (
          <ChannelPanel key={`${apartmentId} ${bar.start}`} row={row} bar={bar} />
        ) : (
          <Typography>This apartment is no longer shown.</Typography>
        )}
      </SidePanel>
    );
  }
  return null;
}
