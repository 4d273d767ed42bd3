import { Box, Flex, Typography } from '@strapi/design-system';
import { WholeNumberField } from '../components/fields';
import type { FieldOf } from '../components/form';

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
export function FeedRuleFields({ field }: { field: FieldOf<FeedRules> }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box width={{ initial: '100%', medium: '22rem' }}>
        <WholeNumberField {...field('interval')} label="Read every (minutes)" />
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
            <WholeNumberField {...field('fetches')} label="Readings in a row" />
          </Box>
          <Box width={{ initial: '100%', medium: '16rem' }}>
            <WholeNumberField {...field('hours')} label="Hours at least" />
          </Box>
        </Flex>
      </Box>
    </Flex>
  );
}
