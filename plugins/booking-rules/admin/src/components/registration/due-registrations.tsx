import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { DueRegistration } from 'booking-rules/contracts/reservations/registrations';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApiQuery } from '../../api/use-api-query';
import { Mark } from '../mark';
import { Panel } from '../panel';
import { messages } from '../../messages/messages';

/** Arrivals of which the authority still has to know, for the page of the day; nothing while there are none. */
export function DueRegistrations() {
  const t = messages().registrations.due;
  const query = useApiQuery('GET /booking-rules/registrations/due');
  const due = query.data?.data ?? [];
  if (due.length === 0) return null;
  return (
    <Panel title={t.count(due.length)}>
      <DueList due={due} />
    </Panel>
  );
}

/** The same as a list, soonest first. */
export function DueList({ due }: { due: readonly DueRegistration[] }) {
  const t = messages().registrations;
  if (due.length === 0) return <Typography textColor="neutral600">{t.due.none}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {due.map((arrival) => {
        const { reference, guest, apartmentName, state, registered, needed, dueAt, isLate } = arrival;
        return (
          <Box key={reference} tag="li" style={{ overflowWrap: 'anywhere' }}>
            <Flex gap={2} wrap="wrap">
              <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${reference}`}>
                {guest}
              </Link>
              <Mark tone={isLate ? 'bad' : state === 'registered' ? 'good' : 'open'}>
                {isLate ? t.late : t.states[state]}
              </Mark>
            </Flex>
            <Typography tag="p">{`${apartmentName} · ${formatStay(arrival)}`}</Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {`${t.progress(registered, needed)}. ${(isLate ? t.wasDueAt : t.dueAt)(formatInstant(dueAt))}`}
            </Typography>
          </Box>
        );
      })}
    </Flex>
  );
}
