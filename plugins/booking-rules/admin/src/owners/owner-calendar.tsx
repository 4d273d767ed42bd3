import { Typography } from '@strapi/design-system';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { OwnerTimeline } from 'booking-rules/shared/contracts/own';
import { Answered } from '../parts/answered';
import { Panel } from '../parts/panel';
import { useAnswer } from '../parts/use-answer';
import { Legend } from './legend';
import { monthName, monthsFrom } from './months';
import { DayMarks, MonthStrip } from './month-strip';

/** Months that an owner sees ahead, the present one included. */
const MONTHS = 6;

/** Who sleeps when in each of the own apartments, from this month on. */
export function OwnCalendar({ from }: { from: string }) {
  const months = monthsFrom(from, MONTHS);
  const to = months.at(-1)?.next ?? from;
  const answer = useAnswer<Envelope<OwnerTimeline>>(`own/timeline?from=${from}&to=${to}`);
  return (
    <Answered answer={answer}>
      {({ data: { apartments, today } }) =>
        apartments.length === 0 ? (
          <Panel>
            <Typography>No apartment is yours here yet. Ask the people who manage it to add it.</Typography>
          </Panel>
        ) : (
          <>
            <Legend />
            {apartments.map(({ apartmentId, name, area, bars }) => (
              <Panel key={apartmentId} title={area === '' ? name : `${name}, ${area}`}>
                <DayMarks />
                {months.map(({ first, next }) => (
                  <MonthStrip
                    key={first}
                    name={monthName(first)}
                    first={first}
                    next={next}
                    today={today}
                    bars={bars}
                  />
                ))}
              </Panel>
            ))}
          </>
        )
      }
    </Answered>
  );
}
