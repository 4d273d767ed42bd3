import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import type {
  ArrivalAtDesk,
  ArrivalInformation,
  WithheldItem,
} from 'booking-rules/contracts/reservations/arrival';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import type { ArrivalDecision } from 'booking-rules/shared/domain/guests/arrival';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { Link as RouterLink } from 'react-router-dom';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { Facts, Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';

interface ArrivalPanelProps {
  reservation: ReservationDetail;
  /** A decision has a line in the history. */
  onDone: () => void;
}

/** What the guest sees of the arrival information now, and why not the rest; released early or held back with one click. */
export function ArrivalPanel({ reservation, onDone }: ArrivalPanelProps) {
  const t = messages().arrival;
  const { reference } = reservation;
  const query = useApiQuery('GET /booking-rules/reservations/{reference}/arrival', { params: { reference } });
  return (
    <Panel title={t.title}>
      <QueryResult query={query}>
        {({ data }) => (
          <>
            <Shown arrival={data} />
            <Decision reference={reference} arrival={data} onDone={onDone} />
          </>
        )}
      </QueryResult>
    </Panel>
  );
}

function Shown({ arrival: { information, isWritten, apartment, decision } }: { arrival: ArrivalAtDesk }) {
  const t = messages().arrival;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {decision === null ? null : <Typography fontWeight="semiBold">{t.decided[decision]}</Typography>}
      {isWritten ? null : <Typography textColor="neutral600">{t.nothingWritten}</Typography>}
      <Facts
        facts={[
          ...shownFacts(information),
          ...information.withheld.map((one) => [t.items[one.item], whyNot(one)] as const),
        ]}
      />
      {apartment === null ? null : (
        <Link tag={RouterLink} to={`/plugins/booking-rules/listings/${apartment}?step=arrival`}>
          {t.write}
        </Link>
      )}
    </Flex>
  );
}

function shownFacts(information: ArrivalInformation): (readonly [string, string])[] {
  const t = messages().arrival;
  const { address, directions, steps, doorCode, wifi, manual } = information;
  return [
    ...(address === null ? [] : [[t.items.address, address] as const]),
    ...(directions === null ? [] : [[t.items.directions, directions] as const]),
    ...(steps.length === 0 ? [] : [[t.items.steps, t.shownSteps(steps.length)] as const]),
    ...(doorCode === null ? [] : [[t.items.doorCode, doorCode] as const]),
    ...(wifi === null ? [] : [[t.items.wifi, [wifi.name, wifi.password ?? ''].join(' ').trim()] as const]),
    ...(manual === null ? [] : [[t.items.manual, t.shown] as const]),
  ];
}

function whyNot({ status, from, once }: WithheldItem): string {
  const t = messages().arrival;
  if (status !== 'later') return t.withheld[status];
  const conditions = once.map((condition) => t.once[condition]);
  return t.later(from === null ? null : formatInstant(from), conditions);
}

function Decision({
  reference,
  arrival: { decision },
  onDone,
}: {
  reference: string;
  arrival: ArrivalAtDesk;
  onDone: () => void;
}) {
  const t = messages().arrival;
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  if (!canManage) return null;
  async function decide(next: ArrivalDecision | null): Promise<void> {
    await run(next ?? 'rule', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/arrival', {
        params: { reference },
        body: { data: { decision: next } },
      });
      return t.saved[next ?? 'rule'];
    });
    onDone();
  }
  const button = (next: ArrivalDecision | null) =>
    next === decision ? null : (
      <Button
        key={next ?? 'rule'}
        variant="tertiary"
        size="S"
        loading={busy === (next ?? 'rule')}
        disabled={busy !== null}
        onClick={() => void decide(next)}
      >
        {t.decide[next ?? 'rule']}
      </Button>
    );
  return (
    <Box paddingTop={4}>
      <Flex gap={2} wrap="wrap">
        {button('released')}
        {button('held-back')}
        {button(null)}
      </Flex>
    </Box>
  );
}
