import { messages } from '../../messages/messages';

/**
 * A file about a reservation. What opens the reservation stays out of the address bar and its history: a link would
 * leave it there.
 * @throws Error with what to say to the guest
 */
export async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address).catch(() => null);
  if (response?.ok) return response.blob();
  const t = messages().reservation.documents;
  throw new Error(response?.status === 503 || response?.status === 429 ? t.busy : t.failed);
}

/** Hands a file to the guest as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
