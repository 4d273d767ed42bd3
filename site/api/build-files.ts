import type { Redirect } from './editorial';

/**
 * Metadata of a route (contract A2): set it in a page's `+rules.ts`. The two integration switches are
 * `noAirbnb` of the rental-listing integration, off at home, and `noRuff` of the linting integration, off at
 * the thank-you page.
 */
export interface RouteRules {
  /** Leaves out the discount banner. */
  noRuff?: boolean;
  /** Leaves out the marketplace endorsement inside the banner. */
  noAirbnb?: boolean;
  /** Names from `server/route-middlewares.ts`, run in this order before the route is checked. */
  middleware?: readonly string[];
}

/** `GET /builds/latest.json`: the build that the server runs now. */
export interface LatestBuild {
  id: string;
  /** When it was made, in milliseconds. */
  timestamp: number;
}

/** `GET /builds/meta/{buildId}.json`: the rules of every route. */
export interface RouteManifest extends LatestBuild {
  redirects: Redirect[];
  /** Metadata by route, such as `/results/@page`. */
  routes: Record<string, RouteRules>;
}

/** The build that this page came from. */
export function ownBuild(): string {
  return document.documentElement.dataset.build ?? '';
}

/** Reads one of the files about builds. Throws when it cannot be fetched. */
export async function readBuildFile<T extends LatestBuild>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as T;
}
