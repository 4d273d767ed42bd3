import { watchBuilds } from './new-build';
import { preloadLinks } from './preload-links';
import { fetchRouteManifest } from './route-manifest';

/** Starts what a page does in the background once the visitor can use it. */
export function startBackground(): void {
  preloadLinks();
  watchBuilds();
  void fetchRouteManifest();
}
