import { ownBuild, readBuildFile, type LatestBuild } from '../../api/build-files';

/** How often a page that stays open asks whether there is a newer build, in milliseconds. */
const CHECK_EVERY_MS = 10 * 60_000;

let outdated = false;

/** Whether the server runs another build than the one that this page came from. */
export function isOutdated(): boolean {
  return outdated;
}

/** Asks which build the server runs. The query keeps caches from answering. */
export async function checkBuild(now: number): Promise<void> {
  try {
    const { id } = await readBuildFile<LatestBuild>(`/builds/latest.json?${now}`);
    outdated = id !== ownBuild();
  } catch {
    // Offline, or the server is being replaced: the next check tells.
  }
}

/** Asks now and then, while somebody looks at the page, until a newer build is found. */
export function watchBuilds(): void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    void checkBuild(Date.now()).then(() => {
      if (outdated) clearInterval(timer);
    });
  }, CHECK_EVERY_MS);
}
