import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Weekday } from 'booking-rules/shared/domain/stay';
import { week } from '../../format/dates';
import { messages } from '../../messages/messages';

/** Weekdays in words: `Fri, Sat`; null is every day. */
export function formatWeekdays(days: readonly Weekday[] | null): string {
  const t = messages().components.days;
  return days === null ? t.any : t.list(inOrder(days));
}

/** The field of the weekend rate, by the nights that count as the weekend: `Fri, Sat nights`. */
export function weekendLabel(weekendNights: readonly Weekday[]): string {
  return messages().components.days.weekend(inOrder(weekendNights));
}

/** As the calendars of the place have them. */
function inOrder(days: readonly Weekday[]): Weekday[] {
  return week().flatMap(({ day }) => (days.includes(day) ? [day] : []));
}

const DayButton = styled.button<{ $on: boolean }>`
  min-width: 4.4rem;
  height: 3.2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  border: 1px solid ${({ theme, $on }) => ($on ? theme.colors.primary600 : theme.colors.neutral200)};
  background: ${({ theme, $on }) => ($on ? theme.colors.primary100 : theme.colors.neutral0)};
  color: ${({ theme, $on }) => ($on ? theme.colors.primary700 : theme.colors.neutral700)};
  font-weight: ${({ $on }) => ($on ? 600 : 400)};
  font-size: 1.2rem;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

/** Weekdays to be switched on and off; all on is the same as none chosen: any day. */
export function WeekdayChoice({
  label,
  value,
  onChange,
}: {
  label: string;
  value: readonly Weekday[] | null;
  onChange: (days: Weekday[] | null) => void;
}) {
  const chosen = new Set(value ?? week().map(({ day }) => day));
  function toggle(day: Weekday): void {
    const next = week()
      .map((each) => each.day)
      .filter((each) => (each === day ? !chosen.has(day) : chosen.has(each)));
    onChange(next.length === 0 || next.length === 7 ? null : next);
  }
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} role="group" aria-label={label}>
      <Typography variant="pi" fontWeight="bold">
        {label}
      </Typography>
      <Flex gap={1} wrap="wrap">
        {week().map(({ day, short, name }) => (
          <DayButton
            key={day}
            type="button"
            $on={chosen.has(day)}
            aria-pressed={chosen.has(day)}
            aria-label={name}
            onClick={() => toggle(day)}
          >
            {short}
          </DayButton>
        ))}
      </Flex>
    </Flex>
  );
}
