import { reloadOnMissingChunk } from './features/builds/chunk-reload';
import { whenIdle } from './features/builds/when-idle';

/**
 * Starts what goes on behind the pages, once. A module of its own beside Vike's (`+client.ts`) would make two entries,
 * which Vike joins by an inline script; the content security policy has none of those.
 */
export function startBehindThePages(): void {
  reloadOnMissingChunk();
  whenIdle(
    () => void import('./features/builds/after-idle').then(({ startBackground }) => startBackground()),
  );
}
