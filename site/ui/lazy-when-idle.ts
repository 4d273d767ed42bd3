import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** At the latest so long after the page has come, in milliseconds. */
const PATIENCE_MS = 2000;

let idle: Promise<void> | null = null;

/**
 * A part that is in the page as the server sends it, and works as it stands: links, or fields of a plain form.
 * Its script is fetched once the browser has nothing else to do, or somebody begins to use the page. Put it into a `Suspense` boundary.
 */
export function lazyWhenIdle<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof window !== 'undefined') await firstIdleMoment();
    return load();
  });
}

function firstIdleMoment(): Promise<void> {
  idle ??= new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 200);
    // Whoever begins to do something is not kept waiting.
    for (const event of ['pointerdown', 'keydown', 'focusin'])
      window.addEventListener(event, () => resolve(), { once: true, passive: true });
  });
  return idle;
}
