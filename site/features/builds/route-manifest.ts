import { warnDeveloper } from '../../console';
import { ownBuild, readBuildFile, type RouteManifest } from './build-files';
import { connection, isSlowest } from './connection';
import { knowRedirects } from './route-redirects';

/** Fetches the rules of the routes, so that redirects work without asking the server first. */
export async function fetchRouteManifest(): Promise<void> {
  if (isSlowest(connection())) return;
  try {
    const { redirects } = await readBuildFile<RouteManifest>(`/builds/meta/${ownBuild()}.json`);
    knowRedirects(redirects);
  } catch (failure) {
    warnDeveloper('The rules of the routes could not be fetched.', failure);
  }
}
