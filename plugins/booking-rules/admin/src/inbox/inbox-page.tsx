import { Link as RouterLink } from 'react-router-dom';
import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import type { ThreadSummary } from 'booking-rules/contracts/messages/threads';
import { isolated } from 'booking-rules/shared/format/isolated';
import { formatStay } from 'booking-rules/shared/format/stay';
import { ChoiceField } from '../components/fields';
import { DataTable, TwoLines } from '../components/data-table';
import { ClearFilters, PageLinks, SearchField, useAddressQuery, type AddressQuery } from '../components/list';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { useApiQuery } from '../api/use-api-query';
import { formatAge } from '../format/age';
import { messages } from '../messages/messages';

const SHOWN = ['all', 'unread', 'waiting'] as const;
const PATH = '/plugins/booking-rules';

/** All threads: who waits, what is unread, the newest first. */
export function InboxPage() {
  const t = messages().inbox;
  const query = useAddressQuery();
  const result = useApiQuery('GET /booking-rules/messages', { query: Object.fromEntries(query.params) });
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      actions={
        <Link tag={RouterLink} to={`${PATH}/message-templates`}>
          {t.templates.open}
        </Link>
      }
    >
      <Filters {...query} />
      <QueryResult query={result}>
        {({ data, meta: { pagination } }) => (
          <Panel>
            {data.length === 0 ? (
              <Typography textColor="neutral600">
                {query.params.size > 0 ? t.noneMatches : t.noneYet}
              </Typography>
            ) : (
              <ThreadTable rows={data} />
            )}
            <PageLinks pagination={pagination} onPage={(page) => query.set('page', String(page))} />
          </Panel>
        )}
      </QueryResult>
    </Page>
  );
}

function Filters({ params, set, clear }: AddressQuery) {
  const t = messages().inbox.filters;
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <SearchField
        value={params.get('search') ?? ''}
        onSearch={(text) => set('search', text)}
        label={t.search}
        placeholder={t.searchable}
      />
      <ChoiceField
        label={t.show}
        value={SHOWN.find((shown) => shown === params.get('show')) ?? 'all'}
        options={SHOWN.map((shown) => [shown, t.shown[shown]] as const)}
        onChange={(shown) => set('show', shown === 'all' ? '' : shown)}
      />
      <ClearFilters params={params} clear={clear} />
    </Flex>
  );
}

function ThreadTable({ rows }: { rows: readonly ThreadSummary[] }) {
  const { title, table: t } = messages().inbox;
  return (
    <DataTable
      caption={title}
      stacks
      columns={[t.guest, t.about, t.last, t.waiting].map((heading) => ({ heading }))}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <TwoLines
            key="guest"
            first={
              <Flex gap={2} wrap="wrap">
                <Link tag={RouterLink} to={`${PATH}/messages/${row.reference}`}>
                  {row.guest}
                </Link>
                {row.unread === 0 ? null : (
                  <Badge backgroundColor="primary100" textColor="primary700">
                    {t.unread(row.unread)}
                  </Badge>
                )}
              </Flex>
            }
            second={t.referenceAndAge(row.reference, row.last ? formatAge(row.last.at) : '')}
          />,
          <TwoLines key="about" first={row.apartmentName ?? t.enquiry} second={stayOf(row)} />,
          <Box key="last" maxWidth="36rem">
            <Typography
              ellipsis
              tag="p"
              dir="auto"
              fontWeight={row.unread === 0 ? 'regular' : 'bold'}
              title={row.last?.text}
            >
              {lastOf(row)}
            </Typography>
          </Box>,
          row.waitingSince === null ? '' : formatAge(row.waitingSince),
        ],
      }))}
    />
  );
}

function stayOf({ checkIn, checkOut }: ThreadSummary): string {
  return checkIn === null || checkOut === null ? '' : formatStay({ checkIn, checkOut });
}

function lastOf({ last }: ThreadSummary): string {
  const t = messages().inbox.table;
  if (last === null) return '';
  const by = t.lastBy[last.from];
  if (last.text === '') return `${by}${t.attachmentOnly}`;
  // Alone it is shown from where it begins itself.
  return by === '' ? last.text : `${by}${isolated(last.text)}`;
}
