import { Box, Button, Flex, ProgressBar, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { Panel } from '../components/panel';
import { totalsInWords } from './labels';

/** The design system's own bar is dark where nothing is done yet. */
const Bar = styled(ProgressBar)`
  width: 100%;
  background: ${({ theme }) => theme.colors.neutral200};

  > * {
    background: ${({ theme }) => theme.colors.primary600};
  }
`;

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
  const percent = rows === 0 ? 0 : Math.min(100, Math.round((done / rows) * 100));
  return (
    <Panel title={isDryRun ? 'Dry run: nothing is written' : 'Importing'}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Box width="100%">
          <Bar value={percent} aria-label="Rows done" />
        </Box>
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
