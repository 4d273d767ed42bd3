import { useNavigate } from 'react-router-dom';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { Answer } from 'booking-rules/contracts';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { DataTable } from '../components/data-table';
import { DownloadButton } from '../components/download';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { FileDrop } from './file-drop';
import { STATE_LABELS, totalsInWords } from './labels';

type ImportLine = Answer<'GET /booking-rules/listing-imports'>['data']['imports'][number];

const importLink = (id: string): string => `/plugins/booking-rules/import-listings/${id}`;

/** Where a list of listings is sent, with those of the last 30 days. */
export function ImportsPage() {
  const query = useApiQuery('GET /booking-rules/listing-imports');
  return (
    <Page
      title="Import listings"
      subtitle="Create and change many listings from one file. Nothing is written before you have seen what would happen."
    >
      <Panel title="Choose a file">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ListDrop />
          <Flex gap={3} alignItems="center" wrap="wrap">
            <DownloadButton
              route="GET /booking-rules/exports/listing-template"
              sent={{}}
              fileName="listings.csv"
              label="Download the template"
            />
            <Typography textColor="neutral600">
              All columns with one example. Lists with other columns work too: you say what they mean.
            </Typography>
          </Flex>
        </Flex>
      </Panel>
      <QueryResult query={query}>
        {({ data: { imports } }) => (imports.length === 0 ? null : <EarlierImports imports={imports} />)}
      </QueryResult>
    </Page>
  );
}

function ListDrop() {
  const api = useApi();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const { toggleNotification } = useNotification();
  const upload = (file: File) =>
    run('upload', async () => {
      const { data } = await api.upload('POST /booking-rules/listing-imports', file, {});
      navigate(importLink(data.id));
      return null;
    });
  return (
    <FileDrop
      label="Choose a CSV or JSON file"
      hint="Or drop it here. CSV up to 50 MB, JSON up to 10 MB."
      accept=".csv,.tsv,.json"
      mostMegabytes={50}
      busy={busy !== null}
      onFile={(file) => void upload(file)}
      onProblem={(message) => toggleNotification({ type: 'warning', message })}
    />
  );
}

function EarlierImports({ imports }: { imports: readonly ImportLine[] }) {
  return (
    <Panel title="Imports of the last 30 days">
      <DataTable
        caption="Imports"
        stacks
        columns={[
          { heading: 'File' },
          { heading: 'Sent' },
          { heading: 'By' },
          { heading: 'State' },
          { heading: 'Rows', isNumber: true },
          { heading: 'Result' },
        ]}
        rows={imports.map(({ id, fileName, at, by, state, rows, totals }) => ({
          key: id,
          cells: [
            <Box key="file" style={{ overflowWrap: 'anywhere' }}>
              <Link tag={RouterLink} to={importLink(id)}>
                {fileName}
              </Link>
            </Box>,
            formatInstant(at),
            by,
            STATE_LABELS[state],
            String(rows),
            state === 'imported' || state === 'stopped' || state === 'failed' ? totalsInWords(totals) : '',
          ],
        }))}
      />
    </Panel>
  );
}
