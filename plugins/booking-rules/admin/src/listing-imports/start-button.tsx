import { Button, Typography } from '@strapi/design-system';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { ConfirmDialog } from '../components/dialogs';
import { messages } from '../messages/messages';

/** Begins the import after its dry run, or goes on with one that stopped; nothing where there is nothing to write. */
export function StartButton({ listing, onDone }: { listing: ListingImport; onDone: () => void }) {
  const t = messages().listingImports.start;
  const api = useApi();
  const { busy, run } = useAction();
  const { id, state, totals, drafts, pictures } = listing;
  const start = () =>
    run('start', async () => {
      await api.call('POST /booking-rules/listing-imports/{id}/start', { params: { id } });
      onDone();
      return null;
    });
  if (state !== 'checked') {
    return (
      <Button loading={busy !== null} onClick={() => void start()}>
        {t.continue}
      </Button>
    );
  }
  const count = totals.created + totals.changed;
  if (count === 0 && pictures === 0) {
    return <Typography textColor="neutral600">{t.nothing}</Typography>;
  }
  return (
    <ConfirmDialog
      button={<Button loading={busy !== null}>{t.import(count)}</Button>}
      title={t.question(count)}
      back={t.notYet}
      confirm={t.confirm}
      variant="default"
      onConfirm={() => void start()}
    >
      {t.note(totals.created, drafts, totals.changed, pictures)}
    </ConfirmDialog>
  );
}
