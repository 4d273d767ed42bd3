import { Box, Flex, Typography } from '@strapi/design-system';
import { formatMonth } from 'booking-rules/shared/format/month';
import { useApiQuery } from '../api/use-api-query';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { firstOfMonth } from '../format/dates';
import { messages } from '../messages/messages';
import { BAR_KINDS, BAR_STYLES, DayMarks, MonthStrip } from './month-strip';

/** Months that an owner sees ahead, the present one included. */
const MONTHS = 6;

/** Who stays when in each of the owner's apartments. @param from the first day of the first month */
export function OwnerCalendar({ from }: { from: string }) {
  const t = messages().owners.calendar;
  const months = Array.from({ length: MONTHS }, (_, index) => firstOfMonth(from, index));
  const query = useApiQuery('GET /booking-rules/own/timeline', {
    query: { from, to: firstOfMonth(from, MONTHS) },
  });
  return (
    <QueryResult query={query}>
      {({ data: { apartments, today } }) =>
        apartments.length === 0 ? (
          <Panel>
            <Typography>{t.none}</Typography>
          </Panel>
        ) : (
          <>
            <Legend />
            {apartments.map(({ apartmentId, name, area, bars }) => (
              <Panel key={apartmentId} title={area === '' ? name : t.inArea(name, area)}>
                <DayMarks />
                {months.map((first) => (
                  <MonthStrip
                    key={first}
                    name={formatMonth(first.slice(0, 7))}
                    first={first}
                    next={firstOfMonth(first, 1)}
                    today={today}
                    bars={bars}
                  />
                ))}
              </Panel>
            ))}
          </>
        )
      }
    </QueryResult>
  );
}

/** What the colours of the calendar mean. */
function Legend() {
  const { bars } = messages().owners.calendar;
  return (
    <Flex tag="ul" gap={5} wrap="wrap" paddingBottom={4}>
      {BAR_KINDS.map((kind) => (
        <Flex key={kind} tag="li" gap={2}>
          <Box
            background={BAR_STYLES[kind].background}
            width="1.6rem"
            height="1.6rem"
            hasRadius
            aria-hidden
          />
          <Typography variant="pi">{bars[kind]}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
