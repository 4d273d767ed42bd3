import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { DemoContent } from 'booking-rules/contracts/setup/demo-content';
import { useApiQuery } from '../api/use-api-query';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { Tile } from '../components/tile';
import { formatCount } from 'booking-rules/shared/format/plural';
import { messages } from '../messages/messages';
import { KeptRecords, RemovalProgress, RemovalResult } from './removal-state';
import { StartYourOwn } from './start-your-own';

const POLL_MS = 1_000;

/** What this house has of the demo content, and the way to start without it. */
export function DemoContentPage() {
  const t = messages().demoContent;
  const query = useApiQuery('GET /booking-rules/demo-content');
  const { reload } = query;
  const isWorking = isUnderWay(query.data?.data);
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isWorking, reload]);
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <QueryResult query={query}>{({ data }) => <Content demo={data} onDone={reload} />}</QueryResult>
    </Page>
  );
}

const isUnderWay = (demo: DemoContent | undefined): boolean =>
  demo?.removal?.state === 'backing-up' || demo?.removal?.state === 'removing';

function Content({ demo, onDone }: { demo: DemoContent; onDone: () => void }) {
  const { kinds, state: t } = messages().demoContent;
  const { state, counts, changed, removal } = demo;
  if (isUnderWay(demo) && removal) return <RemovalProgress removal={removal} />;
  if (state === 'none' || state === 'removed') {
    return (
      <>
        <Panel title={state === 'none' ? t.none : t.removed}>
          <Typography tag="p" paddingBottom={2}>
            {state === 'none' ? t.noneNote : t.removedNote}
          </Typography>
          <Link tag={RouterLink} to="/plugins/booking-rules/going-live">
            {t.goingLive}
          </Link>
        </Panel>
        {removal ? <RemovalResult removal={removal} /> : null}
      </>
    );
  }
  return (
    <>
      {removal ? <RemovalResult removal={removal} /> : null}
      <Box paddingBottom={5}>
        <Typography variant="delta" tag="h2" paddingBottom={3}>
          {t.counts}
        </Typography>
        <Flex gap={4} wrap="wrap" alignItems="stretch">
          {counts
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <Tile key={kind} label={kinds[kind]} value={formatCount(count)} />
            ))}
        </Flex>
      </Box>
      {changed.length === 0 ? null : (
        <Panel title={t.stays}>
          <KeptRecords kept={changed} />
        </Panel>
      )}
      {state === 'loading' ? (
        <Panel title={t.loading}>
          <Typography tag="p">{t.loadingNote}</Typography>
        </Panel>
      ) : (
        <StartYourOwn demo={demo} onDone={onDone} />
      )}
    </>
  );
}
