import { Button, Flex, Typography } from '@strapi/design-system';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { Panel } from '../components/panel';
import { WorkProgress } from '../components/work-progress';
import { messages } from '../messages/messages';
import { totalsInWords } from './outcomes';

/** How far a dry run or an import is. It goes on when this page is closed. */
export function ImportProgress({ listing, onDone }: { listing: ListingImport; onDone: () => void }) {
  const t = messages().listingImports.progress;
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
    <Panel title={isDryRun ? t.dryRun : t.importing}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <WorkProgress label={t.rowsDone} done={done} total={rows} />
        <Typography role="status">{t.count(done, rows, totalsInWords(totals))}</Typography>
        <Flex gap={3} alignItems="center" wrap="wrap">
          <Button variant="danger-light" loading={busy !== null} onClick={() => void stop()}>
            {t.stop}
          </Button>
          <Typography textColor="neutral600">{isDryRun ? t.leave : t.leaveImport}</Typography>
        </Flex>
      </Flex>
    </Panel>
  );
}
