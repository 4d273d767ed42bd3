/** How long after the first idle moment the background begins, in milliseconds (contract A8: about 1 s). */
const REST_MS = 1000;

/** Calls about a second after the browser has first had nothing to do. */
export function whenIdle(task: () => void): void {
  const rest = (): void => void setTimeout(task, REST_MS);
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(rest, { timeout: 10_000 });
  else if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
