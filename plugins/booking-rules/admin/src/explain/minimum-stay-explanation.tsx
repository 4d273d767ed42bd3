import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import type { Trace } from 'booking-rules/shared/explain/trace';
import { formatDay } from 'booking-rules/shared/format/day';
import { plural } from 'booking-rules/shared/format/plural';
import { Panel } from '../components/panel';
import { EditRuleLink, minimumLink, type Traced } from './edit-links';
import { MINIMUM_NAMES } from './rule-names';

/** The rules that could set the minimum stay, most specific first; the first that speaks wins. */
export function MinimumStayExplanation({ trace, apartment }: { trace: Trace; apartment: Traced }) {
  if (trace.minimumStay.length === 0) return null;
  return (
    <Panel title="Which minimum stay applies">
      <Typography tag="p" textColor="neutral600" paddingBottom={3}>
        {`For an arrival on ${formatDay(trace.checkIn)}. The first one that is set applies.`}
      </Typography>
      <Box tag="ol">
        {trace.minimumStay.map((candidate, index) => {
          const { kind, season, seasonId, nights, won } = candidate;
          const name = season === null ? MINIMUM_NAMES[kind] : `${MINIMUM_NAMES[kind]}: ${season}`;
          return (
            <Flex
              key={`${kind} ${seasonId ?? ''}`}
              tag="li"
              gap={4}
              padding={2}
              hasRadius
              background={won ? 'primary100' : 'neutral0'}
              wrap="wrap"
            >
              <Typography textColor="neutral600">{`${index + 1}.`}</Typography>
              <Box minWidth="26rem">
                <Typography fontWeight={won ? 'bold' : 'regular'}>{name}</Typography>
              </Box>
              <Box minWidth="9rem">
                <Typography
                  fontWeight={won ? 'bold' : 'regular'}
                  textColor={nights === null ? 'neutral600' : 'neutral800'}
                >
                  {nights === null ? 'not set' : plural(nights, 'night')}
                </Typography>
              </Box>
              {won ? (
                <Badge backgroundColor="primary600" textColor="neutral0">
                  applies
                </Badge>
              ) : null}
              <EditRuleLink link={minimumLink(candidate, apartment)} of={name} />
            </Flex>
          );
        })}
      </Box>
    </Panel>
  );
}
