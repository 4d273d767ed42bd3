import { reloadOnMissingChunk } from './features/builds/chunk-reload';
import { whenIdle } from './features/builds/when-idle';

/**
 * Starts what goes on behind the pages, once. A module of its own beside Vike's (`+client.ts`) would make two entries,
 * which Vike joins by an inline script; the content security policy has none of those.
 */
export function startBehindThePages(errorReportingDsn: string | null): void {
  reloadOnMissingChunk();
  whenIdle(() => {
    void import('./features/builds/after-idle').then(({ startBackground }) => startBackground());
    if (errorReportingDsn === null) return;
    void import('./features/integrations/error-reporting').then(({ reportErrors }) =>
      reportErrors(errorReportingDsn),
    );
  });
}
