import { Button, Typography } from '@strapi/design-system';
import { useFetchClient, useRBAC } from '@strapi/strapi/admin';
import type { BlockedBy } from 'booking-rules/shared/contracts/calendar-rules';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { plural } from 'booking-rules/shared/format/plural';
import { MANAGE } from '../../permissions';
import { Answered } from '../../parts/answered';
import { useAnswer } from '../../parts/use-answer';
import type { Bar, Row } from '../rows';
import { useAct } from '../use-act';
import { Facts } from './facts';

/** Nights that a manager keeps from everybody: who did, and freeing them. */
export function BlockPanel({ row, bar, onDone }: { row: Row; bar: Bar; onDone: () => void }) {
  const { apartmentId, name } = row.apartment;
  const span = { apartmentId, checkIn: bar.checkIn, checkOut: bar.checkOut };
  const answer = useAnswer<Envelope<BlockedBy | null>>(
    `nights/blocked-by?${new URLSearchParams(span).toString()}`,
  );
  const { post } = useFetchClient();
  const { allowedActions } = useRBAC(MANAGE);
  const { busy, act } = useAct();
  return (
    <>
      <Facts
        facts={[
          ['Apartment', name],
          ['First night', formatDay(bar.checkIn)],
          ['Free again', formatDay(bar.checkOut)],
        ]}
      />
      <Answered answer={answer}>
        {({ data }) => (
          <Typography tag="p" textColor="neutral600">
            {data === null
              ? 'Nobody has noted who blocked these nights.'
              : `Blocked by ${data.by}, ${formatInstant(data.at)}`}
          </Typography>
        )}
      </Answered>
      {allowedActions.canManage === true ? (
        <Button
          marginTop={5}
          variant="secondary"
          loading={busy === 'free'}
          onClick={() =>
            void act('free', async () => {
              await post('/booking-rules/nights/free-many', { data: { spans: [span] } });
              onDone();
              return `${plural(bar.end - bar.start, 'night')} of ${name} can be booked again.`;
            })
          }
        >
          {`Free ${plural(bar.end - bar.start, 'night')}`}
        </Button>
      ) : null}
    </>
  );
}
