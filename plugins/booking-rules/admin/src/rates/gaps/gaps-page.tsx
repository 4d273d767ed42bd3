import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { GapRow, GapOpened } from 'booking-rules/contracts/rates/restrictions';
import { formatDays } from '../../format/dates';
import { ApartmentFilter, ApartmentPage } from '../../components/apartments/apartment-filter';
import { useApartmentPages } from '../../components/apartments/apartment-pages';
import { QueryResult } from '../../components/query-result';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { useApi } from '../../api/client';
import { useAction } from '../../api/use-action';
import { useApiQuery } from '../../api/use-api-query';
import { MANAGE_RATES, useCanManage } from '../../api/permissions';
import { GapTable } from './gap-table';
import { messages } from '../../messages/messages';

/** A gap that was opened here, and where. */
type Opened = GapOpened & { name: string };

/** Free nights that nobody can book, each with one click to open it. */
export function GapsPage() {
  const pages = useApartmentPages();
  const query = useApiQuery('GET /booking-rules/gaps', { query: pages.query });
  const api = useApi();
  const canEdit = useCanManage(MANAGE_RATES);
  const { busy, run } = useAction();
  const [opened, setOpened] = useState<readonly Opened[]>([]);

  const isSearched = pages.filters.search !== '' || pages.filters.area !== '';
  // It stays while somebody types, however few are found.
  const [hasFilter, setHasFilter] = useState(false);
  if (!hasFilter && query.data && query.data.meta.pagination.pageCount > 1) setHasFilter(true);
  const t = messages().minimumStay.gaps;

  async function relax({ apartmentId, firstNight, lastNight, name }: GapRow): Promise<void> {
    await run(`${apartmentId} ${firstNight}`, async () => {
      const { data } = await api.call('POST /booking-rules/gaps/relax', {
        body: { data: { apartmentId, firstNight, lastNight } },
      });
      setOpened((before) => [{ ...data, name }, ...before]);
      return null;
    });
    query.reload();
  }

  async function undo(gap: Opened): Promise<void> {
    await run(gap.seasons.join(), async () => {
      await api.call('PUT /booking-rules/minimum-stays', {
        body: { data: { seasons: { remove: gap.seasons } } },
      });
      setOpened((before) => before.filter((other) => other !== gap));
      return null;
    });
    query.reload();
  }

  return (
    <Page title={t.title} subtitle={t.subtitle}>
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
              {t.opened(gap.name, formatDays(gap.checkIn, gap.checkOut))}
            </Typography>
            <Button variant="tertiary" loading={busy === gap.seasons.join()} onClick={() => void undo(gap)}>
              {t.undo}
            </Button>
          </Flex>
        ))}
      </Box>
      <Panel>
        <QueryResult query={query}>
          {({ data, meta }) => (
            <ApartmentPage query={query} meta={meta} pages={pages}>
              {hasFilter ? (
                <Box paddingBottom={4}>
                  <ApartmentFilter areas={meta.areas} value={pages.filters} onChange={pages.onFilters} />
                </Box>
              ) : null}
              <Typography tag="p" role="status" paddingBottom={data.length === 0 ? 0 : 4}>
                {meta.pagination.total === 0
                  ? isSearched
                    ? t.noneFound
                    : t.none
                  : t.found(meta.pagination.total, meta.nights)}
              </Typography>
              {data.length === 0 ? null : (
                <GapTable rows={data} busy={busy} onRelax={canEdit ? (row) => void relax(row) : null} />
              )}
            </ApartmentPage>
          )}
        </QueryResult>
      </Panel>
    </Page>
  );
}
