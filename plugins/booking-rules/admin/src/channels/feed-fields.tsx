import { Box, Flex, Typography } from '@strapi/design-system';
import { WholeNumberField } from '../components/fields';
import type { FieldOf } from '../components/form';
import { messages } from '../messages/messages';

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
  const t = messages().channels.settings;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box width={{ initial: '100%', medium: '22rem' }}>
        <WholeNumberField {...field('interval')} label={t.interval} />
      </Box>
      <Box>
        <Typography tag="p" fontWeight="bold">
          {t.disappears}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={3}>
          {t.disappearsHint}
        </Typography>
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <Box width={{ initial: '100%', medium: '16rem' }}>
            <WholeNumberField {...field('fetches')} label={t.fetches} />
          </Box>
          <Box width={{ initial: '100%', medium: '16rem' }}>
            <WholeNumberField {...field('hours')} label={t.hours} />
          </Box>
        </Flex>
      </Box>
    </Flex>
  );
}
