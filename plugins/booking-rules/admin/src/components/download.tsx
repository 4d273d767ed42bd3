import { Button } from '@strapi/design-system';
import { Download as DownloadIcon } from '@strapi/icons';
import type { Sent } from 'booking-rules/contracts';
import { useApi, type FileKey } from '../api/client';
import { useAction } from '../api/use-action';
import { messages } from '../messages/messages';

/** Saves what a route answers as a file. A link would not send the token. */
export function DownloadButton<Key extends FileKey>({
  route,
  sent,
  fileName,
  label = messages().components.exportCsv,
  ...rest
}: {
  route: Key;
  sent: Sent<Key>;
  fileName: string;
  label?: string;
  size?: 'S';
  'aria-label'?: string;
}) {
  const api = useApi();
  const { busy, run } = useAction();
  const download = () =>
    run('download', async () => {
      saveFile(await api.download(route, sent), fileName);
      return null;
    });
  return (
    <Button
      variant="tertiary"
      {...rest}
      style={{ flexShrink: 0 }}
      startIcon={<DownloadIcon />}
      loading={busy !== null}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
