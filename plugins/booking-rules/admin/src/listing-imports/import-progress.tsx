import { Button, Flex, Typography } from '@strapi/design-system';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { Panel } from '../components/panel';
import { WorkProgress } from '../components/work-progress';
import { totalsInWords } from './labels';

/** How far a dry run or an import is. It goes on when this page is closed. */
export function ImportProgress({ listing, onDone }: { listing: ListingImport; onDone: () => void }) {
  const api = useApi();
  const { busy, run } = useAction();
  const { id, state, rows, done, totals } = listing;
  const isDryRun = state === 'checking';
  const stop = () =>
    run('stop', async () => {
      await api.call('POST /booking-rules/listing-imports/{id}/stop', { params: { id } });
      onDone();
      return null;
    });
  return (
    <Panel title={isDryRun ? 'Dry run: nothing is written' : 'Importing'}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <WorkProgress label="Rows done" done={done} total={rows} />
        <Typography role="status">
          {[`${done.toLocaleString('en')} of ${rows.toLocaleString('en')} rows`, totalsInWords(totals)]
            .filter((part) => part !== '')
            .join(': ')}
        </Typography>
        <Flex gap={3} alignItems="center" wrap="wrap">
          <Button variant="danger-light" loading={busy !== null} onClick={() => void stop()}>
            Stop
          </Button>
          <Typography textColor="neutral600">
            {isDryRun
              ? 'You can leave this page meanwhile.'
              : 'You can leave this page meanwhile. What is written stays when you stop, and the import can go on later.'}
          </Typography>
        </Flex>
      </Flex>
    </Panel>
  );
}
