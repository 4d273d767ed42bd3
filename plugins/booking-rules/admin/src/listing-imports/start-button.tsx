import { Button, Typography } from '@strapi/design-system';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { plural } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { ConfirmDialog } from '../components/dialogs';

/** Begins the import after its dry run, or goes on with one that stopped; nothing where there is nothing to write. */
export function StartButton({ listing, onDone }: { listing: ListingImport; onDone: () => void }) {
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
        Continue the import
      </Button>
    );
  }
  const count = totals.created + totals.changed;
  if (count === 0 && pictures === 0) {
    return <Typography textColor="neutral600">There is nothing to import.</Typography>;
  }
  const parts = [
    totals.created === 0
      ? null
      : `${plural(totals.created, 'listing')} will be created${drafts === 0 ? '' : `, ${drafts} of them as drafts`}`,
    totals.changed === 0 ? null : `${plural(totals.changed, 'listing')} will be changed`,
    pictures === 0 ? null : `up to ${plural(pictures, 'photo')} will be added`,
  ].filter((part) => part !== null);
  return (
    <ConfirmDialog
      button={<Button loading={busy !== null}>{`Import ${plural(count, 'listing')}`}</Button>}
      title={`Import ${plural(count, 'listing')}?`}
      back="Not yet"
      confirm="Import"
      variant="default"
      onConfirm={() => void start()}
    >
      {`${parts.join('; ')}. Nothing is deleted.`}
    </ConfirmDialog>
  );
}
