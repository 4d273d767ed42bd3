import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { DemoContent } from 'booking-rules/contracts/setup/demo-content';
import { useApiQuery } from '../api/use-api-query';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { Tile } from '../components/tile';
import { KIND_LABELS } from './labels';
import { KeptRecords, RemovalProgress, RemovalResult } from './removal-state';
import { StartYourOwn } from './start-your-own';

const POLL_MS = 1_000;

/** What this house has of the demo content, and the way to start without it. */
export function DemoContentPage() {
  const query = useApiQuery('GET /booking-rules/demo-content');
  const { reload } = query;
  const isWorking = isUnderWay(query.data?.data);
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isWorking, reload]);
  return (
    <Page title="Demo content" subtitle="What came with the demo, and how to start with your own instead.">
      <QueryResult query={query}>{({ data }) => <Content demo={data} onDone={reload} />}</QueryResult>
    </Page>
  );
}

const isUnderWay = (demo: DemoContent | undefined): boolean =>
  demo?.removal?.state === 'backing-up' || demo?.removal?.state === 'removing';

function Content({ demo, onDone }: { demo: DemoContent; onDone: () => void }) {
  const { state, counts, changed, removal } = demo;
  if (isUnderWay(demo) && removal) return <RemovalProgress removal={removal} />;
  if (state === 'none' || state === 'removed') {
    return (
      <>
        <Panel title={state === 'none' ? 'No demo content' : 'This house is yours'}>
          <Typography tag="p" paddingBottom={2}>
            {state === 'none'
              ? 'This house has no demo content.'
              : 'The demo content is removed and does not come back. Search engines may list the site.'}
          </Typography>
          <Link tag={RouterLink} to="/plugins/booking-rules/going-live">
            What to do before guests book
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
          What there is
        </Typography>
        <Flex gap={4} wrap="wrap" alignItems="stretch">
          {counts
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <Tile key={kind} label={KIND_LABELS[kind]} value={count.toLocaleString('en')} />
            ))}
        </Flex>
      </Box>
      {changed.length === 0 ? null : (
        <Panel title="Stays in any case">
          <KeptRecords kept={changed} />
        </Panel>
      )}
      {state === 'loading' ? (
        <Panel title="Still loading">
          <Typography tag="p">
            The demo content is being loaded. You can start your own when it is there.
          </Typography>
        </Panel>
      ) : (
        <StartYourOwn demo={demo} onDone={onDone} />
      )}
    </>
  );
}
