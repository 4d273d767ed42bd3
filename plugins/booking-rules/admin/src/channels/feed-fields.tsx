import { Box, Flex, Typography } from '@strapi/design-system';
import { WholeNumberField } from '../components/fields';

/** How often a feed is fetched, and when a night that it no longer shows is freed. */
export interface FeedRules {
  interval: number | null;
  fetches: number | null;
  hours: number | null;
}

export const DEFAULT_RULES: FeedRules = { interval: 15, fetches: 3, hours: 3 };

/** What is sent of them; nothing typed is refused by the server at its field. */
export function sentRules({ interval, fetches, hours }: FeedRules) {
  return { interval: interval ?? 0, release: { fetches: fetches ?? 0, hours: hours ?? 0 } };
}

/** The fields of a feed's rules. */
export function FeedRuleFields({
  values,
  errorOf,
  set,
}: {
  values: FeedRules;
  errorOf: (field: string) => string | undefined;
  set: (change: Partial<FeedRules>) => void;
}) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box width={{ initial: '100%', medium: '22rem' }}>
        <WholeNumberField
          name="interval"
          label="Read every (minutes)"
          value={values.interval}
          error={errorOf('interval')}
          onChange={(interval) => set({ interval })}
        />
      </Box>
      <Box>
        <Typography tag="p" fontWeight="bold">
          When a booking disappears
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={3}>
          Its nights become free once they have been missing for this many readings and this long. Calendars
          often lose bookings for an hour by mistake.
        </Typography>
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <Box width={{ initial: '100%', medium: '16rem' }}>
            <WholeNumberField
              name="fetches"
              label="Readings in a row"
              value={values.fetches}
              error={errorOf('fetches')}
              onChange={(fetches) => set({ fetches })}
            />
          </Box>
          <Box width={{ initial: '100%', medium: '16rem' }}>
            <WholeNumberField
              name="hours"
              label="Hours at least"
              value={values.hours}
              error={errorOf('hours')}
              onChange={(hours) => set({ hours })}
            />
          </Box>
        </Flex>
      </Box>
    </Flex>
  );
}
