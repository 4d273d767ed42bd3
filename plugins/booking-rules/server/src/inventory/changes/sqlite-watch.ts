const POLL_MS = 300;

/**
 * Notices when another process, such as an import, has committed to the same SQLite file. The file's `data_version`
 * then changes; it never does for what this connection has written itself.
 * @param readVersion reads `PRAGMA data_version`, always on one connection
 */
export function createSqliteWatch(
  readVersion: () => Promise<number>,
  changed: () => void,
  warn: (sentence: string) => void,
) {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  async function poll(known: number): Promise<void> {
    let version = known;
    try {
      version = await readVersion();
    } catch (error) {
      if (!stopped) warn(`Looking for changes of other processes failed: ${String(error)}`);
    }
    if (stopped) return;
    if (version !== known) changed();
    wait(version);
  }

  function wait(version: number): void {
    timer = setTimeout(() => void poll(version), POLL_MS);
    timer.unref();
  }

  return {
    async start(): Promise<void> {
      const version = await readVersion();
      if (!stopped) wait(version);
    },

    stop(): void {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
