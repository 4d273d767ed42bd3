import { useState } from 'react';
import { Button } from '@strapi/design-system';
import { Download as DownloadIcon } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { errorMessage } from '../api/errors';

/** Saves what `GET /booking-rules/exports/{path}` answers as a CSV file. The token goes with the call, so no link will do. */
export function DownloadButton({ path, fileName }: { path: string; fileName: string }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await get<Blob>(`/booking-rules/exports/${path}`, { responseType: 'blob' });
      saveFile(data, fileName);
    } catch (failure) {
      toggleNotification({ type: 'danger', message: errorMessage(failure) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="tertiary" startIcon={<DownloadIcon />} loading={busy} onClick={() => void download()}>
      Export CSV
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
