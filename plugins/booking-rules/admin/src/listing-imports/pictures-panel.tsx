import { Box, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { plural } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { Panel } from '../components/panel';
import { FileDrop } from './file-drop';

const MOST_MEGABYTES = 100;

/** Zip files of photos for the listings of an import. */
export function PicturesPanel({ listing, onDone }: { listing: ListingImport; onDone: () => void }) {
  const api = useApi();
  const { busy, run } = useAction();
  const { toggleNotification } = useNotification();
  const { id, archives } = listing;
  const upload = (file: File) =>
    run('upload', async () => {
      await api.upload('POST /booking-rules/listing-imports/{id}/pictures', file, { params: { id } });
      onDone();
      return 'The photos were added. Run the dry run again to see which listings they belong to.';
    });
  return (
    <Panel title="Photos">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography textColor="neutral600">
          Photos at public addresses (https) in the list are fetched during the import. Others can come in a
          zip file: by the names that the list gives, or in a folder for each listing that is named after its
          id in the list. Listings that have photos keep theirs.
        </Typography>
        {archives.length === 0 ? null : (
          <Box tag="ul">
            {archives.map(({ name, pictures }, index) => (
              <Typography key={index} tag="li" style={{ overflowWrap: 'anywhere' }}>
                {`${name}: ${plural(pictures, 'photo')}`}
              </Typography>
            ))}
          </Box>
        )}
        <FileDrop
          label="Choose a zip file"
          hint={`Or drop it here. Up to ${MOST_MEGABYTES} MB each, five at most.`}
          accept=".zip"
          mostMegabytes={MOST_MEGABYTES}
          busy={busy !== null}
          onFile={(file) => void upload(file)}
          onProblem={(message) => toggleNotification({ type: 'warning', message })}
        />
      </Flex>
    </Panel>
  );
}
