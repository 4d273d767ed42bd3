import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { GapRow } from 'booking-rules/shared/contracts/overview';
import type { GapOpened, GapRequest } from 'booking-rules/shared/contracts/rule-book';
import { plural } from 'booking-rules/shared/format/plural';
import { formatDays } from '../../format/dates';
import { QueryResult } from '../../components/query-result';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { errorMessage } from '../../api/errors';
import { useApiQuery } from '../../api/use-api-query';
import { MANAGE_RATES } from '../../api/permissions';
import { GapTable } from './gap-table';

/** A gap that was opened here, and where. */
type Opened = GapOpened & { name: string };

/** Free nights that nobody can book, each with one click to open it. */
export function GapsPage() {
  const query = useApiQuery<Envelope<GapRow[]>>('gaps');
  const { post, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(MANAGE_RATES);
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [busy, setBusy] = useState<string | null>(null);

  async function act(key: string, work: () => Promise<void>): Promise<void> {
    setBusy(key);
    try {
      await work();
    } catch (failure) {
      toggleNotification({ type: 'danger', message: errorMessage(failure), timeout: 10_000 });
    } finally {
      setBusy(null);
      query.reload();
    }
  }

  const relax = ({ apartmentId, firstNight, lastNight, name }: GapRow) =>
    act(`${apartmentId} ${firstNight}`, async () => {
      const data: GapRequest = { apartmentId, firstNight, lastNight };
      const done = await post<Envelope<GapOpened>>('/booking-rules/gaps/relax', { data });
      setOpened((before) => [{ ...done.data.data, name }, ...before]);
    });

  const undo = (gap: Opened) =>
    act(gap.seasons.join(), async () => {
      await put('/booking-rules/minimum-stays', { data: { seasons: { remove: gap.seasons } } });
      setOpened((before) => before.filter((other) => other !== gap));
    });

  return (
    <Page
      title="Nights nobody can book"
      subtitle="Free nights between two stays, in the next half year, that no guest can book under the rules"
    >
      <Box role="status">
        {opened.map((gap) => (
          <Flex
            key={gap.seasons.join()}
            gap={4}
            padding={4}
            marginBottom={3}
            hasRadius
            justifyContent="space-between"
            background="success100"
            borderColor="success200"
          >
            <Typography textColor="success700">
              {`${gap.name}: guests can book ${formatDays(gap.checkIn, gap.checkOut)} now.`}
            </Typography>
            <Button variant="tertiary" loading={busy === gap.seasons.join()} onClick={() => void undo(gap)}>
              Undo
            </Button>
          </Flex>
        ))}
      </Box>
      <Panel>
        <QueryResult query={query}>
          {({ data }) => (
            <>
              <Typography tag="p" role="status" paddingBottom={data.length === 0 ? 0 : 4}>
                {data.length === 0
                  ? 'Every free night of the next half year can be booked.'
                  : `${plural(data.length, 'gap')}, ${plural(
                      data.reduce((sum, { nights }) => sum + nights, 0),
                      'night',
                    )} that cannot be sold.`}
              </Typography>
              {data.length === 0 ? null : (
                <GapTable
                  rows={data}
                  busy={busy}
                  onRelax={allowedActions.canManage === true ? (row) => void relax(row) : null}
                />
              )}
            </>
          )}
        </QueryResult>
      </Panel>
    </Page>
  );
}
