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
import { messages } from '../messages/messages';
import { FileDrop } from './file-drop';
import { totalsInWords } from './outcomes';

type ImportLine = Answer<'GET /booking-rules/listing-imports'>['data']['imports'][number];

const importLink = (id: string): string => `/plugins/booking-rules/import-listings/${id}`;

/** Where a list of listings is sent, with those of the last 30 days. */
export function ImportsPage() {
  const { title, subtitle, upload: t } = messages().listingImports;
  const query = useApiQuery('GET /booking-rules/listing-imports');
  return (
    <Page title={title} subtitle={subtitle}>
      <Panel title={t.title}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ListDrop />
          <Flex gap={3} alignItems="center" wrap="wrap">
            <DownloadButton
              route="GET /booking-rules/exports/listing-template"
              sent={{}}
              fileName="listings.csv"
              label={t.template}
            />
            <Typography textColor="neutral600">{t.templateNote}</Typography>
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
  const t = messages().listingImports.upload;
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
      label={t.choose}
      hint={t.chooseHint}
      accept=".csv,.tsv,.json"
      mostMegabytes={50}
      busy={busy !== null}
      onFile={(file) => void upload(file)}
      onProblem={(message) => toggleNotification({ type: 'warning', message })}
    />
  );
}

function EarlierImports({ imports }: { imports: readonly ImportLine[] }) {
  const { earlier: t, states } = messages().listingImports;
  return (
    <Panel title={t.title}>
      <DataTable
        caption={t.caption}
        stacks
        columns={[
          { heading: t.file },
          { heading: t.sent },
          { heading: t.by },
          { heading: t.state },
          { heading: t.rows, isNumber: true },
          { heading: t.result },
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
            states[state],
            String(rows),
            state === 'imported' || state === 'stopped' || state === 'failed' ? totalsInWords(totals) : '',
          ],
        }))}
      />
    </Panel>
  );
}
