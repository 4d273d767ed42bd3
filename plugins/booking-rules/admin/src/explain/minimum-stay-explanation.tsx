import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import type { Trace } from 'booking-rules/shared/explain/trace';
import { formatDay } from 'booking-rules/shared/format/day';
import { Panel } from '../components/panel';
import { EditRuleLink, minimumLink, type Traced } from './edit-links';
import { messages } from '../messages/messages';

/** The rules that could set the minimum stay, most specific first; the first that speaks wins. */
export function MinimumStayExplanation({ trace, apartment }: { trace: Trace; apartment: Traced }) {
  if (trace.minimumStay.length === 0) return null;
  const t = messages().explain.minimum;
  return (
    <Panel title={t.title}>
      <Typography tag="p" textColor="neutral600" paddingBottom={3}>
        {t.intro(formatDay(trace.checkIn))}
      </Typography>
      <Box tag="ol">
        {trace.minimumStay.map((candidate, index) => {
          const { kind, season, seasonId, nights, won } = candidate;
          const name = season === null ? t.kinds[kind] : t.ofSeason(t.kinds[kind], season);
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
                  {nights === null ? t.notSet : t.nights(nights)}
                </Typography>
              </Box>
              {won ? (
                <Badge backgroundColor="primary600" textColor="neutral0">
                  {t.applies}
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
