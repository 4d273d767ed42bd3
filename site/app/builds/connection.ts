/** What the browser knows of the connection; without information it is taken to be good. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** The connection, where the browser tells of it. */
export function connection(): NetworkInformation {
  const { connection: known } = navigator as Navigator & { connection?: NetworkInformation };
  return known ?? {};
}

/** Fulfilled while there is a connection: at once, or when it comes back. A trip is read without one, too. */
export async function online(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** Whether nothing should be fetched that nobody asked for: the data saver is on, or the connection is 2g. */
export function isFrugal({ saveData, effectiveType }: NetworkInformation): boolean {
  return saveData === true || /2g$/.test(effectiveType ?? '');
}

/** Whether even small files should wait. */
export function isSlowest({ effectiveType }: NetworkInformation): boolean {
  return effectiveType === 'slow-2g';
}
