/** How long after the first idle moment the background work begins, in milliseconds (contract A8: about 1 s). */
const REST_MS = 1000;

/**
 * Starts what goes on behind the pages, once. A module of its own beside Vike's (`+client.ts`) would make two entries,
 * which Vike joins by an inline script; the content security policy has none of those.
 */
export function startClient(errorReportingDsn: string | null): void {
  whenIdle(() => {
    void import('./builds/after-idle').then(({ startIdleTasks }) => startIdleTasks());
    if (errorReportingDsn === null) return;
    void import('../features/integrations/error-reporting').then(({ reportErrors }) =>
      reportErrors(errorReportingDsn),
    );
  });
}

/** Calls back about a second after the browser is first idle. */
function whenIdle(task: () => void): void {
  const rest = (): void => void setTimeout(task, REST_MS);
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(rest, { timeout: 10_000 });
  else if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
