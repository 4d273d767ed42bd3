import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import type { ChannelConflict } from 'booking-rules/contracts/channels/channel-conflicts';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { localToday } from '../../format/dates';
import { useApi } from '../../api/client';
import { MANAGE, useCanManage } from '../../api/permissions';
import { useAction } from '../../api/use-action';
import { useApiQuery } from '../../api/use-api-query';
import { CancelDialog } from '../reservation/cancel-dialog';
import { Panel } from '../panel';
import { formatAge } from '../../format/age';
import { groupConflicts, type ConflictGroup } from './conflict-groups';
import { MoveDialog } from './move-dialog';
import { countNights, formatRange } from './night-ranges';
import { messages } from '../../messages/messages';

/** As many double bookings are shown at once. */
const MOST = 10;

/** Double bookings with the ways out of each; nothing while there are none. */
export function Conflicts({
  conflicts,
  onDone,
}: {
  conflicts: readonly ChannelConflict[];
  onDone: () => void;
}) {
  const [most, setMost] = useState(MOST);
  const groups = groupConflicts(conflicts);
  if (groups.length === 0) return null;
  const t = messages().channelBookings.conflicts;
  return (
    <Box id="conflicts">
      <Panel title={t.title(groups.length)}>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
          {groups.slice(0, most).map((group) => (
            <li key={group.key}>
              <Conflict group={group} onDone={onDone} />
            </li>
          ))}
        </Flex>
        {groups.length > most ? (
          <Button marginTop={4} variant="tertiary" onClick={() => setMost(most + MOST)}>
            {t.showMore(Math.min(MOST, groups.length - most))}
          </Button>
        ) : null}
      </Panel>
    </Box>
  );
}

function Conflict({ group, onDone }: { group: ConflictGroup; onDone: () => void }) {
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const { reference, channelName, apartmentName, ranges, ids, foundAt } = group;
  const { data } = useApiQuery('GET /booking-rules/reservations/{reference}', { params: { reference } });
  const reservation = data?.data;
  const today = localToday();
  const days = ranges.map((range) => formatRange(range, today));
  const t = messages().channelBookings.conflicts;

  const solve = (how: 'channel-cancelled' | 'accepted', said: string) =>
    void run(how, async () => {
      for (const id of ids)
        await api.call('POST /booking-rules/conflicts/{id}/solve', {
          params: { id },
          body: { data: { how } },
        });
      onDone();
      return said;
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Box>
        <Typography tag="h3" fontWeight="bold">
          {t.when(apartmentName, days)}
        </Typography>
        <Typography tag="p">
          <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${reference}`}>
            {reservation ? `${reservation.guest.firstName} ${reservation.guest.lastName}` : reference}
          </Link>
          {t.bothHold(channelName, countNights(ranges))}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {[
            ...(reservation ? [reference, formatStay(reservation), formatAmount(reservation.total)] : []),
            t.found(formatAge(foundAt)),
          ].join(' · ')}
        </Typography>
      </Box>
      {canManage ? (
        <Flex gap={2} wrap="wrap">
          <MoveDialog group={group} onDone={onDone} />
          {reservation ? (
            <CancelDialog reservation={reservation} onDone={onDone} label={t.cancelGuest} />
          ) : null}
          <Button
            variant="tertiary"
            loading={busy === 'channel-cancelled'}
            disabled={busy !== null}
            onClick={() => solve('channel-cancelled', t.noted(channelName))}
          >
            {t.channelCancelled(channelName)}
          </Button>
          <Button
            variant="tertiary"
            loading={busy === 'accepted'}
            disabled={busy !== null}
            onClick={() => solve('accepted', t.left)}
          >
            {t.leave}
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
}
