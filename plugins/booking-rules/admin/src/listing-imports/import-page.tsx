import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { ConfirmDialog } from '../components/dialogs';
import { BackLink, Page } from '../components/page';
import { Panel, RefusalNote } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { MappingForm } from './mapping-form';
import { PicturesPanel } from './pictures-panel';
import { StartButton } from './start-button';

const PAGE = '/plugins/booking-rules/import-listings';
const POLL_MS = 1_000;

/** One import: what its columns mean, what would happen, how far it is, and what has happened. */
export function ImportPage() {
  const { page: t, states } = messages().listingImports;
  const { id = '' } = useParams();
  const query = useApiQuery('GET /booking-rules/listing-imports/{id}', { params: { id } });
  const found = query.data?.data;
  const { reload } = query;
  const isWorking = found?.state === 'checking' || found?.state === 'importing';
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isWorking, reload]);
  return (
    <Page
      title={found?.fileName ?? t.unnamed}
      subtitle={found ? t.subtitle(states[found.state], found.rows) : ''}
      navigation={<BackLink fallback={PAGE} />}
    >
      <QueryResult query={query}>{({ data }) => <Steps listing={data} onDone={reload} />}</QueryResult>
    </Page>
  );
}

function Steps({ listing, onDone }: { listing: ListingImport; onDone: () => void }) {
  const t = messages().listingImports.page;
  const { state, problem, hasFile, by, at, notes } = listing;
  const [isMapping, setIsMapping] = useState(false);
  const isWorking = state === 'checking' || state === 'importing';
  const mayMap = hasFile && !isWorking;
  const shows = mayMap && (state === 'uploaded' || isMapping);
  const done = () => {
    setIsMapping(false);
    onDone();
  };
  return (
    <>
      <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={5}>
        <Typography textColor="neutral600">{t.sent(formatInstant(at), by)}</Typography>
        <Flex gap={2} wrap="wrap">
          {mayMap && !shows ? (
            <Button variant="tertiary" onClick={() => setIsMapping(true)}>
              {t.changeColumns}
            </Button>
          ) : null}
          {isWorking ? null : <RemoveButton listing={listing} />}
          {hasFile && !isWorking && state !== 'uploaded' && !shows ? (
            <StartButton listing={listing} onDone={onDone} />
          ) : null}
        </Flex>
      </Flex>
      {problem === null ? null : (
        <Box paddingBottom={5}>
          <RefusalNote title={t.problem} reasons={problem} />
        </Box>
      )}
      {isWorking ? <ImportProgress listing={listing} onDone={onDone} /> : null}
      {shows ? <MappingForm key={listing.id} listing={listing} onDone={done} /> : null}
      {notes.length === 0 ? null : (
        <Panel title={t.notes}>
          {notes.map((note) => (
            <Typography key={note} tag="p" paddingBottom={1} style={{ overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          ))}
        </Panel>
      )}
      {state === 'uploaded' || isWorking ? null : <ImportResult listing={listing} />}
      {mayMap ? <PicturesPanel listing={listing} onDone={onDone} /> : null}
    </>
  );
}

function RemoveButton({ listing: { id, fileName } }: { listing: ListingImport }) {
  const t = messages().listingImports.page;
  const api = useApi();
  const navigate = useNavigate();
  const { run } = useAction();
  const remove = () =>
    run('remove', async () => {
      await api.call('DELETE /booking-rules/listing-imports/{id}', { params: { id } });
      navigate(PAGE);
      return t.removed(fileName);
    });
  return (
    <ConfirmDialog
      button={<Button variant="tertiary">{t.remove}</Button>}
      title={t.removeQuestion}
      back={t.keep}
      confirm={t.remove}
      variant="danger-light"
      onConfirm={() => void remove()}
    >
      {t.removeNote}
    </ConfirmDialog>
  );
}
