import { isRightToLeft } from 'booking-rules/shared/format/language';
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
import { messages } from '../messages/messages';

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
  const t = messages().calendar.navigation;
  const [Back, Onward] = isRightToLeft() ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <Flex gap={2} wrap="wrap">
      <Typography variant="beta" tag="h1">
        {messages().calendar.title}
      </Typography>
      <Typography role="status" variant="pi" textColor="neutral600" paddingRight={4}>
        {status}
      </Typography>
      <Button variant="tertiary" size="S" onClick={onToday}>
        {t.today}
      </Button>
      <IconButton label={t.previousMonth} size="S" onClick={() => onMonth(firstOfMonth(month, -1))}>
        <Back />
      </IconButton>
      <SingleSelect size="S" aria-label={t.month} value={month} onChange={(day) => onMonth(String(day))}>
        {(months.includes(month) ? months : [month, ...months]).map((day) => (
          <SingleSelectOption key={day} value={day}>
            {monthName(day)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <IconButton label={t.nextMonth} size="S" onClick={() => onMonth(firstOfMonth(month, 1))}>
        <Onward />
      </IconButton>
      <Flex role="group" aria-label={t.zoom} gap={0}>
        {ZOOMS.map(({ key }) => (
          <Button
            key={key}
            size="S"
            variant={zoom === key ? 'secondary' : 'tertiary'}
            aria-pressed={zoom === key}
            onClick={() => onZoom(key)}
          >
            {t.zooms[key]}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
