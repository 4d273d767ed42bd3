import { buildParts, staleParts } from './build.mjs';
import { BUILD_PARTS } from './build-parts.mjs';
import { install, needsInstall } from './install.mjs';
import { createProgress } from './progress.mjs';
import { freshSettings } from './settings.mjs';
import { stopOnSignals } from './stop.mjs';

/** Installs and builds what has changed. No build keeps a setting, so it needs no `.env`. */
export async function buildAll() {
  stopOnSignals({ exitCode: 130 });
  const installing = needsInstall();
  const stale = staleParts(BUILD_PARTS);
  const progress = createProgress(Number(installing) + stale.length);
  if (installing) await progress.step('Installing packages', install);
  await buildParts(stale, { ...freshSettings(), ...process.env }, progress);
  console.log('Everything is built.');
}
