import type { RouteRedirect, RouteRules } from '../../page-context';

/** `GET /builds/latest.json`: the build that the server runs now. */
export interface LatestBuild {
  id: string;
  /** When it was made, in milliseconds. */
  timestamp: number;
}

/** `GET /builds/meta/{buildId}.json`: the rules of every route. */
export interface RouteManifest extends LatestBuild {
  redirects: RouteRedirect[];
  /** Metadata by route, such as `/results/@page`. */
  routes: Record<string, RouteRules>;
}

/** The build that this page came from. */
export function ownBuild(): string {
  return document.documentElement.dataset.build ?? '';
}

/** Reads one of the files about builds. Throws when it cannot be had. */
export async function readBuildFile<T extends LatestBuild>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as T;
}
