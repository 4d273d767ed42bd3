import type { Changes } from './changes';

/**
 * Keeps what is read of documents until one of these kinds changes, whichever process changes it: what each booking
 * asks anew, and Strapi takes a millisecond or two to find. Must be asked outside of transactions.
 * @param uids content types that the reading depends on; their changes have to be announced
 */
export function keepReading<Read>(
  changes: Pick<Changes, 'subscribe'>,
  uids: readonly string[],
  read: () => Promise<Read>,
): () => Promise<Read> {
  let kept: Promise<Read> | null = null;
  changes.subscribe((change) => {
    if (change.kind !== 'content' || (change.uid !== undefined && !uids.includes(change.uid))) return;
    // A reading that is under way may have missed it: it answers those who have asked, and nobody after them.
    kept = null;
  });
  return () => {
    if (kept) return kept;
    const reading = read();
    kept = reading;
    // What could not be read is read again by whoever asks next.
    reading.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading;
  };
}
