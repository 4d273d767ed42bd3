import { ownBuild, readBuildFile, type RouteManifest } from '../../api/build-files';
import { connection, isSlowest, online } from './connection';
import { knowRedirects } from './route-redirects';
import { watchBuilds } from './new-build';
import { preloadLinks } from './preload-links';

/** Starts what a page does in the background once the visitor can use it. */
export function startIdleTasks(): void {
  preloadLinks();
  watchBuilds();
  void fetchRouteManifest();
}

/** Fetches the rules of the routes, so that redirects work without asking the server first. */
export async function fetchRouteManifest(): Promise<void> {
  if (isSlowest(connection())) return;
  await online();
  try {
    const { redirects } = await readBuildFile<RouteManifest>(`/builds/meta/${ownBuild()}.json`);
    knowRedirects(redirects);
  } catch (failure) {
    console.warn('The rules of the routes could not be fetched.', failure);
  }
}
