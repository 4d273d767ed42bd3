import { Box, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { Panel } from '../components/panel';
import { messages } from '../messages/messages';
import { FileDrop } from './file-drop';

const MOST_MEGABYTES = 100;

/** Zip files of photos for the listings of an import. */
export function PicturesPanel({ listing, onDone }: { listing: ListingImport; onDone: () => void }) {
  const t = messages().listingImports.pictures;
  const api = useApi();
  const { busy, run } = useAction();
  const { toggleNotification } = useNotification();
  const { id, archives } = listing;
  const upload = (file: File) =>
    run('upload', async () => {
      await api.upload('POST /booking-rules/listing-imports/{id}/pictures', file, { params: { id } });
      onDone();
      return t.added;
    });
  return (
    <Panel title={t.title}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography textColor="neutral600">{t.note}</Typography>
        {archives.length === 0 ? null : (
          <Box tag="ul">
            {archives.map(({ name, pictures }, index) => (
              <Typography key={index} tag="li" style={{ overflowWrap: 'anywhere' }}>
                {t.archive(name, pictures)}
              </Typography>
            ))}
          </Box>
        )}
        <FileDrop
          label={t.choose}
          hint={t.chooseHint(MOST_MEGABYTES)}
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
