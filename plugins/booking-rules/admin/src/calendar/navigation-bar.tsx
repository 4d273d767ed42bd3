import {
  Button,
  Flex,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { firstOfMonth, monthName } from '../format/dates';
import { ZOOMS, type Zoom } from './timeline/scale';

const MONTHS_BACK = 24;
const MONTHS_AHEAD = 48;

/** Which dates the calendar shows, and how far it is zoomed in. */
export function NavigationBar({
  today,
  month,
  onMonth,
  onToday,
  zoom,
  onZoom,
  status,
}: {
  today: string;
  /** First day of the month in sight. */
  month: string;
  onMonth: (firstDay: string) => void;
  onToday: () => void;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** How much is shown. */
  status: string;
}) {
  const months = Array.from({ length: MONTHS_BACK + MONTHS_AHEAD + 1 }, (_, index) =>
    firstOfMonth(today, index - MONTHS_BACK),
  );
  return (
    <Flex gap={2} wrap="wrap">
      <Typography variant="beta" tag="h1">
        Calendar
      </Typography>
      <Typography role="status" variant="pi" textColor="neutral600" paddingRight={4}>
        {status}
      </Typography>
      <Button variant="tertiary" size="S" onClick={onToday}>
        Today
      </Button>
      <IconButton label="Previous month" size="S" onClick={() => onMonth(firstOfMonth(month, -1))}>
        <ChevronLeft />
      </IconButton>
      <SingleSelect size="S" aria-label="Month" value={month} onChange={(day) => onMonth(String(day))}>
        {(months.includes(month) ? months : [month, ...months]).map((day) => (
          <SingleSelectOption key={day} value={day}>
            {monthName(day)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <IconButton label="Next month" size="S" onClick={() => onMonth(firstOfMonth(month, 1))}>
        <ChevronRight />
      </IconButton>
      <Flex role="group" aria-label="Zoom" gap={0}>
        {ZOOMS.map(({ key, label }) => (
          <Button
            key={key}
            size="S"
            variant={zoom === key ? 'secondary' : 'tertiary'}
            aria-pressed={zoom === key}
            onClick={() => onZoom(key)}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
