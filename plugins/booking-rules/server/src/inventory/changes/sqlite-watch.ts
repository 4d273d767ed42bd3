const POLL_MS = 300;

/**
 * Notices that another process (an import, say) has committed to the same SQLite file. Its `data_version`
 * moves then, and never by what this connection has written itself.
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
